extension Path {
  /// The part of an outline inside a convex one: both run clockwise on screen, and the result is filled by
  /// the non-zero rule. Curves are followed by chords.
  package func clipped(toConvex corners: [Point]) -> Path {
    var result = Path()
    for contour in contours {
      var inside = contour.corners(Self.knockoutChords)
      var from = corners.last ?? .zero
      for to in corners {
        inside = Self.cut(inside, from, to)
        from = to
      }
      result.appendPolygon(inside)
    }
    return result
  }

  /// The outline without what a convex one covers: both run clockwise on screen, and the result is filled by
  /// the non-zero rule. Subpaths away from it keep their curves.
  package func knockedOut(byConvex corners: [Point]) -> Path {
    let reach = Rect(around: corners)
    var result = Path()
    for contour in contours {
      guard !contour.controlBounds.intersection(reach).isEmpty else {
        result.append(contour)
        continue
      }
      var straight = Path()
      straight.appendPolygon(contour.corners(Self.knockoutChords))
      result.append(straight)
      // Subtracting the winding of what is inside leaves none there.
      result.append(straight.clipped(toConvex: corners).reversed)
    }
    return result
  }

  /// Chords of a curve of a symbol: to a quarter of a circle they miss it by 1/3,300 of the radius.
  private static let knockoutChords = 32

  private mutating func appendPolygon(_ corners: [Point]) {
    guard corners.count > 2 else { return }
    move(to: corners[0])
    for corner in corners.dropFirst() { line(to: corner) }
    close()
  }

  /// The corners on the right of a line, with those where the outline crosses it.
  private static func cut(_ corners: [Point], _ from: Point, _ to: Point) -> [Point] {
    let d = to - from
    func side(_ p: Point) -> Double { d.x * (p.y - from.y) - d.y * (p.x - from.x) }
    var result: [Point] = []
    Polygon(corners).forEachEdge { a, b in
      let (sa, sb) = (side(a), side(b))
      if (sa >= 0) != (sb >= 0) { result.append(a + (b - a) * (sa / (sa - sb))) }
      if sb >= 0 { result.append(b) }
    }
    return result
  }
}
