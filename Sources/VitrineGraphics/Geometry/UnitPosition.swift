/// A location relative to a rectangle: (0, 0) is its top left corner, (1, 1) its bottom right one.
@frozen
public struct UnitPosition: Hashable, Sendable {
  public var x: Double
  public var y: Double

  @inlinable
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  public static let center = UnitPosition(0.5, 0.5)

  @inlinable
  public func point(in r: Rect) -> Point { Point(r.x + x * r.width, r.y + y * r.height) }
}
