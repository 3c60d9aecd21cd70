/// One corner of a rounded rectangle as cubics, in multiples of the radius: it starts at
/// `(0, startExtent)` near the left edge and ends at `(endExtent, 0)` near the top edge.
///
/// The continuous corner is the published outline of Apple's rounded rectangles (seven constants), that of
/// screens was measured. An edge that is too short for its extent ends the outline in the middle of the edge,
/// upright, as in a capsule of iOS 26 that was measured; where both edges are short, all points
/// move along straight lines towards a quarter circle that is split at the same places, so that a square of twice
/// the radius is a circle.
@frozen
public struct CornerShape: Hashable, Sendable {
  let start: CornerHalf
  let end: CornerHalf
  /// The point at which the halves and the arc between them meet, and the arc's control point, from the start's edge.
  let join: Point
  let joinControl: Point
  let isCircular: Bool

  /// Extent of the continuous corner that has room, in radii.
  public static let continuousExtent = 1.52866483

  /// - Parameters:
  ///   - startRoom: the length available along the edge at which the corner starts, in radii; from 1 on.
  ///   - endRoom: the same along the edge at which it ends.
  public init(_ curve: CornerCurve, startRoom: Double, endRoom: Double) {
    let isOnScreen = curve == .screen
    let extent = isOnScreen ? CornerHalf.screenExtent : CornerShape.continuousExtent
    let shortStart = CornerShape.shortness(startRoom, extent)
    let shortEnd = CornerShape.shortness(endRoom, extent)
    let circle = shortStart * shortEnd
    guard curve != .circular, circle < 1 else {
      self = .circular
      return
    }
    isCircular = false
    if isOnScreen {
      start = CornerHalf(onScreenWith: shortStart, besideShortness: shortEnd)
      end = CornerHalf(onScreenWith: shortEnd, besideShortness: shortStart)
      join = CornerHalf.screenJoin.mixed(with: CornerShape.arcSplit, circle)
      joinControl = CornerHalf.screenJoinControl.mixed(with: CornerShape.arcControl, circle)
    } else {
      start = CornerHalf(shortness: shortStart, besideShortness: shortEnd)
      end = CornerHalf(shortness: shortEnd, besideShortness: shortStart)
      join = CornerHalf.join.mixed(with: CornerShape.arcSplit, circle)
      joinControl = Point(0.16906013, 0.37282392).mixed(with: CornerShape.arcControl, circle)
    }
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
  public var startExtent: Double { start.tip.y }

  /// The length of the end's edge that the corner takes up, in radii.
  public var endExtent: Double { end.tip.y }

  /// The corner with its edges exchanged.
  var transposed: CornerShape {
    CornerShape(
      start: end, end: start, join: join, joinControl: joinControl, isCircular: isCircular)
  }

  /// The points at which the corner starts and ends, in radii.
  public var startPoint: Point { start.tip }
  public var endPoint: Point { end.tip.transposed }

  /// Calls `body` with the two control points and the end of each cubic, in order.
  public func forEachCubic(_ body: (Point, Point, Point) -> Void) {
    if isCircular {
      let k = 1 - Path.quarterCircle
      body(Point(0, k), Point(k, 0), Point(1, 0))
      return
    }
    if let (c1, c2) = start.ending { body(c1, c2, start.edge) }
    body(start.control1, start.control2, join)
    body(joinControl, joinControl.transposed, join.transposed)
    body(end.control2.transposed, end.control1.transposed, end.edge.transposed)
    if let (c1, c2) = end.ending { body(c2.transposed, c1.transposed, end.tip.transposed) }
  }

  /// The share of the extent that an edge lacks: 0 with room for all of it, 1 with room for the radius alone.
  private static func shortness(_ room: Double, _ extent: Double) -> Double {
    (extent - Swift.min(Swift.max(room, 1), extent)) / (extent - 1)
  }

  /// A quarter circle about (1, 1), split 21.72° from its start: the direction in which the
  /// continuous corner has its own split.
  static let arcControl1 = Point(0, 0.8732584870)
  static let arcControl2 = Point(0.0240931846, 0.7476722395)
  static let arcSplit = Point(0.0709965510, 0.6299289368)
  private static let arcControl = Point(0.1726418348, 0.3747649194)
}
