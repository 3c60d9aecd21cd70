/// A location in a plane with y pointing down; the unit is that of its context (points or pixels).
@frozen
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  @inlinable
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = Point(0, 0)

  @inlinable
  public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }

  @inlinable
  public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }

  @inlinable
  public static func * (a: Point, k: Double) -> Point { Point(a.x * k, a.y * k) }
}

extension Point {
  /// The length as a vector.
  @inlinable package var norm: Double { (x * x + y * y).squareRoot() }

  /// The vector of length 1 with this direction; zero for zero.
  @inlinable package var direction: Point {
    let n = norm
    return n > 0 ? self * (1 / n) : .zero
  }

  /// The product of both lengths and the sine of the angle to another vector: positive where that turns right, with y
  /// down.
  @inlinable package func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  /// The product of both lengths and the cosine of the angle to another vector.
  @inlinable package func dot(_ other: Point) -> Double { x * other.x + y * other.y }
}
