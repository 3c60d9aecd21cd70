/// The outline of a stroke as closed contours, to be filled by the non-zero rule.
///
/// The rectangle of each piece, the wedge of each join and each cap have the same winding, so that overlaps
/// add up and nothing cancels. One object serves many strokes, and keeps its memory between them.
package final class StrokeOutline {
  package private(set) var points: [Point] = []
  /// Index into `points` of each contour's first point.
  package private(set) var starts: [Int] = []
  private var back: [Point] = []

  private var half = 0.5
  private var cap = StrokeStyle.Cap.butt
  private var join = StrokeStyle.Join.miter
  private var miterLimit = 10.0

  package init() {}

  /// The cosine (25°) up to which a smooth turn is mitred; a sharper one is a cusp and gets an arc.
  private static let smoothCosine = 0.9

  func begin(_ style: StrokeStyle, half: Double) {
    points.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    self.half = half
    cap = style.cap
    join = style.join
    miterLimit = style.miterLimit >= 1 ? style.miterLimit : 1
  }

  func add(_ line: Polyline) {
    let p = line.points
    if p.count < 2 { return addDot(line) }
    starts.append(points.count)
    back.removeAll(keepingCapacity: true)
    if line.isClosed && p.count > 2 {
      for i in p.indices { addJoin(line, (i + p.count - 1) % p.count, i, (i + 1) % p.count) }
      starts.append(points.count)
      points.append(contentsOf: back.reversed())
      return
    }
    let first = direction(p[0], p[1])
    let last = direction(p[p.count - 2], p[p.count - 1])
    back.append(p[0] - normal(first))
    points.append(p[0] + normal(first))
    for i in 1..<(p.count - 1) { addJoin(line, i - 1, i, i + 1) }
    let n = normal(last)
    addCap(p[p.count - 1], n, last)
    points.append(contentsOf: back.reversed())
    addCap(p[0], Point(0, 0) - normal(first), Point(0, 0) - first)
  }

  /// Adds a subpath of length 0, which shows only its caps.
  private func addDot(_ line: Polyline) {
    guard line.hasSegment, cap != .butt, let p = line.points.first else { return }
    starts.append(points.count)
    let d = Point(1, 0)
    addCap(p, normal(d), d)
    addCap(p, Point(0, 0) - normal(d), Point(-1, 0))
  }

  private func direction(_ a: Point, _ b: Point) -> Point {
    let d = b - a
    return d * (1 / d.norm)
  }

  /// Returns the vector of half a width to the left of a direction.
  private func normal(_ d: Point) -> Point { Point(d.y * half, -d.x * half) }

  /// Adds the cap from the left edge at `p + n` around the end to the right edge; `d` points outwards.
  private func addCap(_ p: Point, _ n: Point, _ d: Point) {
    points.append(p + n)
    switch cap {
    case .butt: break
    case .square:
      points.append(p + n + d * half)
      points.append(p - n + d * half)
    case .round:
      let tip = d * half
      addArc(p, n, tip, into: &points)
      points.append(p + tip)
      addArc(p, tip, Point(0, 0) - n, into: &points)
    }
    points.append(p - n)
  }

  /// Adds points between `p + a` and `p + b` on the circle about p; less than a half turn.
  private func addArc(_ p: Point, _ a: Point, _ b: Point, into list: inout [Point]) {
    let cosine = a.dot(b) / (half * half)
    let cosHalf = (Swift.max(0, 1 + cosine) / 2).squareRoot()
    if half * (1 - cosHalf) <= CubicPieces.drawnTolerance || cosHalf == 0 { return }
    if list.count >= OutlineLimits.strokePoints { return }
    let mid = (a + b) * (1 / (2 * cosHalf))
    addArc(p, a, mid, into: &list)
    list.append(p + mid)
    addArc(p, mid, b, into: &list)
  }

  private func addJoin(_ line: Polyline, _ before: Int, _ at: Int, _ after: Int) {
    let p = line.points[at]
    let d0 = direction(line.points[before], p)
    let d1 = direction(p, line.points[after])
    let cross = d0.x * d1.y - d0.y * d1.x
    let dot = d0.dot(d1)
    let corner = Corner(
      p: p, d0: d0, d1: d1, n0: normal(d0), n1: normal(d1), dot: dot,
      reach: reach(line.points[before], p, line.points[after]))
    let kind = line.isSmooth[at] ? (dot > StrokeOutline.smoothCosine ? .miter : .round) : join
    if cross >= 0 {
      addOuter(corner, 1, kind, cross, into: &points)
      addInner(corner, -1, cross, into: &back)
    } else {
      addOuter(corner, -1, kind, -cross, into: &back)
      addInner(corner, 1, -cross, into: &points)
    }
  }

  private struct Corner {
    let p: Point
    let d0: Point
    let d1: Point
    let n0: Point
    let n1: Point
    let dot: Double
    /// The length of the shorter adjacent piece.
    let reach: Double

    /// The intersection of the two offset edges, relative to `p`.
    var miter: Point { (n0 + n1) * (1 / (1 + dot)) }
  }

  private func reach(_ a: Point, _ p: Point, _ b: Point) -> Double {
    let u = p - a
    let v = b - p
    return Swift.min(u.dot(u), v.dot(v)).squareRoot()
  }

  private func addInner(_ c: Corner, _ side: Double, _ cross: Double, into list: inout [Point]) {
    if cross * half <= c.reach * (1 + c.dot) {
      return list.append(c.p + c.miter * side)
    }
    list.append(c.p + c.n0 * side)
    list.append(c.p)
    list.append(c.p + c.n1 * side)
  }

  private func addOuter(
    _ c: Corner, _ side: Double, _ kind: StrokeStyle.Join, _ cross: Double,
    into list: inout [Point]
  ) {
    // A miter is 1/cos(θ/2) half widths long, and cos²(θ/2) = (1 + dot)/2.
    if kind == .miter && miterLimit * miterLimit * (1 + c.dot) >= 2 && c.dot > -0.999_999 {
      return list.append(c.p + c.miter * side)
    }
    list.append(c.p + c.n0 * side)
    if kind == .round { addRound(c, side, into: &list) }
    list.append(c.p + c.n1 * side)
  }

  private func addRound(_ c: Corner, _ side: Double, into list: inout [Point]) {
    let a = c.n0 * side
    let b = c.n1 * side
    if c.dot > 0 { return addArc(c.p, a, b, into: &list) }
    // Beyond a right angle the sum of the normals is short; the difference of directions is not.
    let out = c.d0 - c.d1
    let mid = out * (half / out.norm)
    addArc(c.p, a, mid, into: &list)
    list.append(c.p + mid)
    addArc(c.p, mid, b, into: &list)
  }
}
