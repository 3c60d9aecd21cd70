import VitrineGraphics

/// A path as polylines, for questions about points.
nonisolated struct FlatPath {
  struct Line {
    var points: [Point]
    var isClosed: Bool
  }

  private(set) var lines: [Line] = []

  /// Chords for each curve: the error is below a thousandth of the curve's size.
  private static let chords = 24

  init(_ path: GraphicsPath) {
    var current: [Point] = []
    func finish(_ lines: inout [Line], closed: Bool) {
      if !current.isEmpty { lines.append(Line(points: current, isClosed: closed)) }
      current = []
    }
    path.forEachSegment { verb, points in
      let p = Array(points)
      switch verb {
      case .move:
        finish(&lines, closed: false)
        current = [p[0]]
      case .line: current.append(p[0])
      case .quad:
        let a = current.last ?? p[0]
        Self.append(a, a + (p[0] - a) * (2 / 3), p[1] + (p[0] - p[1]) * (2 / 3), p[1], &current)
      case .cubic: Self.append(current.last ?? p[0], p[0], p[1], p[2], &current)
      case .close: finish(&lines, closed: true)
      }
    }
    finish(&lines, closed: false)
  }

  private static func append(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ out: inout [Point]) {
    for i in 1...chords {
      let t = Double(i) / Double(chords)
      let s = 1 - t
      let left = a * (s * s * s) + b * (3 * s * s * t)
      out.append(left + c * (3 * s * t * t) + d * (t * t * t))
    }
  }

  var bounds: Rect {
    var path = GraphicsPath()
    for line in lines {
      for (i, p) in line.points.enumerated() { i == 0 ? path.move(to: p) : path.line(to: p) }
    }
    return path.controlBounds
  }

  /// How often the path turns around a point, open subpaths closed by a line.
  func winding(around p: Point) -> Int {
    lines.reduce(0) { $0 + Self.winding($1.points, p) }
  }

  private static func winding(_ points: [Point], _ p: Point) -> Int {
    var count = 0
    for (i, a) in points.enumerated() {
      let b = points[(i + 1) % points.count]
      let side = (b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y)
      if a.y <= p.y, b.y > p.y, side > 0 { count += 1 }
      if a.y > p.y, b.y <= p.y, side < 0 { count -= 1 }
    }
    return count
  }

  /// The area a line covers: a box for each chord and a disc at each joint. Joints are round,
  /// whatever the style says; caps follow it. Dashes are left out.
  func stroked(_ style: GraphicsStroke) -> GraphicsPath {
    var path = GraphicsPath()
    let half = style.width.isFinite ? max(0, style.width / 2) : 0
    guard half > 0 else { return path }
    for line in lines { Self.stroke(line, half, style.cap, &path) }
    return path
  }

  private static func stroke(
    _ line: Line, _ half: Double, _ cap: GraphicsStroke.Cap, _ path: inout GraphicsPath
  ) {
    let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
    for (i, pair) in zip(points, points.dropFirst()).enumerated() {
      let isFirst = !line.isClosed && i == 0
      let isLast = !line.isClosed && i == points.count - 2
      let reach = cap == .square ? half : 0
      addBox(pair.0, pair.1, half, isFirst ? reach : 0, isLast ? reach : 0, &path)
      if !isFirst || cap == .round { addDisc(pair.0, half, &path) }
      if isLast && cap == .round { addDisc(pair.1, half, &path) }
    }
  }

  private static func addDisc(_ p: Point, _ r: Double, _ path: inout GraphicsPath) {
    path.append(GraphicsPath(ellipseIn: Rect(x: p.x - r, y: p.y - r, width: 2 * r, height: 2 * r)))
  }

  private static func addBox(
    _ a: Point, _ b: Point, _ half: Double, _ before: Double, _ after: Double,
    _ path: inout GraphicsPath
  ) {
    let d = b - a
    let length = (d.x * d.x + d.y * d.y).squareRoot()
    guard length > 0 else { return }
    let u = d * (1 / length)
    let n = Point(u.y, -u.x) * half
    let from = a - u * before
    let to = b + u * after
    path.move(to: from + n)
    path.line(to: to + n)
    path.line(to: to - n)
    path.line(to: from - n)
    path.close()
  }
}
