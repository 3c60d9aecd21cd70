/// The cubic of a corner beside one edge, from the edge to the arc: x is the distance from the edge, y
/// that from the corner along it, in radii.
@frozen
@usableFromInline
struct CornerHalf: Hashable, Sendable {
  let edge: Point
  let control1: Point
  let control2: Point

  static let join = Point(0.074911, 0.63149399)
  static let circular = CornerHalf(
    edge: Point(0, 1), control1: CornerShape.arcControl1, control2: CornerShape.arcControl2)

  /// The share by which the controls on a long edge reach further beside a short one, and the distance from the edge at
  /// which the cut ends, as a part of the curve's own distance. The two are fitted to eleven measured rows of a
  /// capsule of 358 × 48 pt: 0.15 px rms at @3x, where semicircles have 1.30.
  private static let longReach = 0.0294
  private static let tipShare = 0.623

  init(edge: Point, control1: Point, control2: Point) {
    self.edge = edge
    self.control1 = control1
    self.control2 = control2
  }

  /// - Parameters:
  ///   - shortness: how much of its extent the edge lacks, 0 to 1.
  ///   - besideShortness: the same of the other edge of the corner.
  init(shortness: Double, besideShortness: Double) {
    let reach = 1 + CornerHalf.longReach * besideShortness * (1 - shortness)
    let whole = Point(0, CornerShape.continuousExtent)
    let c1 = Point(0, 1.08849323 * reach)
    let c2 = Point(0, 0.86840689 * reach)
    guard shortness > 0 else {
      (edge, control1, control2) = (whole, c1, c2)
      return
    }
    let room = CornerShape.continuousExtent - shortness * (CornerShape.continuousExtent - 1)
    let t = CornerHalf.parameter(at: room, c1.y, c2.y)
    let near = c2.mixed(with: CornerHalf.join, t)
    let middle = c1.mixed(with: c2, t).mixed(with: near, t)
    let tip = whole.mixed(with: c1, t).mixed(with: c1.mixed(with: c2, t), t).mixed(with: middle, t)
    let circle = shortness * besideShortness
    edge = Point(tip.x * CornerHalf.tipShare * (1 - circle), room)
    control1 = middle.mixed(with: CornerShape.arcControl1, circle)
    control2 = near.mixed(with: CornerShape.arcControl2, circle)
  }

  /// Returns the parameter at which the cubic from the whole extent to the join is `y` away from the corner, by
  /// Newton's method: the cubic falls all the way, and four steps from the straight line's answer leave less than 1e-9.
  private static func parameter(at y: Double, _ c1: Double, _ c2: Double) -> Double {
    let a = CornerShape.continuousExtent
    let (b, c) = (3 * (c1 - a), 3 * (a - 2 * c1 + c2))
    let d = join.y - a - b - c
    var t = (a - y) / (a - join.y)
    for _ in 0..<4 {
      t -= (((d * t + c) * t + b) * t + a - y) / ((3 * d * t + 2 * c) * t + b)
    }
    return t
  }
}

extension Point {
  var transposed: Point { Point(y, x) }

  func mixed(with other: Point, _ t: Double) -> Point {
    Point(x + (other.x - x) * t, y + (other.y - y) * t)
  }
}
