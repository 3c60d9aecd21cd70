public import Foundation

/// A type whose values a chart can plot.
public protocol Plottable {
  var _datum: ChartDatum { get }
  static func _value(_ datum: ChartDatum) -> Self?
}

extension BinaryFloatingPoint {
  public var _datum: ChartDatum { .number(Double(self)) }
  public static func _value(_ datum: ChartDatum) -> Self? { datum.number.map { Self($0) } }
}

extension BinaryInteger {
  public var _datum: ChartDatum { .number(Double(self)) }
  public static func _value(_ datum: ChartDatum) -> Self? {
    datum.number.flatMap { Self(exactly: $0) }
  }
}

extension Double: Plottable {}
extension Float: Plottable {}
extension CGFloat: Plottable {}
extension Int: Plottable {}
extension Int32: Plottable {}
extension Int64: Plottable {}
extension UInt: Plottable {}

extension Decimal: Plottable {
  public var _datum: ChartDatum { .number(NSDecimalNumber(decimal: self).doubleValue) }
  public static func _value(_ datum: ChartDatum) -> Decimal? { datum.number.map { Decimal($0) } }
}

extension String: Plottable {
  public var _datum: ChartDatum { .category(self) }
  public static func _value(_ datum: ChartDatum) -> String? {
    guard case .category(let name) = datum else { return nil }
    return name
  }
}

extension Date: Plottable {
  public var _datum: ChartDatum { .date(self) }
  public static func _value(_ datum: ChartDatum) -> Date? {
    guard case .date(let date) = datum else { return nil }
    return date
  }
}

/// Enumeration cases are plotted by their raw values.
extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  public var _datum: ChartDatum { rawValue._datum }
  public static func _value(_ datum: ChartDatum) -> Self? {
    RawValue._value(datum).flatMap { Self(rawValue: $0) }
  }
}

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
