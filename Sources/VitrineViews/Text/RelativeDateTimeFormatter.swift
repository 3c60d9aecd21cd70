#if !canImport(Darwin)
  public import Foundation

  /// A formatter of relative dates in words: "in 3 days", "yesterday". It is part of Foundation on Apple's
  /// systems only.
  public final class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// The form of near dates: "in 1 day" is numeric, "tomorrow" is named.
    public enum DateTimeStyle: Int, Sendable { case numeric, named }
    /// The form of units, from words to narrow abbreviations; `spellOut` writes numbers as words too.
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

    /// The form of near dates; numeric unless set.
    public var dateTimeStyle = DateTimeStyle.numeric
    /// The form of units; full words unless set.
    public var unitsStyle = UnitsStyle.full
    /// The calendar that counts the units; the machine's unless set.
    public var calendar = Calendar.current
    /// The locale of the words; the machine's unless set.
    public var locale = Locale.current

    /// Returns the distance of a date from a reference date in words, such as "in 3 days".
    public func localizedString(for date: Date, relativeTo reference: Date) -> String {
      Date.AnchoredRelativeFormatStyle(
        anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
        unitsStyle: units, locale: locale, calendar: calendar,
        capitalizationContext: .unknown
      ).format(reference)
    }

    /// Returns a distance in seconds in words; negative intervals are in the past.
    public func localizedString(fromTimeInterval interval: TimeInterval) -> String {
      let zero = Date(timeIntervalSinceReferenceDate: 0)
      return localizedString(for: zero.addingTimeInterval(interval), relativeTo: zero)
    }

    /// Returns the distance of a date from the machine's clock in words; nil for values other than dates.
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
