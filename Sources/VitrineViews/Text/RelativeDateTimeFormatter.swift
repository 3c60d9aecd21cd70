#if !canImport(Darwin)
  public import Foundation

  /// A formatter of relative dates in words: "in 3 days", "yesterday". It is part of Foundation on Apple's
  /// systems only.
  ///
  /// The largest unit that fits is written without the rest: 119 minutes are 1 hour. `Date.RelativeFormatStyle` rounds.
  public final class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// The form of near dates: "in 1 day" is numeric, "tomorrow" is named.
    public enum DateTimeStyle: Int, Sendable { case numeric, named }
    /// The form of units, from words to narrow abbreviations; `spellOut` writes numbers as words too.
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

    /// The form of near dates; numeric unless set.
    public var dateTimeStyle = DateTimeStyle.numeric
    /// The form of units; full words unless set.
    public var unitsStyle = UnitsStyle.full
    /// The place of the text, which decides about its first letter; unknown unless set.
    public var formattingContext = Formatter.Context.unknown
    /// The calendar that counts the units; the machine's unless set.
    public var calendar = Calendar.current
    /// The locale of the words; the machine's unless set.
    public var locale = Locale.current

    /// Returns the distance of a date from a reference date in words, such as "in 3 days".
    public func localizedString(for date: Date, relativeTo reference: Date) -> String {
      let distance = date.timeIntervalSince(reference)
      let limited = max(-Self.longest, min(distance.isNaN ? 0 : distance, Self.longest))
      let parts = calendar.dateComponents(
        Set(DurationUnit.allCases.map(\.component)), from: reference, to: reference + limited)
      return localizedString(from: parts)
    }

    /// Returns a distance in seconds in words; negative intervals are in the past.
    public func localizedString(fromTimeInterval interval: TimeInterval) -> String {
      let zero = Date(timeIntervalSinceReferenceDate: 0)
      return localizedString(for: zero.addingTimeInterval(interval), relativeTo: zero)
    }

    /// Returns the largest of the components that is not 0 in words; without any it is no seconds.
    public func localizedString(from components: DateComponents) -> String {
      for unit in DurationUnit.allCases {
        if let value = components.value(for: unit.component), value != 0 {
          return text(value, unit)
        }
      }
      let given = DurationUnit.allCases.last { components.value(for: $0.component) != nil }
      return text(0, given ?? .second)
    }

    /// Returns the distance of a date from the machine's clock in words; nil for values other than dates.
    public override func string(for object: Any) -> String? {
      (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    /// The longest distance, some thousand years in seconds; calendars count no further.
    private static let longest: TimeInterval = 1e11

    /// Returns the words of a number of units, by a date that lies exactly as far away.
    private func text(_ value: Int, _ unit: DurationUnit) -> String {
      var counting = Calendar(identifier: .gregorian)
      counting.timeZone = .gmt
      let start = Date(timeIntervalSinceReferenceDate: 0)
      let most = Int(Self.longest / unit.seconds)
      let limited = max(-most, min(value, most))
      let end = counting.date(byAdding: unit.component, value: limited, to: start) ?? start
      return Date.AnchoredRelativeFormatStyle(
        anchor: end, allowedFields: [unit.relativeField],
        presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width,
        locale: locale, calendar: counting, capitalizationContext: capitals
      ).format(start)
    }

    private var capitals: FormatStyleCapitalizationContext {
      switch formattingContext {
      case .beginningOfSentence: .beginningOfSentence
      case .middleOfSentence: .middleOfSentence
      case .standalone: .standalone
      case .listItem: .listItem
      default: .unknown
      }
    }

    private var width: Date.RelativeFormatStyle.UnitsStyle {
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    }
  }
#endif
