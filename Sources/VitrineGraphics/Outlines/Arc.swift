/// A part of a circle; radians, positive turns are clockwise where y points down.
package struct Arc {
  var center: Point
  var radius: Double
  var start: Double
  var turn: Double

  package init(center: Point, radius: Double, start: Double, turn: Double) {
    self.center = center
    self.radius = radius.isFinite ? abs(radius) : 0
    self.start = start.isFinite ? start : 0
    self.turn = turn.isFinite ? Swift.max(-Arc.mostTurn, Swift.min(Arc.mostTurn, turn)) : 0
  }

  /// More turns than this draw the same circle again.
  private static let mostTurn = 16 * Double.pi

  /// The turn from one angle to another in a direction: their difference if it has that direction, be it more
  /// than a whole turn, else what is left of a whole turn; nothing between equal angles. So Apple's arcs from 0°
  /// to −360° and from 0° to 360° the other way are whole circles (macOS 26.2).
  package static func turn(_ start: Double, _ end: Double, decreasing: Bool) -> Double {
    let full = 2 * Double.pi
    let difference = decreasing ? start - end : end - start
    guard difference.isFinite, abs(difference) >= smallest else { return 0 }
    let sweep =
      difference > 0 ? difference : full - (-difference).truncatingRemainder(dividingBy: full)
    return decreasing ? -sweep : sweep
  }

  /// Turns of less, in radians, are none.
  private static let smallest = 1e-9

  /// The arc of `radius` that touches the lines `from → corner` and `corner → to`.
  package init?(from: Point, corner: Point, to: Point, radius: Double) {
    let u = Arc.unit(from - corner)
    let v = Arc.unit(to - corner)
    guard let u, let v, radius > 0 else { return nil }
    let cosine = u.dot(v)
    let cross = u.x * v.y - u.y * v.x
    guard abs(cross) > 1e-9 else { return nil }
    // tan of half the angle between the lines.
    let tangent = abs(cross) / (1 + cosine)
    let reach = radius / tangent
    let a = corner + u * reach
    let b = corner + v * reach
    let side = cross > 0 ? 1.0 : -1.0
    let center = a + Point(-u.y, u.x) * (side * radius)
    let start = Trig.atan2(a.y - center.y, a.x - center.x)
    let end = Trig.atan2(b.y - center.y, b.x - center.x)
    self.init(
      center: center, radius: radius, start: start,
      turn: Arc.turn(start, end, decreasing: cross > 0))
  }

  private static func unit(_ p: Point) -> Point? {
    let length = p.norm
    return length > 0 && length.isFinite ? p * (1 / length) : nil
  }

  private func point(_ angle: Double) -> Point {
    Point(center.x + radius * Trig.cos(angle), center.y + radius * Trig.sin(angle))
  }

  /// The ways to divide an arc into curves of at most a quarter turn.
  package enum Division {
    /// As Core Graphics does it: quarter turns, and a curve of what is left.
    case quarters
    /// Curves of one length.
    case even
  }

  /// Adds the arc as cubics, after a line from the current point.
  package func append(to path: inout Path, _ map: Affine, _ division: Division = .quarters) {
    let first = map.apply(point(start))
    if path.currentPoint == nil { path.move(to: first) } else { path.line(to: first) }
    appendCurves(to: &path, map, division)
  }

  /// Adds the arc's cubics alone, after a current point that is its start.
  /// - Parameter end: where the last one ends, for callers that know it more exactly than its angle tells. A turn too small
  ///   for a curve is a line to it.
  func appendCurves(
    to path: inout Path, _ map: Affine, _ division: Division, end: Point? = nil
  ) {
    let quarter = turn < 0 ? -Double.pi / 2 : Double.pi / 2
    let count = Int((turn / quarter - Arc.smallest).rounded(.up))
    guard count > 0 else {
      if let end { path.line(to: end) }
      return
    }
    let step = division == .even ? turn / Double(count) : quarter
    for i in 0..<(count - 1) { appendPiece(start + step * Double(i), step, &path, map) }
    let last = step * Double(count - 1)
    appendPiece(start + last, division == .even ? step : turn - last, &path, map, end: end)
  }

  private func appendPiece(
    _ angle: Double, _ step: Double, _ path: inout Path, _ map: Affine, end: Point? = nil
  ) {
    // Control distance of a cubic that follows an arc of this step.
    let k = 4 / 3 * Trig.sin(step / 4) / Trig.cos(step / 4)
    func tangent(_ angle: Double) -> Point {
      Point(-radius * k * Trig.sin(angle), radius * k * Trig.cos(angle))
    }
    let a = point(angle)
    let b = point(angle + step)
    path.cubic(
      to: end ?? map.apply(b), map.apply(a + tangent(angle)), map.apply(b - tangent(angle + step)))
  }
}
