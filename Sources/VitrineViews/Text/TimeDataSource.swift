public import Foundation

/// A source of values that follow the clock; a picture shows those of its moment.
public nonisolated struct TimeDataSource<Value>: Sendable {
  let value: @Sendable (_ now: Date) -> Value
}

extension TimeDataSource where Value == Date {
  /// The picture's moment.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
  /// Returns the time from a date to the picture's moment; empty for a date that is still to come.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { date..<max(date, $0) }
  }
  /// Returns the time from the picture's moment to a date; empty for a date that has passed.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { min(date, $0)..<date }
  }
}

extension TimeDataSource where Value == Duration {
  /// Returns the time from a date to the picture's moment, negative for a date that is still to come.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource { .seconds($0.timeIntervalSince(date)) }
  }
}

extension Text {
  /// Creates a text of a source's value at the picture's moment, in the environment's locale, calendar and time zone.
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(
      .formatted("\(format)") {
        DateText(environment: $0).text(source.value($0.host.now), format)
      })
  }

  /// Creates a text of a source's value at the picture's moment; attributes of the format are dropped.
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    self.init(
      .formatted("\(format)") { environment in
        let format = DateText(environment: environment).localized(format)
        return String(format.format(source.value(environment.host.now)).characters)
      })
  }
}
