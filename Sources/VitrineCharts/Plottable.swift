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
