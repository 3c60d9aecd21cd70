/// A closed outline of straight edges.
package struct Polygon: Sendable {
  package var corners: [Point]

  package init(_ corners: [Point]) { self.corners = corners }

  /// Twice the area inside; negative if the outline runs the other way.
  package var doubleArea: Double {
    var sum = 0.0
    forEachEdge { a, b in sum += a.x * b.y - b.x * a.y }
    return sum
  }

  package func forEachEdge(_ body: (Point, Point) -> Void) {
    guard var from = corners.last else { return }
    for corner in corners {
      body(from, corner)
      from = corner
    }
  }

  /// Returns the winding number of the outline around a point.
  package func winding(around p: Point) -> Int {
    var winding = 0
    forEachEdge { a, b in
      guard (a.y <= p.y) != (b.y <= p.y) else { return }
      let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
      if x > p.x { winding += b.y > a.y ? 1 : -1 }
    }
    return winding
  }
}
