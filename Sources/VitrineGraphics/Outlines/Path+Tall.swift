extension Path {
  /// Returns a glyph's outline made taller, with its horizontal strokes as thick as before.
  ///
  /// Strokes are found between levels at which the outline runs horizontally, with ink below the upper and above
  /// the lower one; only what lies between strokes is stretched. Curves begin and end at such levels, so they stay
  /// smooth.
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

  /// The heights at which the outline runs horizontally, ascending, each once for either side of the ink.
  private var levels: [OutlineLevel] {
    var found: [(y: Double, run: Double)] = []
    var area = 0.0
    func add(_ a: Point, _ b: Point) {
      let (dx, dy) = (b.x - a.x, (b.y - a.y).magnitude)
      if dx.magnitude > 0.01, dy < dx.magnitude * 0.02 { found.append((a.y, dx)) }
    }
    forEachPiece(closing: true) { piece, _ in
      switch piece {
      case .line(let a, let b):
        add(a, b)
        area += a.x * b.y - b.x * a.y
      case .cubic(let a, let c1, let c2, let b):
        add(a, c1)
        add(b, Point(b.x + b.x - c2.x, b.y + b.y - c2.y))
        area += a.x * c1.y - c1.x * a.y + c1.x * c2.y - c2.x * c1.y + c2.x * b.y - b.x * c2.y
      }
    }
    // Fonts differ in the direction in which their outlines run.
    let sense: Double = area < 0 ? -1 : 1
    let levels = found.map { OutlineLevel(y: $0.y, hasInkBelow: $0.run * sense > 0) }
    var result: [OutlineLevel] = []
    for level in levels.sorted(by: { ($0.y, $0.order) < ($1.y, $1.order) }) {
      if let last = result.last, last.hasInkBelow == level.hasInkBelow, level.y - last.y <= 0.002 {
        continue
      }
      result.append(level)
    }
    return result
  }
}

/// A height at which an outline runs horizontally.
private struct OutlineLevel {
  let y: Double
  let hasInkBelow: Bool

  var order: Int { hasInkBelow ? 1 : 0 }
}

/// A map of heights that leaves strokes as they are; y grows downwards from the baseline at 0.
private struct LevelStretch {
  /// Ascending heights and where they come to stand.
  private var knots: [(from: Double, to: Double)] = []

  init(_ levels: [OutlineLevel], factor: Double, height: Double, strokes: ClosedRange<Double>) {
    var rigid: [(Double, Double)] = []
    var top: Double?
    for level in levels where level.y > -height * 1.05 && level.y < height * 0.05 {
      if level.hasInkBelow {
        top = level.y
        continue
      }
      if let start = top, strokes.contains(level.y - start) {
        let from = Swift.max(start, -height, rigid.last?.1 ?? -height)
        let to = Swift.min(level.y, 0)
        if to > from { rigid.append((from, to)) }
      }
      top = nil
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
