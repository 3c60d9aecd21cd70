/// The part of a corner beside one edge, from the edge to the arc: x is the distance from the edge, y that from the
/// corner along it, in radii.
///
/// It is one cubic from `edge` to the arc. Where the edge is too short for the corner's extent, the cubic is cut off where
/// it comes near the middle of the edge, and another one leads from there to `tip`, which is on the edge.
@frozen
@usableFromInline
struct CornerHalf: Hashable, Sendable {
  let tip: Point
  let edge: Point
  let control1: Point
  let control2: Point

  static let join = Point(0.074911, 0.63149399)
  static let circular = CornerHalf(
    tip: Point(0, 1), edge: Point(0, 1), control1: CornerShape.arcControl1,
    control2: CornerShape.arcControl2)

  /// The share by which the controls on a long edge reach further beside a short one. It is fitted to eleven measured
  /// rows of a capsule of 358 × 48 pt: 0.13 px rms at @3x, where semicircles have 1.26.
  private static let longReach = 0.0294
  /// The length in radii over which the end of a capsule falls from its curve to its edge. It is fitted to rows of the same
  /// capsule: up to 8 px beside the middle they have the curve of a corner with room. Sides with more room were not
  /// measured; the end is shorter by as much as they have.
  private static let endLength = 0.12
  /// The parts of the end's length at which its controls stand: upright over the tip, so that it has no angle, and along
  /// the curve. With these a capsule of 48 points is 0.42 and 0.50 px from its end one point above its middle, by the
  /// published outline and as screens show it; 0.43 px were measured, and 0.56 in finer rows of the same picture.
  private static let (tipControl, endControl) = (0.2, 0.2)

  private init(tip: Point, edge: Point, control1: Point, control2: Point) {
    self.tip = tip
    self.edge = edge
    self.control1 = control1
    self.control2 = control2
  }

  /// Cuts a corner's whole half where the edge ends.
  ///
  /// - Parameters:
  ///   - extent: where the half would end along an edge with room.
  ///   - control1: the first control of the whole half.
  ///   - shortness: how much of its extent the edge lacks, 0 to 1.
  ///   - circle: how far the corner has become a quarter circle, 0 to 1.
  init(
    extent: Double, control1: Point, control2: Point, join: Point, shortness: Double,
    circle: Double
  ) {
    let whole = HalfCubic(
      start: Point(0, extent), control1: control1, control2: control2, end: join)
    let tip = Point(0, extent - shortness * (extent - 1))
    guard shortness > 0 else {
      self.init(tip: tip, edge: tip, control1: control1, control2: control2)
      return
    }
    let rest = whole.part(below: tip.y - CornerHalf.endLength * shortness)
    self.init(
      tip: tip, edge: rest.start.mixed(with: tip, circle),
      control1: rest.control1.mixed(with: CornerShape.arcControl1, circle),
      control2: rest.control2.mixed(with: CornerShape.arcControl2, circle))
  }

  /// The half of the published corner.
  ///
  /// - Parameters:
  ///   - shortness: how much of its extent the edge lacks, 0 to 1.
  ///   - besideShortness: the same of the other edge of the corner.
  init(shortness: Double, besideShortness: Double) {
    let reach = 1 + CornerHalf.longReach * besideShortness * (1 - shortness)
    self.init(
      extent: CornerShape.continuousExtent, control1: Point(0, 1.08849323 * reach),
      control2: Point(0, 0.86840689 * reach), join: CornerHalf.join, shortness: shortness,
      circle: shortness * besideShortness)
  }

  /// The controls of the cubic from `tip` to `edge`; nil where there is none.
  var ending: (Point, Point)? {
    guard edge != tip else { return nil }
    let length = tip.y - edge.y
    let along = (edge.x - control1.x) / (edge.y - control1.y)
    let reach = CornerHalf.endControl * length
    return (
      Point(tip.x, tip.y - CornerHalf.tipControl * length),
      Point(edge.x + along * reach, edge.y + reach)
    )
  }
}

/// A cubic from an edge to a corner's arc, along which the distance from the corner falls.
private struct HalfCubic {
  let start: Point
  let control1: Point
  let control2: Point
  let end: Point

  /// Returns the part from a parameter on.
  private func part(from t: Double) -> HalfCubic {
    let (a, b, c) = (
      start.mixed(with: control1, t), control1.mixed(with: control2, t),
      control2.mixed(with: end, t)
    )
    let (d, e) = (a.mixed(with: b, t), b.mixed(with: c, t))
    return HalfCubic(start: d.mixed(with: e, t), control1: e, control2: c, end: end)
  }

  /// The halvings that find a parameter to less than 1e-9.
  private static let halvings = 30

  /// Returns the part that is less than `y` away from the corner.
  func part(below y: Double) -> HalfCubic {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<Self.halvings {
      let middle = (low + high) / 2
      if part(from: middle).start.y > y { low = middle } else { high = middle }
    }
    return part(from: high)
  }
}

extension Point {
  var transposed: Point { Point(y, x) }

  func mixed(with other: Point, _ t: Double) -> Point {
    Point(x + (other.x - x) * t, y + (other.y - y) * t)
  }
}
