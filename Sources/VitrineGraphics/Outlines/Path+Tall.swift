extension Path {
  /// Returns a glyph's outline made taller, with its horizontal strokes as thick as before.
  ///
  /// Strokes are found between neighbouring levels at which the outline runs horizontally; only what lies
  /// between them is stretched. Curves begin and end at such levels, so they stay smooth.
  ///
  /// - Parameters:
  ///   - factor: the ratio of the new height to the old one; the baseline at 0 stays. Between 1 and 8.
  ///   - height: the height over the baseline that is multiplied, in the outline's unit.
  ///   - strokes: the thicknesses that count as those of strokes.
  package func stretched(
    by factor: Double, height: Double, strokes: ClosedRange<Double>
  ) -> Path {
    guard factor.isFinite, factor > 1, factor <= 8, height > 0 else { return self }
    let stretch = LevelStretch(levels, factor: factor, height: height, strokes: strokes)
    var result = Path()
    forEachSegment { verb, points in
      let p = points.map { Point($0.x, stretch.map($0.y)) }
      switch verb {
      case .move: result.move(to: p[0])
      case .line: result.line(to: p[0])
      case .quad: result.quad(to: p[1], control: p[0])
      case .cubic: result.cubic(to: p[2], p[0], p[1])
      case .close: result.close()
      }
    }
    return result
  }

  /// The heights at which the outline runs horizontally, ascending, each once.
  private var levels: [Double] {
    var found: [Double] = []
    forEachPiece(closing: true) { piece, _ in
      switch piece {
      case .line(let a, let b): if Self.isLevel(a, b) { found.append(a.y) }
      case .cubic(let a, let c1, let c2, let b):
        if Self.isLevel(a, c1) { found.append(a.y) }
        if Self.isLevel(c2, b) { found.append(b.y) }
      }
    }
    var result: [Double] = []
    for level in found.sorted() where level - (result.last ?? -.infinity) > 0.002 {
      result.append(level)
    }
    return result
  }

  private static func isLevel(_ a: Point, _ b: Point) -> Bool {
    let (dx, dy) = ((b.x - a.x).magnitude, (b.y - a.y).magnitude)
    return dx > 0.01 && dy < dx * 0.02
  }
}

/// A map of heights that leaves strokes as they are; y grows downwards from the baseline at 0.
private struct LevelStretch {
  /// Ascending heights and where they come to stand.
  private var knots: [(from: Double, to: Double)] = []

  init(_ levels: [Double], factor: Double, height: Double, strokes: ClosedRange<Double>) {
    let inside = levels.filter { $0 > -height * 1.05 && $0 < height * 0.05 }
    var rigid: [(Double, Double)] = []
    for (top, bottom) in zip(inside, inside.dropFirst()) where strokes.contains(bottom - top) {
      let top = Swift.max(top, -height, rigid.last?.1 ?? -height)
      let bottom = Swift.min(bottom, 0)
      if bottom > top { rigid.append((top, bottom)) }
    }
    let solid = rigid.reduce(0) { $0 + $1.1 - $1.0 }
    guard height - solid > height * 0.1 else { return }
    let rate = (height * factor - solid) / (height - solid)
    // From the baseline upwards.
    var (from, to) = (0.0, 0.0)
    knots = [(0, 0)]
    for (top, bottom) in rigid.reversed() {
      to -= (from - bottom) * rate
      knots.append((bottom, to))
      to -= bottom - top
      knots.append((top, to))
      from = top
    }
    knots.append((-height, to - (from + height) * rate))
    knots.reverse()
  }

  func map(_ y: Double) -> Double {
    guard let first = knots.first, let last = knots.last else { return y }
    if y <= first.from { return first.to + (y - first.from) }
    if y >= last.from { return last.to + (y - last.from) }
    for (a, b) in zip(knots, knots.dropFirst()) where y <= b.from {
      if b.from == a.from { return b.to }
      return a.to + (b.to - a.to) * ((y - a.from) / (b.from - a.from))
    }
    return y
  }
}
