import VitrineGraphics

extension Path {
  /// Pieces that a curve is followed in: an arc of a letter strays less than a hundredth of its size.
  private static let chords = 8

  /// The leftmost and rightmost place of the outline between two heights, nil when it has none there.
  func extent(between top: Double, and bottom: Double) -> (left: Double, right: Double)? {
    var (left, right) = (Double.infinity, -Double.infinity)
    func take(_ a: Point, _ b: Point) {
      guard max(a.y, b.y) > top, min(a.y, b.y) < bottom else { return }
      for limit in [min(max(a.y, top), bottom), min(max(b.y, top), bottom)] {
        let share = a.y == b.y ? 0 : (limit - a.y) / (b.y - a.y)
        let x = a.x + (b.x - a.x) * share
        (left, right) = (min(left, x), max(right, x))
      }
    }
    var (i, start, pen) = (0, Point.zero, Point.zero)
    for verb in verbs {
      switch verb {
      case .move:
        (start, pen) = (points[i], points[i])
        i += 1
      case .line:
        take(pen, points[i])
        pen = points[i]
        i += 1
      case .quad:
        let (c, end) = (points[i], points[i + 1])
        follow(pen, end, take) { t in
          let s = 1 - t
          return pen.scaled(s * s) + c.scaled(2 * s * t) + end.scaled(t * t)
        }
        pen = end
        i += 2
      case .cubic:
        let (c, d, end) = (points[i], points[i + 1], points[i + 2])
        follow(pen, end, take) { t in
          let s = 1 - t
          return pen.scaled(s * s * s) + c.scaled(3 * s * s * t) + d.scaled(3 * s * t * t)
            + end.scaled(t * t * t)
        }
        pen = end
        i += 3
      case .close:
        take(pen, start)
        pen = start
      }
    }
    return left <= right ? (left, right) : nil
  }

  private func follow(
    _ start: Point, _ end: Point, _ take: (Point, Point) -> Void, _ at: (Double) -> Point
  ) {
    var last = start
    for k in 1...Self.chords {
      let next = k == Self.chords ? end : at(Double(k) / Double(Self.chords))
      take(last, next)
      last = next
    }
  }
}

extension Point {
  fileprivate func scaled(_ factor: Double) -> Point { Point(x * factor, y * factor) }
}
