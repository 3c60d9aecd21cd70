/// A cubic Bézier curve cut into straight pieces at equal steps of its parameter: the only way in which curves
/// are flattened.
@frozen
public struct CubicPieces {
  /// Coefficients of t³, t², t and 1.
  @usableFromInline let a: Point
  @usableFromInline let b: Point
  @usableFromInline let c: Point
  @usableFromInline let d: Point
  @usableFromInline let end: Point
  /// Pieces, at least 1.
  public let count: Int

  /// Largest distance of a drawn piece from its curve, in pixels.
  @inlinable public static var drawnTolerance: Double { 0.016 }

  /// Coordinates must be finite. The pieces stay within `tolerance` of the curve: with n pieces the distance is at most
  /// |B″|/(8n²), and |B″| ≤ 6 · the longer second difference of the controls.
  /// There are at least `turns` of them.
  @inlinable
  public init(
    _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, tolerance: Double, turns: Double = 1
  ) {
    let ux = p0.x - 2 * p1.x + p2.x
    let uy = p0.y - 2 * p1.y + p2.y
    let vx = p1.x - 2 * p2.x + p3.x
    let vy = p1.y - 2 * p2.y + p3.y
    let bend = Swift.max(ux * ux + uy * uy, vx * vx + vy * vy).squareRoot()
    let n = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    count = Int(
      Swift.min(Swift.max(n, turns.rounded(.up)), Double(OutlineLimits.curvePieces)))
    a = Point(vx - ux, vy - uy)
    b = Point(3 * ux, 3 * uy)
    c = Point(3 * (p1.x - p0.x), 3 * (p1.y - p0.y))
    d = p0
    end = p3
  }

  /// That many pieces whatever the curve's size; any coordinates will do.
  package init(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, count: Int) {
    self.count = Swift.max(count, 1)
    let u = p0 - p1 * 2 + p2
    let v = p1 - p2 * 2 + p3
    a = v - u
    b = u * 3
    c = (p1 - p0) * 3
    d = p0
    end = p3
  }

  @inlinable @inline(__always)
  public func point(at t: Double) -> Point {
    Point(((a.x * t + b.x) * t + c.x) * t + d.x, ((a.y * t + b.y) * t + c.y) * t + d.y)
  }

  /// The direction of travel at `t`; may be zero.
  package func tangent(at t: Double) -> Point {
    Point((3 * a.x * t + 2 * b.x) * t + c.x, (3 * a.y * t + 2 * b.y) * t + c.y)
  }

  /// Calls `body` with the end of each piece, in order.
  @inlinable @inline(__always)
  public func forEachPoint(_ body: (Point) -> Void) {
    let step = 1 / Double(count)
    var i = 1
    while i < count {
      body(point(at: Double(i) * step))
      i &+= 1
    }
    body(end)
  }
}
