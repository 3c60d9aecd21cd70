import VitrineGraphics
import VitrineLayout

/// Outlines with heavier strokes that leave holes and gaps open: each place moves outwards as far as the ink across from
/// it allows.
nonisolated struct SymbolGrowth {
  private struct Edge {
    let from: Point
    let to: Point
    /// To the outside of the ink.
    let normal: Point
    /// The part of the growth that the paper before the edge has room for.
    var reach = 1.0

    init?(_ from: Point, _ to: Point) {
      let d = to - from
      let length = (d.x * d.x + d.y * d.y).squareRoot()
      guard length > 0, length.isFinite else { return nil }
      self.from = from
      self.to = to
      // The inside is on the right of an outer contour's direction, with y down.
      normal = Point(d.y / length, -d.x / length)
    }
  }

  private static let chords = 6
  /// The part of a gap that the boldest weight leaves at least, and the width in em up to which it leaves all of it.
  private static let keptGap = 0.4
  private static let leastGap = 0.045
  /// The most edges that are looked at; a drawing with more is left as it is.
  private static let mostEdges = 4000
  /// The cosine between the normals of two edges below which they face one another.
  private static let facing = -0.25
  /// The places on an edge from which the paper before it is measured.
  private static let places = [0.02, 0.5, 0.98]
  /// The sine of the angle between two edges below which their corner moves along the mean of their normals.
  private static let straight = 0.12
  /// The largest way of a corner, in ways of its edges.
  private static let longestCorner = 2.0

  /// The layers with strokes wider by `growth`, both in the outlines' unit.
  ///
  /// - Parameter em: the em in that unit.
  static func grown(_ paths: [GraphicsPath], by growth: Double, em: Double) -> [GraphicsPath]? {
    let contours = paths.map { $0.contours.map { edges($0.corners(chords)) } }
    let all = contours.flatMap { $0.flatMap(\.self) }
    guard growth > 0, !all.isEmpty, all.count <= mostEdges else { return nil }
    return contours.map { layer in
      var path = GraphicsPath()
      for contour in layer { add(reaching(contour, all, growth, em), growth / 2, to: &path) }
      return path
    }
  }

  private static func edges(_ corners: [Point]) -> [Edge] {
    var edges: [Edge] = []
    Polygon(corners).forEachEdge { a, b in
      if let edge = Edge(a, b) { edges.append(edge) }
    }
    return edges
  }

  private static func reaching(
    _ contour: [Edge], _ all: [Edge], _ growth: Double, _ em: Double
  ) -> [Edge] {
    contour.map { edge in
      let rooms = places.map { place in
        room(edge.from + (edge.to - edge.from) * place, edge.normal, all, growth + em)
      }
      let gap = rooms.min() ?? .infinity
      let kept = max(gap * keptGap, min(gap, leastGap * em))
      var edge = edge
      edge.reach = min(1, max(0, (gap - kept) / growth))
      return edge
    }
  }

  /// The paper between a place on an edge and the nearest edge that faces it, up to a limit.
  private static func room(_ p: Point, _ normal: Point, _ all: [Edge], _ limit: Double) -> Double {
    var nearest = limit * limit
    // The sides of a corner that opens face one another less.
    for edge in all where edge.normal.x * normal.x + edge.normal.y * normal.y < facing {
      let d = edge.to - edge.from
      let place = ((p.x - edge.from.x) * d.x + (p.y - edge.from.y) * d.y) / (d.x * d.x + d.y * d.y)
      let way = edge.from + d * min(1, max(0, place)) - p
      let square = way.x * way.x + way.y * way.y
      // The other edge must be before this one, and this one before the other.
      guard square < nearest, way.x * normal.x + way.y * normal.y > 0,
        way.x * edge.normal.x + way.y * edge.normal.y < 0
      else { continue }
      nearest = square
    }
    return nearest.squareRoot()
  }

  /// Adds the contour whose edges moved by `way` as far as they reach.
  private static func add(_ contour: [Edge], _ way: Double, to path: inout GraphicsPath) {
    guard var before = contour.last else { return }
    for (k, edge) in contour.enumerated() {
      let corner = edge.from + shift(before, edge, way)
      if k == 0 { path.move(to: corner) } else { path.line(to: corner) }
      before = edge
    }
    path.close()
  }

  /// The way of the corner between two edges.
  private static func shift(_ a: Edge, _ b: Edge, _ way: Double) -> Point {
    let (ways, sine) = (
      (a.reach * way, b.reach * way), a.normal.x * b.normal.y - a.normal.y * b.normal.x
    )
    let mean = (a.normal + b.normal) * 0.5
    guard sine.magnitude > straight else { return mean * ((ways.0 + ways.1) * 0.5) }
    // The crossing of the two moved lines.
    let x = (ways.0 * b.normal.y - ways.1 * a.normal.y) / sine
    let y = (ways.1 * a.normal.x - ways.0 * b.normal.x) / sine
    let length = (x * x + y * y).squareRoot()
    let most = max(ways.0, ways.1) * longestCorner
    return length > most ? Point(x, y) * (most / length) : Point(x, y)
  }
}
