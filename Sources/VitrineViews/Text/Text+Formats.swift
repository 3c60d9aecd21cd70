public import Foundation
package import VitrineGraphics

extension Text {
  /// The style of a date.
  public nonisolated struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }

    let kind: Kind

    /// The time of day in the locale's short form, such as "9:41 AM".
    public static let time = DateStyle(kind: .time)
    /// The day in the locale's long form, such as "January 9, 2007".
    public static let date = DateStyle(kind: .date)
    /// The distance from the picture's moment in the two largest units, abbreviated and without a direction.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from the picture's moment in the largest unit, after "-" for dates to come and "+" for past ones, by
    /// Apple's page on dynamic dates in widgets.
    public static let offset = DateStyle(kind: .offset)
    /// The distance from the picture's moment as on a clock, such as "1:02:03".
    public static let timer = DateStyle(kind: .timer)
  }

  /// The prefix of the names of timers. On a device a timer takes the width that it is offered, so that nothing
  /// beside it moves when its digits change. No other name begins with this sign.
  static let timerName = "\u{1}timer"

  /// Creates a text of a date at the moment of the picture, in the environment's locale and time zone.
  public init(_ date: Date, style: DateStyle) {
    self.init(
      .formatted(
        "\(style.kind == .timer ? Text.timerName : "\(style.kind)") \(date.timeIntervalSince1970)"
      ) {
        DateText(environment: $0).text(date, style)
      })
  }

  /// Creates a text of the times of both dates, with abbreviated days if these differ.
  /// An empty range shows one time.
  public init(_ dates: ClosedRange<Date>) {
    let (from, to) = (dates.lowerBound, dates.upperBound)
    self.init(
      .formatted("\(from.timeIntervalSince1970)-\(to.timeIntervalSince1970)") {
        DateText(environment: $0).text(from, to)
      })
  }

  /// Creates a text of the times of both ends of an interval, with abbreviated days if these differ.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Shows the time remaining in an interval, or elapsed, at the moment of the picture.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .formatted("\(Text.timerName) \(timerInterval) \(countsDown)") { environment in
        let now = min(pauseTime ?? environment.host.now, environment.host.now)
        let at = min(max(now, timerInterval.lowerBound), timerInterval.upperBound)
        let seconds =
          countsDown
          ? timerInterval.upperBound.timeIntervalSince(at)
          : at.timeIntervalSince(timerInterval.lowerBound)
        return DateText(environment: environment)
          .clock(seconds, showsHours: showsHours, roundsUp: countsDown)
      })
  }

  /// Creates a text of a value formatted in the environment's locale, calendar and time zone.
  /// Relative dates are counted from the moment of the picture.
  public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatOutput == String {
    self.init(
      .formatted("\(input)") { DateText(environment: $0).text(input, format) })
  }

  /// Creates a text of a formatted value in the environment's locale; attributes of the format are dropped.
  public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatOutput == AttributedString {
    self.init(
      .formatted("\(input)") { environment in
        String(DateText(environment: environment).localized(format).format(input).characters)
      })
  }

  /// Creates a text of a value that the formatter writes at once with its own locale and time zone.
  /// A value that it cannot write shows as its description.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }

  /// Creates a text of a resource; disfavoured, since literals are keys.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(.resource(resource)) }
}

extension LocalizedStringResource {
  /// The text of a table with the values, else the resource's own.
  package nonisolated func localized(
    _ strings: StringTable, _ locale: String, _ device: Device.Kind
  ) -> String {
    let found = strings.string(query(locale, device))
    // A string without values is no pattern: its percent signs are text.
    guard !defaultValue.arguments.isEmpty else { return found ?? text }
    let values = defaultValue.values(in: Locale(identifier: locale))
    return FormatPattern(found ?? defaultValue.key).filled(with: values)
  }

  /// The text with its Markdown and its values, from a table, else the resource's own; and a diagnostic for words that
  /// should agree with their number, and do not.
  package nonisolated func attributed(
    _ strings: StringTable, _ locale: String, _ device: Device.Kind
  ) -> (text: AttributedString, notes: [Diagnostic]) {
    let query = query(locale, device)
    let values = defaultValue.values(in: Locale(identifier: locale))
    var notes: [Diagnostic] = []
    let pieces = pattern(query, strings).pieces(
      count: values.count, value: { values[$0] }, language: { strings.language(of: query) },
      notes: &notes)
    var text = AttributedString()
    for piece in pieces {
      text += AttributedString(
        piece.argument.map { values[$0] } ?? piece.text, piece.style, nil)
    }
    return (text, notes)
  }

  nonisolated func query(_ locale: String, _ device: Device.Kind) -> StringTable.Query {
    StringTable.Query(
      key, table: table, locale: locale, device: device,
      numbers: defaultValue.arguments.map(\.number))
  }

  nonisolated func pattern(_ query: StringTable.Query, _ strings: StringTable) -> PatternText {
    let hasValues = !defaultValue.arguments.isEmpty
    let own = hasValues ? defaultValue.key : text
    return PatternText(strings.string(query) ?? own, isPattern: hasValues)
  }
}

/// Dates and durations as text, in the environment's locale, calendar and time zone.
nonisolated struct DateText {
  let environment: EnvironmentValues

  func text(_ date: Date, _ style: Text.DateStyle) -> String {
    let distance = date.timeIntervalSince(environment.host.now)
    switch style.kind {
    case .time: return time(date)
    case .date: return base(.long, .omitted).format(date)
    case .timer: return clock(abs(distance), showsHours: true, roundsUp: distance > 0)
    case .relative:
      return units(date, .abbreviated, count: 2)
    case .offset:
      let sign = distance > 0 ? "-" : "+"
      return sign + units(date, .wide, count: 1)
    }
  }

  /// The locale's short form, such as `09:41` in Germany. The newer format omits the leading zero that the
  /// locale's data has.
  private func time(_ date: Date) -> String {
    if environment.host.localeIdentifier == "en_US" {
      return base(.omitted, .shortened).format(date)
    }
    let formatter = DateFormatter()
    formatter.calendar = environment.calendar
    formatter.locale = environment.locale
    formatter.timeZone = environment.timeZone
    formatter.dateStyle = .none
    formatter.timeStyle = .short
    return formatter.string(from: date)
  }

  /// Returns both ends of an interval, in the order of its parts.
  func text(_ from: Date, _ to: Date) -> String {
    var style = Date.IntervalFormatStyle(date: .omitted, time: .shortened)
    if !environment.calendar.isDate(from, inSameDayAs: to) {
      style = Date.IntervalFormatStyle(date: .abbreviated, time: .shortened)
    }
    style.locale = environment.locale
    style.calendar = environment.calendar
    style.timeZone = environment.timeZone
    return from < to ? style.format(from..<to) : base(.omitted, .shortened).format(from)
  }

  private func base(
    _ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: environment.locale, calendar: environment.calendar,
      timeZone: environment.timeZone)
  }

  /// The largest units of a distance from the picture's moment, without the rest, as on a running clock. Months and years
  /// are the calendar's.
  private func units(
    _ date: Date, _ width: Duration.UnitsFormatStyle.UnitWidth, count: Int
  ) -> String {
    let now = environment.host.now
    let (from, to) = (min(now, date), max(now, date))
    let seconds = to.timeIntervalSince(from).rounded()
    if seconds >= Self.shortestMonth, seconds < Self.longest,
      let text = calendarUnits(from, to, isWide: width == .wide, count: count)
    {
      return text
    }
    return Duration.seconds(Int64(min(seconds, Self.longest))).formatted(
      .units(
        allowed: [.days, .hours, .minutes, .seconds], width: width, maximumUnitCount: count,
        fractionalPart: .hide(rounded: .down)
      ).locale(environment.locale))
  }

  /// The shortest month in seconds.
  private static let shortestMonth = 28.0 * 86_400

  /// Returns years, months and days between two dates; nil if they are not a month apart.
  private func calendarUnits(_ from: Date, _ to: Date, isWide: Bool, count: Int) -> String? {
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    calendar.locale = environment.locale
    guard (calendar.dateComponents([.month], from: from, to: to).month ?? 0) > 0 else { return nil }
    let formatter = DateComponentsFormatter()
    formatter.calendar = calendar
    formatter.allowedUnits = [.year, .month, .day]
    formatter.unitsStyle = isWide ? .full : .short
    formatter.maximumUnitCount = count
    return formatter.string(from: from, to: to)
  }

  /// The longest duration, a thousand years in seconds.
  private static let longest = 3.2e10

  /// Hours, minutes and seconds as on a running clock, in the locale's digits.
  func clock(_ seconds: Double, showsHours: Bool, roundsUp: Bool) -> String {
    let limited = max(0, min(seconds.isFinite ? seconds : 0, Self.longest))
    let whole = Int(limited.rounded(roundsUp ? .up : .down))
    func two(_ n: Int) -> String { n < 10 ? "0\(n)" : "\(n)" }
    let hours = whole / 3600
    let text =
      showsHours && hours > 0
      ? "\(hours):\(two(whole / 60 % 60)):\(two(whole % 60))"
      : "\(whole / 60):\(two(whole % 60))"
    return LocalDigits.text(text, environment)
  }

  /// Formats a value independently of the machine's settings.
  func text<F: FormatStyle>(_ input: F.FormatInput, _ format: F) -> String
  where F.FormatOutput == String {
    if let relative = format as? Date.RelativeFormatStyle, let date = input as? Date {
      return text(date, relative)
    }
    return localized(format).format(input)
  }

  /// Formats relative to the picture's moment, not to the machine's clock.
  private func text(_ date: Date, _ format: Date.RelativeFormatStyle) -> String {
    Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: format.presentation, unitsStyle: format.unitsStyle,
      locale: environment.locale, calendar: environment.calendar,
      capitalizationContext: format.capitalizationContext
    ).format(environment.host.now)
  }

  /// The format with the environment's locale, time zone and, unless it sets one, calendar.
  func localized<F: FormatStyle>(_ format: F) -> F {
    let format = format.locale(environment.locale)
    if var dates = format as? Date.FormatStyle {
      dates.timeZone = environment.timeZone
      let isOwn = dates.calendar != .autoupdatingCurrent
      if !isOwn || environment.host.calendar != nil { dates.calendar = environment.calendar }
      return dates as? F ?? format
    }
    if var span = format as? Date.IntervalFormatStyle {
      span.timeZone = environment.timeZone
      span.calendar = environment.calendar
      return span as? F ?? format
    }
    return format
  }
}
