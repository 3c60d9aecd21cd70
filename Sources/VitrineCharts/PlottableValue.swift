public import Foundation

/// A value labelled with the quantity it measures.
public struct PlottableValue<Value: Plottable> {
  let label: String
  let value: Value
  /// The calendar unit around the value, or the range that it stands for; nil for a point.
  var span: ChartPlace.Span?

  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(label: String(label), value: value)
  }

  public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(label: "", value: value)
  }

  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label: "", value: value)
  }

  var place: ChartPlace { ChartPlace(datum: value._datum, span: span) }
}

extension PlottableValue where Value: Comparable {
  /// Returns a value that spans a range, such as a bin of a histogram or a sector between two angles.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: Range<Value>
  ) -> PlottableValue { ranging(label: String(label), range) }

  /// Returns a value that spans a range of numbers or dates.
  public static func value(_ label: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue {
    ranging(label: "", range)
  }

  private static func ranging(label: String, _ range: Range<Value>) -> PlottableValue {
    let ends = (range.lowerBound._datum.number, range.upperBound._datum.number)
    guard let low = ends.0, let high = ends.1 else {
      return PlottableValue(label: label, value: range.lowerBound)
    }
    return PlottableValue(
      label: label, value: range.lowerBound, span: ChartPlace.Span(start: low, end: high))
  }
}

extension PlottableValue where Value == Date {
  /// Returns a value that spans the whole calendar unit around a date.
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue {
    PlottableValue(
      label: String(label), value: value, span: ChartPlace.Span(value, unit, calendar))
  }
}

extension ChartPlace.Span {
  /// The calendar unit around a date; nil if the calendar has none.
  init?(_ date: Date, _ unit: Calendar.Component, _ calendar: Calendar) {
    guard let interval = calendar.dateInterval(of: unit, for: date) else { return nil }
    self.init(
      start: interval.start.timeIntervalSinceReferenceDate,
      end: interval.end.timeIntervalSinceReferenceDate, unit: unit)
  }
}
