import VitrineGraphics

extension Canvas {
  func strokePath(_ path: Path, _ style: StrokeStyle, _ source: PixelSource) {
    let outline = scratch.stroke
    guard outline.trace(path, style) else { return }
    fill(outline.bounds, .nonZero, source) { outline.add(to: &$0) }
  }
}

extension StrokeOutline {
  /// Replaces the outline by that of a stroked path; false when it shows nothing.
  func trace(_ path: Path, _ style: StrokeStyle) -> Bool {
    guard style.width > 0, !path.isEmpty else { return false }
    let half = Limits.coordinate(style.width) / 2
    begin(style, half: half)
    let dashes = Dashes(style)
    var line = Polyline()
    var hasStart = false
    func finish() {
      if hasStart {
        if let dashes { dashes.forEach(line) { add($0) } } else { add(line) }
      }
      hasStart = false
    }
    path.forEachSegment { verb, slice in
      let p = slice.map { Point(Limits.coordinate($0.x), Limits.coordinate($0.y)) }
      switch verb {
      case .move:
        finish()
        line.start(p[0])
        hasStart = true
      case .line: line.line(to: p[0])
      case .quad:
        let a = line.points.last ?? p[0]
        line.cubic(
          a + (p[0] - a) * (2.0 / 3), p[1] + (p[0] - p[1]) * (2.0 / 3), p[1], half: half)
      case .cubic: line.cubic(p[0], p[1], p[2], half: half)
      case .close:
        line.close()
        finish()
      }
    }
    finish()
    return !points.isEmpty
  }

  /// The pixels that the outline can touch.
  var bounds: PixelRect {
    guard let first = points.first else { return .empty }
    var x0 = first.x
    var y0 = first.y
    var x1 = x0
    var y1 = y0
    for p in points {
      x0 = Swift.min(x0, p.x)
      y0 = Swift.min(y0, p.y)
      x1 = Swift.max(x1, p.x)
      y1 = Swift.max(y1, p.y)
    }
    return PixelRect(around: Rect(x: x0, y: y0, width: x1 - x0, height: y1 - y0))
  }

  func add(to edges: inout EdgeBuilder) {
    for (k, start) in starts.enumerated() {
      let end = k + 1 < starts.count ? starts[k + 1] : points.count
      guard end > start else { continue }
      edges.move(to: points[start])
      for i in (start + 1)..<end { edges.line(to: points[i]) }
      edges.close()
    }
  }

  /// The contours as a path of lines.
  var path: Path {
    var path = Path()
    for (k, start) in starts.enumerated() {
      let end = k + 1 < starts.count ? starts[k + 1] : points.count
      guard end > start else { continue }
      path.move(to: points[start])
      for i in (start + 1)..<end { path.line(to: points[i]) }
      path.close()
    }
    return path
  }
}
