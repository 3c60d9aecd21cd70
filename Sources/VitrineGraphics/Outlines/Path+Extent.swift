extension Path {
  /// The leftmost and rightmost place of the outline between two heights, nil when it has none there.
  ///
  /// Curves are followed by 8 chords: an arc of a letter strays less than a hundredth of its size.
  package func extent(between top: Double, and bottom: Double) -> (left: Double, right: Double)? {
    var (left, right) = (Double.infinity, -Double.infinity)
    forEachChord(8) { a, b in
      guard Swift.max(a.y, b.y) > top, Swift.min(a.y, b.y) < bottom else { return }
      for y in [a.y, b.y] {
        let limit = Swift.min(Swift.max(y, top), bottom)
        let share = a.y == b.y ? 0 : (limit - a.y) / (b.y - a.y)
        let x = a.x + (b.x - a.x) * share
        (left, right) = (Swift.min(left, x), Swift.max(right, x))
      }
    }
    return left <= right ? (left, right) : nil
  }

  /// The smallest box around the outline itself, without control points; nil when it is empty.
  package var bounds: Rect? {
    guard !isEmpty else { return nil }
    var reached: [Point] = []
    // Subpaths of a move alone count, as in Core Graphics.
    forEachSegment { verb, points in
      if verb == .move { reached += points }
    }
    forEachPiece { piece, _ in
      switch piece {
      case .line(_, let b): reached.append(b)
      case .cubic(let a, let c1, let c2, let b):
        reached.append(b)
        let curve = CubicPieces(a, c1, c2, b, count: 1)
        reached += curve.turningPoints.map { curve.point(at: $0) }
      }
    }
    return Rect(around: reached)
  }
}

extension CubicPieces {
  /// Parameters inside the curve where it runs level or upright.
  fileprivate var turningPoints: [Double] {
    CubicPieces.roots(3 * a.x, 2 * b.x, c.x) + CubicPieces.roots(3 * a.y, 2 * b.y, c.y)
  }

  /// Zeros of a·t² + b·t + c between 0 and 1.
  private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    var found: [Double] = []
    if a == 0 {
      found = [-c / b]
    } else {
      let square = b * b - 4 * a * c
      guard square >= 0 else { return [] }
      // The form that does not cancel.
      let q = -0.5 * (b + (b < 0 ? -1 : 1) * square.squareRoot())
      found = [q / a, c / q]
    }
    return found.filter { $0 > 0 && $0 < 1 }
  }
}
