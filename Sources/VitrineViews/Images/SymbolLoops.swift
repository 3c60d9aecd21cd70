import VitrineGraphics

/// Closed outlines without the loops that moved edges make at inner corners.
nonisolated enum SymbolLoops {
  /// The most edges that a loop has.
  private static let mostEdges = 24

  /// The corners of a closed outline, with the crossing of two edges in place of the short way between them.
  static func removed(_ corners: [Point]) -> [Point] {
    guard corners.count > 3 else { return corners }
    let points = opened(corners)
    var result: [Point] = []
    var (k, from) = (0, points[0])
    while k + 1 < points.count {
      result.append(from)
      if let (next, crossing) = loop(from, k, points) {
        (k, from) = (next, crossing)
      } else {
        k += 1
        from = points[k]
      }
    }
    return result
  }

  /// The outline from the middle of its longest edge, which is in no loop, around to it.
  private static func opened(_ corners: [Point]) -> [Point] {
    func square(_ k: Int) -> Double {
      let d = corners[(k + 1) % corners.count] - corners[k]
      return d.x * d.x + d.y * d.y
    }
    let longest = corners.indices.max { square($0) < square($1) } ?? 0
    let middle = (corners[longest] + corners[(longest + 1) % corners.count]) * 0.5
    return [middle] + corners[(longest + 1)...] + corners[...longest] + [middle]
  }

  /// The last of the edges soon after one that crosses it, and where.
  private static func loop(_ from: Point, _ k: Int, _ points: [Point]) -> (Int, Point)? {
    let last = min(k + mostEdges, points.count - 2)
    guard k + 2 <= last else { return nil }
    for other in (k + 2...last).reversed() {
      if let p = crossing(from, points[k + 1], points[other], points[other + 1]) {
        return (other, p)
      }
    }
    return nil
  }

  private static func crossing(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Point? {
    let (u, v, w) = (b - a, d - c, c - a)
    let cross = u.x * v.y - u.y * v.x
    guard cross != 0 else { return nil }
    let (s, t) = ((w.x * v.y - w.y * v.x) / cross, (w.x * u.y - w.y * u.x) / cross)
    return s > 0 && s < 1 && t > 0 && t < 1 ? a + u * s : nil
  }
}
