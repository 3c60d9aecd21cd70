public import Foundation

/// The value of an element's property, labelled with the quantity it measures.
public struct PlottableProjection<Element, Value: Plottable> {
  private let plotted: (Element) -> PlottableValue<Value>

  /// Returns the value of a property.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ path: KeyPath<Element, Value>
  ) -> PlottableProjection {
    PlottableProjection { .value(String(label), $0[keyPath: path]) }
  }

  /// Returns the value of a property.
  public static func value(
    _ label: LocalizedStringKey, _ path: KeyPath<Element, Value>
  ) -> PlottableProjection {
    PlottableProjection { .value(label, $0[keyPath: path]) }
  }

  func value(of element: Element) -> PlottableValue<Value> { plotted(element) }
}

extension PlottableProjection where Value == Date {
  /// Returns a property's date, which spans the whole calendar unit around it.
  public static func value<S: StringProtocol>(
    _ label: S, _ path: KeyPath<Element, Date>, unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableProjection {
    PlottableProjection {
      .value(String(label), $0[keyPath: path], unit: unit, calendar: calendar)
    }
  }
}

/// The thickness of an element's mark.
public struct MarkDimensions<Element>: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  private let dimension: (Element) -> MarkDimension

  private init(_ dimension: @escaping (Element) -> MarkDimension) { self.dimension = dimension }

  public init(integerLiteral value: Int) { self.init { _ in .fixed(CGFloat(value)) } }
  public init(floatLiteral value: Double) { self.init { _ in .fixed(value) } }

  public static var automatic: MarkDimensions { MarkDimensions { _ in .automatic } }
  /// Returns a thickness in points.
  public static func fixed(_ value: CGFloat) -> MarkDimensions {
    MarkDimensions { _ in .fixed(value) }
  }
  /// Returns a share of the value's band on the scale.
  public static func ratio(_ value: CGFloat) -> MarkDimensions {
    MarkDimensions { _ in .ratio(value) }
  }
  /// Returns the points left free on each side of the band.
  public static func inset(_ value: CGFloat) -> MarkDimensions {
    MarkDimensions { _ in .inset(value) }
  }
  /// Returns a property as a thickness in points.
  public static func fixed(_ path: KeyPath<Element, CGFloat>) -> MarkDimensions {
    MarkDimensions { .fixed($0[keyPath: path]) }
  }
  /// Returns a property as a share of the value's band on the scale.
  public static func ratio(_ path: KeyPath<Element, CGFloat>) -> MarkDimensions {
    MarkDimensions { .ratio($0[keyPath: path]) }
  }
  /// Returns a property as the points left free on each side of the band.
  public static func inset(_ path: KeyPath<Element, CGFloat>) -> MarkDimensions {
    MarkDimensions { .inset($0[keyPath: path]) }
  }

  func of(_ element: Element) -> MarkDimension { dimension(element) }
}
