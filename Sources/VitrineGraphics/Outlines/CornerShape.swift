/// One corner of a rounded rectangle as cubics, in multiples of the radius: it starts at
/// `(0, startExtent)` near the left edge and ends at `(endExtent, 0)` near the top edge.
///
/// The continuous corner is the published outline of Apple's rounded rectangles (seven constants). An
/// edge that is too short for its extent cuts the outline in the middle of the edge, as in a capsule of
/// iOS 26 that was measured; where both edges are short, all points move along straight lines towards a
/// quarter circle that is split at the same places, so that a square of twice the radius is a circle.
@frozen
public struct CornerShape: Hashable, Sendable {
  let start: CornerHalf
  let end: CornerHalf
  /// Where the halves and the arc between them meet, and the arc's control point, from the start's edge.
  let join: Point
  let joinControl: Point
  let isCircular: Bool

  /// Extent of the continuous corner that has room, in radii.
  public static let continuousExtent = 1.52866483

  /// - Parameters:
  ///   - startRoom: the length available along the edge at which the corner starts, in radii; from 1 on.
  ///   - endRoom: the same along the edge at which it ends.
  public init(_ curve: CornerCurve, startRoom: Double, endRoom: Double) {
    let shortStart = CornerShape.shortness(startRoom)
    let shortEnd = CornerShape.shortness(endRoom)
    let circle = shortStart * shortEnd
    guard curve == .continuous, circle < 1 else {
      self = .circular
      return
    }
    isCircular = false
    start = CornerHalf(shortness: shortStart, besideShortness: shortEnd)
    end = CornerHalf(shortness: shortEnd, besideShortness: shortStart)
    join = CornerHalf.join.mixed(with: CornerShape.arcSplit, circle)
    joinControl = Point(0.16906013, 0.37282392).mixed(with: CornerShape.arcControl, circle)
  }

  private init(
    start: CornerHalf, end: CornerHalf, join: Point, joinControl: Point, isCircular: Bool
  ) {
    self.start = start
    self.end = end
    self.join = join
    self.joinControl = joinControl
    self.isCircular = isCircular
  }

  /// A quarter circle.
  private static let circular = CornerShape(
    start: .circular, end: .circular, join: arcSplit, joinControl: arcControl, isCircular: true)

  /// The length of the start's edge that the corner takes up, in radii.
  public var startExtent: Double { start.edge.y }

  /// The length of the end's edge that the corner takes up, in radii.
  public var endExtent: Double { end.edge.y }

  /// The corner with its edges exchanged.
  var transposed: CornerShape {
    CornerShape(
      start: end, end: start, join: join, joinControl: joinControl, isCircular: isCircular)
  }

  /// Where the corner starts and ends, in radii.
  public var startPoint: Point { start.edge }
  public var endPoint: Point { end.edge.transposed }

  /// Calls `body` with the two control points and the end of each cubic, in order.
  public func forEachCubic(_ body: (Point, Point, Point) -> Void) {
    if isCircular {
      let k = 1 - Path.quarterCircle
      body(Point(0, k), Point(k, 0), Point(1, 0))
      return
    }
    body(start.control1, start.control2, join)
    body(joinControl, joinControl.transposed, join.transposed)
    body(end.control2.transposed, end.control1.transposed, end.edge.transposed)
  }

  /// How much of the extent an edge lacks: 0 with room for all of it, 1 with room for the radius alone.
  private static func shortness(_ room: Double) -> Double {
    (continuousExtent - Swift.min(Swift.max(room, 1), continuousExtent)) / (continuousExtent - 1)
  }

  /// A quarter circle about (1, 1), split 21.72° from its start: the direction in which the
  /// continuous corner has its own split.
  fileprivate static let arcControl1 = Point(0, 0.8732584870)
  fileprivate static let arcControl2 = Point(0.0240931846, 0.7476722395)
  fileprivate static let arcSplit = Point(0.0709965510, 0.6299289368)
  private static let arcControl = Point(0.1726418348, 0.3747649194)
}

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

  /// How much further the controls on a long edge reach beside a short one, and how far from the edge the
  /// cut ends, as a part of the curve's own distance. The two are fitted to eleven measured rows of a
  /// capsule of 358 × 48 pt: 0.15 px rms at @3x, where semicircles have 1.30.
  private static let longReach = 0.0294
  private static let tipShare = 0.623

  private init(edge: Point, control1: Point, control2: Point) {
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

  /// Where the cubic from the whole extent to the join is `y` away from the corner, by Newton's method: it
  /// falls all the way, and four steps from the straight line's answer leave less than 1e-9.
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
  fileprivate var transposed: Point { Point(y, x) }

  fileprivate func mixed(with other: Point, _ t: Double) -> Point {
    Point(x + (other.x - x) * t, y + (other.y - y) * t)
  }
}
