extension Path {
  /// Whether a point lies inside the outline; open subpaths count as closed.
  ///
  /// Edges belong to the side of larger coordinates, as those of a `Rect` do. Curves are followed by
  /// chords: at 32 to a quarter of a circle they miss it by 1/3,300 of the radius.
  public func contains(_ p: Point, rule: FillRule = .nonZero) -> Bool {
    var crossing = CrossingCount(point: p)
    var start = Point.zero
    var at = Point.zero
    forEachSegment { verb, points in
      let first = points.startIndex
      switch verb {
      case .move:
        crossing.add(at, start)
        start = points[first]
        at = start
      case .line:
        crossing.add(at, points[first])
        at = points[first]
      case .quad:
        crossing.addQuad(at, points[first], points[first + 1])
        at = points[first + 1]
      case .cubic:
        crossing.addCubic(at, points[first], points[first + 1], points[first + 2])
        at = points[first + 2]
      case .close:
        crossing.add(at, start)
        at = start
      }
    }
    crossing.add(at, start)
    return rule == .evenOdd ? crossing.winding & 1 != 0 : crossing.winding != 0
  }
}

/// Counts how often lines cross the ray from a point towards +x, by direction.
private struct CrossingCount {
  let point: Point
  var winding = 0

  private static let chords = 32

  mutating func add(_ a: Point, _ b: Point) {
    guard (a.y <= point.y) != (b.y <= point.y) else { return }
    let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
    if x > point.x { winding += b.y > a.y ? 1 : -1 }
  }

  mutating func addQuad(_ a: Point, _ control: Point, _ b: Point) {
    // The cubic of the same curve.
    addCubic(
      a, a + (control - a) * (2.0 / 3), b + (control - b) * (2.0 / 3), b)
  }

  mutating func addCubic(_ a: Point, _ c1: Point, _ c2: Point, _ b: Point) {
    var last = a
    for k in 1...Self.chords {
      let t = Double(k) / Double(Self.chords)
      let u = 1 - t
      let next =
        k == Self.chords
        ? b : a * (u * u * u) + c1 * (3 * u * u * t) + c2 * (3 * u * t * t) + b * (t * t * t)
      add(last, next)
      last = next
    }
  }
}
