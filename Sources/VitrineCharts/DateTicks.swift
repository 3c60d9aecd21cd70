import Foundation

/// The dates that an axis marks.
struct DateTicks {
  var dates: [Date] = []
  var component = Calendar.Component.day

  /// The tick intervals of a date axis, with their usual lengths in seconds.
  private static let steps: [(Calendar.Component, Int, Double)] = [
    (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900), (.minute, 30, 1800),
    (.hour, 1, 3600), (.hour, 3, 10800), (.hour, 6, 21600), (.hour, 12, 43200), (.day, 1, 86400),
    (.day, 2, 172_800), (.weekOfYear, 1, 604_800), (.month, 1, 2_629_746),
    (.month, 3, 7_889_238), (.month, 6, 15_778_476), (.year, 1, 31_556_952),
    (.year, 5, 157_784_760), (.year, 10, 315_569_520),
  ]
  private static let mostTicks = 200

  /// Chooses the finest interval that divides the domain into at most `count` pieces.
  init(_ low: Double, _ high: Double, count: Int, _ calendar: Calendar) {
    let (component, units) = Self.step(high - low, count: count)
    self.init(low, high, by: component, units, calendar)
  }

  /// Marks every `count`th unit that begins within the domain.
  init(
    _ low: Double, _ high: Double, by component: Calendar.Component, _ count: Int,
    _ calendar: Calendar
  ) {
    self.component = component
    dates = Self.around(low, high, component, count, calendar).filter {
      (low - 1e-3...high + 1e-3).contains($0.timeIntervalSinceReferenceDate)
    }
  }

  /// Returns the unit, and how many of it, that divide a length in seconds into at most `count` pieces.
  static func step(_ length: Double, count: Int) -> (Calendar.Component, Int) {
    let step = steps.first { length / $0.2 <= Double(max(1, count)) }
    return step.map { ($0.0, $0.1) } ?? (.year, 50)
  }

  /// Returns the beginnings of every `count`th unit from the last one before a domain to the first one behind it.
  static func around(
    _ low: Double, _ high: Double, _ component: Calendar.Component, _ count: Int,
    _ calendar: Calendar
  ) -> [Date] {
    let begin = Date(timeIntervalSinceReferenceDate: low)
    guard var date = first(before: begin, component, max(1, count), calendar) else { return [] }
    var dates: [Date] = []
    while dates.count < mostTicks {
      // The last one that begins at the domain's start or before it.
      if date.timeIntervalSinceReferenceDate <= low + 1e-3 { dates = [] }
      dates.append(date)
      guard date.timeIntervalSinceReferenceDate < high - 1e-3,
        let next = calendar.date(byAdding: component, value: max(1, count), to: date), next > date
      else { break }
      date = component == .hour ? aligned(next, count, calendar) : next
    }
    return dates
  }

  /// Returns the beginning of a unit at or before a date, from which others are counted: parts of a day from the start of
  /// the day, months from that of the year.
  private static func first(
    before date: Date, _ component: Calendar.Component, _ count: Int, _ calendar: Calendar
  ) -> Date? {
    guard let start = start(date, component, calendar),
      let seconds = secondsOfUnit[component]
    else { return start(date, component, calendar) }
    // The units of a day that have passed; one less, as clocks may have been changed.
    let passed = (date.timeIntervalSince(start) / seconds / Double(count)).rounded(.down) - 1
    guard passed > 0,
      let near = calendar.date(byAdding: component, value: Int(passed) * count, to: start)
    else { return start }
    return component == .hour ? aligned(near, count, calendar) : near
  }

  /// The lengths of the units that are counted from the start of the day.
  private static let secondsOfUnit: [Calendar.Component: Double] = [.hour: 3600, .minute: 60]

  private static let minutesOfDay = 24 * 60

  /// Returns the moment at which clocks show a multiple of the hours: on the day on which they change, hours that are
  /// counted would show 7 and 13 o'clock in place of 6 and 12.
  private static func aligned(_ date: Date, _ hours: Int, _ calendar: Calendar) -> Date {
    let step = hours * 60
    guard step > 60, minutesOfDay % step == 0 else { return date }
    func minutes(past date: Date) -> Int {
      let parts = calendar.dateComponents([.hour, .minute], from: date)
      return ((parts.hour ?? 0) * 60 + (parts.minute ?? 0)) % step
    }
    let past = minutes(past: date)
    let shift = past <= step / 2 ? -past : step - past
    let moved = date.addingTimeInterval(Double(shift * 60))
    // The hour itself may be the one that is left out.
    return minutes(past: moved) == 0 ? moved : date
  }

  /// The date from which units are counted: the start of the day for parts of it, of the year for months,
  /// else of the unit itself.
  private static func start(
    _ date: Date, _ component: Calendar.Component, _ calendar: Calendar
  ) -> Date? {
    switch component {
    case .hour, .minute: calendar.startOfDay(for: date)
    case .month: calendar.dateInterval(of: .year, for: date)?.start
    default: calendar.dateInterval(of: component, for: date)?.start
    }
  }

  /// The format of dates at which such a unit begins.
  static func format(_ component: Calendar.Component) -> Date.FormatStyle {
    switch component {
    case .second, .minute: .dateTime.hour().minute()
    case .hour: .dateTime.hour()
    case .month, .quarter: .dateTime.month(.abbreviated)
    case .year: .dateTime.year()
    default: .dateTime.month(.abbreviated).day()
    }
  }
}
