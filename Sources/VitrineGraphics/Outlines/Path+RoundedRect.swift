/// One corner of a rounded rectangle as cubics, in multiples of the radius: it starts at
/// `(0, extent)` on the left edge, ends at `(extent, 0)` on the top edge, and is symmetric.
///
/// The continuous corner is the published outline of Apple's rounded rectangles (seven constants,
/// `reach` … ). Where a side is too short for its extent, all points move along straight lines
/// towards a quarter circle that is split at the same places, so that a radius of half a side
/// ends in a semicircle.
@frozen
public struct CornerShape: Hashable, Sendable {
  /// The length of an edge that the corner takes up, in radii.
  public let extent: Double
  let p1: Point
  let p2: Point
  let p3: Point
  let p4: Point
  let isCircular: Bool

  /// Extent of the continuous corner, in radii.
  public static let continuousExtent = 1.52866483

  /// `room` is the length available along the shorter of the two edges, in radii; from 1 on.
  public init(_ curve: CornerCurve, room: Double) {
    let wanted = curve == .continuous ? CornerShape.continuousExtent : 1
    let t = (Swift.min(Swift.max(room, 1), wanted) - 1) / (CornerShape.continuousExtent - 1)
    isCircular = !(t > 0)
    extent = CornerShape.mix(1, CornerShape.continuousExtent, t)
    p1 = Point(0, CornerShape.mix(CornerShape.arcControl1.y, 1.08849323, t))
    p2 = CornerShape.mix(CornerShape.arcControl2, Point(0, 0.86840689), t)
    p3 = CornerShape.mix(CornerShape.arcSplit, Point(0.074911, 0.63149399), t)
    p4 = CornerShape.mix(CornerShape.arcControl3, Point(0.16906013, 0.37282392), t)
  }

  /// A quarter circle about (1, 1), split 21.72° from its start: the direction in which the
  /// continuous corner has its own split.
  private static let arcControl1 = Point(0, 0.8732584870)
  private static let arcControl2 = Point(0.0240931846, 0.7476722395)
  private static let arcSplit = Point(0.0709965510, 0.6299289368)
  private static let arcControl3 = Point(0.1726418348, 0.3747649194)

  private static func mix(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }
  private static func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
    Point(mix(a.x, b.x, t), mix(a.y, b.y, t))
  }

  /// Calls `body` with the two control points and the end of each cubic, in order.
  public func forEachCubic(_ body: (Point, Point, Point) -> Void) {
    if isCircular {
      let k = 1 - Path.quarterCircle
      body(Point(0, k), Point(k, 0), Point(1, 0))
      return
    }
    body(p1, p2, p3)
    body(p4, Point(p4.y, p4.x), Point(p3.y, p3.x))
    body(Point(p2.y, p2.x), Point(p1.y, 0), Point(extent, 0))
  }
}

extension CornerRadii {
  /// The radii with negative and non-finite values as 0, all shrunk by one factor until
  /// neighbours fit beside each other on every side of a rectangle of that size.
  public func limited(to size: Size) -> CornerRadii {
    let tl = CornerRadii.clean(topLeft)
    let tr = CornerRadii.clean(topRight)
    let br = CornerRadii.clean(bottomRight)
    let bl = CornerRadii.clean(bottomLeft)
    var k = 1.0
    if tl + tr > size.width { k = Swift.min(k, size.width / (tl + tr)) }
    if bl + br > size.width { k = Swift.min(k, size.width / (bl + br)) }
    if tl + bl > size.height { k = Swift.min(k, size.height / (tl + bl)) }
    if tr + br > size.height { k = Swift.min(k, size.height / (tr + br)) }
    return CornerRadii(topLeft: tl * k, topRight: tr * k, bottomRight: br * k, bottomLeft: bl * k)
  }

  private static func clean(_ r: Double) -> Double {
    r > 0 ? Swift.min(r, largestRadius) : 0
  }

  /// The largest radius, beyond any picture; keeps sums finite.
  private static let largestRadius = 1e9
}

extension Path {
  /// A closed rectangle with rounded corners, clockwise from the start of its top edge.
  ///
  /// Radii in the unit of `r`; they are limited to what fits. Circular corners are one cubic
  /// each, continuous corners three.
  public init(roundedRect r: Rect, radii: CornerRadii, curve: CornerCurve) {
    guard !r.isEmpty else { return }
    let c = radii.limited(to: r.size)
    reserve(17)
    let shapes = CornerShapes(radii: c, size: r.size, curve: curve)
    move(to: Point(r.minX + shapes.topLeft.extent * c.topLeft, r.minY))
    corner(shapes.topRight, c.topRight) { Point(r.maxX - $0.y, r.minY + $0.x) }
    corner(shapes.bottomRight, c.bottomRight) { Point(r.maxX - $0.x, r.maxY - $0.y) }
    corner(shapes.bottomLeft, c.bottomLeft) { Point(r.minX + $0.y, r.maxY - $0.x) }
    corner(shapes.topLeft, c.topLeft) { Point(r.minX + $0.x, r.minY + $0.y) }
    close()
  }

  private mutating func corner(_ shape: CornerShape, _ r: Double, place: (Point) -> Point) {
    line(to: place(Point(0, shape.extent * r)))
    guard r > 0 else { return }
    shape.forEachCubic { c1, c2, p in cubic(to: place(p * r), place(c1 * r), place(c2 * r)) }
  }
}

/// The four corner shapes of one rectangle; each is limited by the lengths of its two edges.
@frozen
public struct CornerShapes: Hashable, Sendable {
  public let topLeft: CornerShape
  public let topRight: CornerShape
  public let bottomRight: CornerShape
  public let bottomLeft: CornerShape

  /// `radii` must already be limited to `size`.
  public init(radii c: CornerRadii, size: Size, curve: CornerCurve) {
    func room(_ r: Double, _ besideX: Double, _ besideY: Double) -> Double {
      r > 0 ? Swift.min(size.width / (r + besideX), size.height / (r + besideY)) : 1
    }
    topLeft = CornerShape(curve, room: room(c.topLeft, c.topRight, c.bottomLeft))
    if c.isUniform {
      topRight = topLeft
      bottomRight = topLeft
      bottomLeft = topLeft
      return
    }
    topRight = CornerShape(curve, room: room(c.topRight, c.topLeft, c.bottomRight))
    bottomRight = CornerShape(curve, room: room(c.bottomRight, c.bottomLeft, c.topRight))
    bottomLeft = CornerShape(curve, room: room(c.bottomLeft, c.bottomRight, c.topLeft))
  }
}
