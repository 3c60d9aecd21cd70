extension CornerHalf {
  /// Extent of the corner of screens that has room, in radii.
  static let screenExtent = 1.4808
  /// The ends of its arc, and the arc's control point, from the edge that the half lies along.
  static let screenJoin = Point(0.1106, 0.5502)
  static let screenJoinControl = Point(0.1941, 0.3667)

  // The compositor's corner meets its edges at an angle, which the published outline does not. Fitted, with the
  // tangents equal where halves and arc meet, to a screen of iOS 26 at @3x: to two rectangles of 244 × 300 and
  // 214 × 270 pt with radii of 72 and 58 pt (0.03 px rms at most, 0.12 px anywhere; the published outline has
  // 0.57 and 0.97) and to a capsule of 358 × 48 pt (0.08 px). iOS 18 draws the same to 0.1 px.
  private static let roomyControl1 = Point(0.0099, 1.0508)
  private static let roomyControl2 = Point(0.0013, 0.7905)
  private static let shortControl1 = Point(0.0308, 0.8849)
  private static let shortControl2 = Point(0.0275, 0.7327)

  /// The half of a corner as screens show it.
  ///
  /// - Parameters:
  ///   - shortness: how much of its extent the edge lacks, 0 to 1.
  ///   - besideShortness: the same of the other edge of the corner.
  init(onScreenWith shortness: Double, besideShortness: Double) {
    let circle = shortness * besideShortness
    self.init(
      edge: Point(0, CornerHalf.screenExtent - shortness * (CornerHalf.screenExtent - 1)),
      control1: CornerHalf.roomyControl1.mixed(with: CornerHalf.shortControl1, shortness)
        .mixed(with: CornerShape.arcControl1, circle),
      control2: CornerHalf.roomyControl2.mixed(with: CornerHalf.shortControl2, shortness)
        .mixed(with: CornerShape.arcControl2, circle))
  }
}
