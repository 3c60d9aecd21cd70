extension CornerHalf {
  /// Extent of the corner of screens that has room, in radii.
  static let screenExtent = 1.4808
  /// The ends of its arc, and the arc's control point, from the edge that the half lies along.
  static let screenJoin = Point(0.1106, 0.5502)
  static let screenJoinControl = Point(0.1941, 0.3667)

  // The compositor's corner meets its edges at an angle, which the published outline does not. Fitted, with the
  // tangents equal where halves and arc meet, to a screen of iOS 26 at @3x: to two rectangles of 244 × 300 and
  // 214 × 270 pt with radii of 72 and 58 pt (0.03 px rms at most, 0.12 px anywhere; the published outline has
  // 0.57 and 0.97). A capsule of 358 × 48 pt has the same curve up to 8 px beside the middle of its end (0.09 px
  // rms). iOS 18 draws the same to 0.1 px.
  private static let control1 = Point(0.0099, 1.0508)
  private static let control2 = Point(0.0013, 0.7905)

  /// The half of a corner as screens show it.
  ///
  /// - Parameters:
  ///   - shortness: how much of its extent the edge lacks, 0 to 1.
  ///   - besideShortness: the same of the other edge of the corner.
  init(onScreenWith shortness: Double, besideShortness: Double) {
    self.init(
      extent: CornerHalf.screenExtent, control1: CornerHalf.control1,
      control2: CornerHalf.control2, join: CornerHalf.screenJoin, shortness: shortness,
      circle: shortness * besideShortness)
  }
}
