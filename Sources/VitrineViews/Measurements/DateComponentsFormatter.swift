#if !canImport(Darwin)
  public import Foundation

  /// A formatter of durations, which Foundation has on Apple's systems only: "1h 2m", "1:02:05".
  open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// The form of units; positional durations have none.
    public enum UnitsStyle: Int, Sendable {
      case positional, abbreviated, short, full, spellOut, brief
    }

    /// Which zeros are written.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
      public let rawValue: UInt

      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Positional durations keep zeros behind their first number, others have none.
      public static let `default` = ZeroFormattingBehavior(rawValue: 1)
      public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
      public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
      public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
      public static let dropAll: ZeroFormattingBehavior = [
        .dropLeading, .dropMiddle, .dropTrailing,
      ]
      /// All allowed units, positional ones with two digits.
      public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The form of units; positional unless set.
    open var unitsStyle = UnitsStyle.positional
    /// The units that may be written; those of the value unless set.
    open var allowedUnits: NSCalendar.Unit = []
    /// Which zeros are written.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar that counts days, months and years, and whose locale the words are of.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The most units that are written, from the largest; 0 for all.
    open var maximumUnitCount = 0

    public override init() { super.init() }

    public required init?(coder: NSCoder) { nil }

    /// Returns the text of a duration in seconds; nil for one that is not finite.
    open func string(from interval: TimeInterval) -> String? {
      guard interval.magnitude < Self.longest else { return nil }
      let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
      return string(from: start, to: start + interval)
    }

    /// Returns the text of the time between two dates.
    open func string(from start: Date, to end: Date) -> String? {
      let span = end.timeIntervalSince(start)
      guard span.magnitude < Self.longest else { return nil }
      let calendar = calendar ?? .autoupdatingCurrent
      let units = units(for: span)
      let parts = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
      return text(units.map { ($0, parts.value(for: $0.component) ?? 0) })
    }

    /// Returns the text of components. With allowed units they are counted as the time that they take from a date, so that
    /// 90 minutes are 1 hour and 30 minutes.
    open func string(from components: DateComponents) -> String? {
      if !allowedUnits.isEmpty, let span = span(of: components) {
        return string(from: span.start, to: span.end)
      }
      let units = DurationUnit.allCases.filter {
        allowedUnits.isEmpty
          ? components.value(for: $0.component) != nil : allowedUnits.contains($0.flag)
      }
      return text(units.map { ($0, components.value(for: $0.component) ?? 0) })
    }

    /// The date from which components are counted; that of Foundation's reference unless set.
    open var referenceDate: Date?

    /// The time that components take; nil for more than calendars count.
    private func span(of components: DateComponents) -> (start: Date, end: Date)? {
      let isShort = DurationUnit.allCases.allSatisfy {
        Double(components.value(for: $0.component) ?? 0).magnitude * $0.seconds < Self.longest
      }
      let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
      let calendar = calendar ?? .autoupdatingCurrent
      guard isShort, let end = calendar.date(byAdding: components, to: start) else { return nil }
      return (start, end)
    }

    /// Returns the text of components in a form.
    open class func localizedString(
      from components: DateComponents, unitsStyle: UnitsStyle
    ) -> String? {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = unitsStyle
      return formatter.string(from: components)
    }

    open override func string(for object: Any) -> String? {
      (object as? DateComponents).flatMap(string(from:))
    }

    /// A thousand years: calendars count no further.
    private static let longest: TimeInterval = 1000 * 366 * 86_400

    private func units(for span: TimeInterval) -> [DurationUnit] {
      if !allowedUnits.isEmpty {
        return DurationUnit.allCases.filter { allowedUnits.contains($0.flag) }
      }
      let usual: [DurationUnit] = [.day, .hour, .minute, .second]
      return usual.filter { $0.seconds <= max(span.magnitude, 1) }
    }

    private func text(_ values: [(unit: DurationUnit, value: Int)]) -> String? {
      let text = DurationText(
        style: unitsStyle, zeros: zeroFormattingBehavior, maximumUnitCount: maximumUnitCount,
        locale: calendar?.locale ?? .autoupdatingCurrent)
      return text.text(values)
    }
  }
#endif
