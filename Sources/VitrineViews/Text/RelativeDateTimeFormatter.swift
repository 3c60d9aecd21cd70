#if !canImport(Darwin)
  public import Foundation

  /// A formatter of relative dates in words: "in 3 days", "yesterday". It is part of Foundation on Apple's
  /// systems only.
  public final class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    public enum DateTimeStyle: Int, Sendable { case numeric, named }
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

    public var dateTimeStyle = DateTimeStyle.numeric
    public var unitsStyle = UnitsStyle.full
    public var calendar = Calendar.current
    public var locale = Locale.current

    public func localizedString(for date: Date, relativeTo reference: Date) -> String {
      Date.AnchoredRelativeFormatStyle(
        anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
        unitsStyle: units, locale: locale, calendar: calendar,
        capitalizationContext: .unknown
      ).format(reference)
    }

    public func localizedString(fromTimeInterval interval: TimeInterval) -> String {
      let zero = Date(timeIntervalSinceReferenceDate: 0)
      return localizedString(for: zero.addingTimeInterval(interval), relativeTo: zero)
    }

    public override func string(for object: Any) -> String? {
      (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private var units: Date.RelativeFormatStyle.UnitsStyle {
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    }
  }
#endif
