import Foundation

/// Interpolates a line through points.
enum ChartCurve {
  /// Adds the line to a path whose current point is the first point.
  static func add(_ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path) {
    switch method {
    case .linear: for point in points.dropFirst() { path.addLine(to: point) }
    case .stepStart, .stepCenter, .stepEnd: addSteps(points, method, &path)
    // Tangents follow the chord of the neighbours; this equals cardinal splines of tension 0.
    case .catmullRom, .cardinal: addTangents(points, chordTangents(points), &path)
    case .tightened(let tension):
      addTangents(points, chordTangents(points, 1 - min(1, max(0, tension))), &path)
    case .monotone: addTangents(points, monotoneTangents(points), &path)
    case .knotted(let alpha): addKnotted(points, alpha, &path)
    }
  }

  private static func addSteps(
    _ points: [CGPoint], _ method: InterpolationMethod, _ path: inout Path
  ) {
    for (a, b) in zip(points, points.dropFirst()) {
      let x =
        switch method {
        case .stepStart: a.x
        case .stepEnd: b.x
        default: (a.x + b.x) / 2
        }
      path.addLine(to: CGPoint(x: x, y: a.y))
      path.addLine(to: CGPoint(x: x, y: b.y))
      path.addLine(to: b)
    }
  }

  private static func addTangents(_ points: [CGPoint], _ tangents: [CGSize], _ path: inout Path) {
    for i in points.indices.dropLast() {
      let (a, b) = (points[i], points[i + 1])
      path.addCurve(
        to: b,
        control1: CGPoint(x: a.x + tangents[i].width / 3, y: a.y + tangents[i].height / 3),
        control2: CGPoint(x: b.x - tangents[i + 1].width / 3, y: b.y - tangents[i + 1].height / 3))
    }
  }

  /// Adds a Catmull-Rom curve whose knots are a power of the distances apart (Barry and Goldman's construction).
  private static func addKnotted(_ points: [CGPoint], _ alpha: CGFloat, _ path: inout Path) {
    for i in points.indices.dropLast() {
      let (a, b) = (points[i], points[i + 1])
      let knot = interval(a, b, alpha)
      let before = i > 0 ? points[i - 1] : nil
      let after = i + 2 < points.count ? points[i + 2] : nil
      let start = tangent(before, a, b, knot, alpha)
      let end = tangent(after, b, a, knot, alpha)
      path.addCurve(
        to: b, control1: CGPoint(x: a.x + start.width / 3, y: a.y + start.height / 3),
        control2: CGPoint(x: b.x + end.width / 3, y: b.y + end.height / 3))
    }
  }

  private static func interval(_ a: CGPoint, _ b: CGPoint, _ alpha: CGFloat) -> Double {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    return ChartMath.pow((dx * dx + dy * dy).squareRoot(), alpha)
  }

  /// The tangent at a point towards a neighbour over the interval to it, by the point on the other side.
  private static func tangent(
    _ other: CGPoint?, _ point: CGPoint, _ next: CGPoint, _ knot: Double, _ alpha: CGFloat
  ) -> CGSize {
    let chord = CGSize(width: next.x - point.x, height: next.y - point.y)
    guard let other else { return CGSize(width: chord.width / 2, height: chord.height / 2) }
    let past = interval(other, point, alpha)
    guard past > 0, knot > 0 else { return chord }
    func slope(_ before: CGFloat, _ here: CGFloat, _ after: CGFloat) -> CGFloat {
      knot * ((here - before) / past - (after - before) / (past + knot) + (after - here) / knot)
    }
    return CGSize(
      width: slope(other.x, point.x, next.x), height: slope(other.y, point.y, next.y))
  }

  private static func chordTangents(_ points: [CGPoint], _ share: CGFloat = 1) -> [CGSize] {
    points.indices.map { i in
      let (a, b) = (points[max(0, i - 1)], points[min(points.count - 1, i + 1)])
      return CGSize(width: share * (b.x - a.x) / 2, height: share * (b.y - a.y) / 2)
    }
  }

  /// Tangents by Fritsch and Carlson's rule: no curve leaves the range of its two points.
  private static func monotoneTangents(_ points: [CGPoint]) -> [CGSize] {
    func slope(_ i: Int) -> Double {
      guard points.indices.contains(i), points.indices.contains(i + 1) else { return 0 }
      let run = points[i + 1].x - points[i].x
      return run == 0 ? 0 : (points[i + 1].y - points[i].y) / run
    }
    return points.indices.map { i in
      let (before, after) = (slope(i - 1), slope(i))
      let isEnd = i == 0 || i == points.count - 1
      var tangent = isEnd ? (i == 0 ? after : before) : (before + after) / 2
      if !isEnd, before * after <= 0 { tangent = 0 }
      let bound = 3 * min(abs(before), abs(after))
      if !isEnd, abs(tangent) > bound { tangent = tangent < 0 ? -bound : bound }
      let reach = points[min(i + 1, points.count - 1)].x - points[max(i - 1, 0)].x
      let run = isEnd ? reach : reach / 2
      return CGSize(width: run, height: tangent * run)
    }
  }
}
