/// A point of a contour where its direction changes at once.
struct OutlineCorner {
  let point: Point
  /// The directions of travel before and after it, of length 1.
  let incoming: Point
  let outgoing: Point

  /// The cosine of the least turn that is a corner, 22°: joints of curves in fonts with axes are off by some degrees.
  private static let leastTurn = 0.927

  /// - Returns: nil where the direction does not change.
  init?(_ before: PathPiece, _ after: PathPiece) {
    point = after.start
    incoming = before.endDirection
    outgoing = after.startDirection
    guard incoming != .zero, outgoing != .zero, incoming.dot(outgoing) < Self.leastTurn else {
      return nil
    }
  }

  /// Whether ink fills the smaller angle, and it can be seen: neither the space before the corner nor either edge at it
  /// lies inside another stroke.
  func isExposed(in ink: GlyphInk, reach: Double) -> Bool {
    guard incoming.cross(outgoing) > 0 else { return false }
    let probes = [
      incoming - outgoing, incoming + outgoing * 0.5, outgoing * -1 - incoming * 0.5,
    ]
    return !probes.contains { ink.contains(point + $0.direction * reach) }
  }

  /// The distance from the corner to where a circle of radius 1 touches its edges: the tangent of half the turn.
  var tangentLength: Double {
    let cosine = incoming.dot(outgoing)
    return min(Self.longestTangent, ((1 - cosine) / max(1 + cosine, 1e-9)).squareRoot())
  }

  /// The tangent length of a spike of 11°.
  private static let longestTangent = 10.0
}
