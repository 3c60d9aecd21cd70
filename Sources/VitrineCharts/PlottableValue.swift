public import Foundation

/// A value labelled with the quantity it measures.
public struct PlottableValue<Value: Plottable> {
  let label: String
  let value: Value
  /// The end of the value's calendar unit; nil for a point.
  var unitEnd: Date?
  /// The start of the value's calendar unit; nil for a point.
  var unitStart: Date?

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

  var place: ChartPlace { ChartPlace(datum: value._datum, unitStart: unitStart, unitEnd: unitEnd) }
}

extension PlottableValue where Value == Date {
  /// Returns a value that spans the whole calendar unit around a date.
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue {
    let interval = calendar.dateInterval(of: unit, for: value)
    return PlottableValue(
      label: String(label), value: value, unitEnd: interval?.end, unitStart: interval?.start)
  }
}
