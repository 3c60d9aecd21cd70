public import Foundation

/// The thickness of a bar.
public enum MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  case automatic
  /// A thickness in points.
  case fixed(CGFloat)
  /// A share of the value's band on the scale.
  case ratio(CGFloat)
  /// The points left free on each side of the band.
  case inset(CGFloat)

  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { self = .fixed(value) }
}
