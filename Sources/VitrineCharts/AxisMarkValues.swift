public import Foundation

/// The values at which an axis has marks.
public struct AxisMarkValues {
  enum Kind {
    case automatic(Int?, least: Double?)
    case stride(Double)
    case calendar(Calendar.Component, Int)
    case list([ChartDatum])
  }

  let kind: Kind
  /// The bounds of the domain that end at round numbers.
  var rounding = _AxisRounding()
  /// The calendar of units; nil for that of the chart.
  var calendar: Calendar?

  public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(nil, least: nil)) }

  /// Returns round values.
  ///
  /// - Parameters:
  ///   - desiredCount: about how many; nil for as many as there is room for.
  ///   - roundLowerBound: whether the domain begins at a round value; nil for numbers alone.
  ///   - roundUpperBound: whether it ends at one.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(desiredCount, least: nil),
      rounding: _AxisRounding(lower: roundLowerBound, upper: roundUpperBound))
  }

  /// Returns round values that are at least so far apart.
  public static func automatic<P: Plottable & BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(desiredCount, least: Double(minimumStride)),
      rounding: _AxisRounding(lower: roundLowerBound, upper: roundUpperBound))
  }

  /// Returns the multiples of a step; the domain ends at them where a bound is asked to be round.
  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by step: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    let isAsked = roundLowerBound == true || roundUpperBound == true
    let usable = Double(step).isFinite && step > 0
    return AxisMarkValues(
      kind: .stride(Double(step)),
      rounding: _AxisRounding(
        lower: roundLowerBound, upper: roundUpperBound, step: isAsked && usable ? Double(step) : nil
      ))
  }

  /// Returns the beginnings of calendar units.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .calendar(component, count),
      rounding: _AxisRounding(lower: roundLowerBound, upper: roundUpperBound), calendar: calendar)
  }

  /// Returns the given values.
  static func listed<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
    AxisMarkValues(kind: .list(values.map(\._datum)))
  }
}
