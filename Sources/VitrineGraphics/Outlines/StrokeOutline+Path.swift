extension StrokeOutline {
  /// Replaces the outline by that of a path of pixels; false when it shows nothing.
  package func trace(_ path: Path, _ style: StrokeStyle) -> Bool {
    guard style.width > 0, !path.isEmpty else { return false }
    let half = OutlineLimits.coordinate(style.width) / 2
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
      let p = slice.map { Point(OutlineLimits.coordinate($0.x), OutlineLimits.coordinate($0.y)) }
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

  /// Calls `body` with the points of each contour, at least one.
  package func forEachContour(_ body: (ArraySlice<Point>) -> Void) {
    for (k, start) in starts.enumerated() {
      let end = k + 1 < starts.count ? starts[k + 1] : points.count
      if end > start { body(points[start..<end]) }
    }
  }

  /// The contours as a path of lines.
  package var path: Path {
    var path = Path()
    forEachContour { contour in
      path.move(to: contour[contour.startIndex])
      for p in contour.dropFirst() { path.line(to: p) }
      path.close()
    }
    return path
  }
}

extension Path {
  /// The area that a line along the path covers, as contours of lines to be filled by the non-zero rule.
  ///
  /// Lengths in points. Curves are followed as at four pixels a point: more than any screen has.
  package func stroked(_ style: StrokeStyle) -> Path {
    let scale = 4.0
    var fine = style
    fine.width *= scale
    fine.dash = style.dash.map { $0 * scale }
    fine.dashPhase *= scale
    let outline = StrokeOutline()
    guard outline.trace(transformed(by: .scale(scale, scale)), fine) else { return Path() }
    return outline.path.transformed(by: .scale(1 / scale, 1 / scale))
  }
}
