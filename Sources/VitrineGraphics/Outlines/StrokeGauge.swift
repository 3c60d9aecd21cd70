/// The widths of a drawing's strokes and of the gaps between them, measured across its outline.
package struct StrokeGauge: Hashable, Sendable {
  /// The width of narrow strokes: a twentieth of the outline has less behind it. 0 for an empty drawing.
  package let stroke: Double
  /// The width of narrow gaps: 15 % of the outline face another part nearer than that. Infinite for a drawing
  /// without any.
  package let gap: Double

  /// The places of the outline that are measured at most.
  private static let samples = 160
  private static let chords = 6
  private static let narrowShare = (stroke: 0.05, gap: 0.15)
  /// The cosine between an edge and the one across from which on they count as the two sides of a stroke:
  /// the sides of corners do not.
  private static let facing = -0.5

  private struct Edge {
    let from: Point
    let to: Point
    let direction: Point
    let length: Double
  }

  /// - Parameter path: an oriented outline, see `Path.oriented`.
  package init(_ path: Path) {
    let edges = path.contours.flatMap(Self.edges)
    let step = max(1, edges.count / Self.samples)
    var (strokes, gaps) = ([(Double, Double)](), [(Double, Double)]())
    for i in stride(from: 0, to: edges.count, by: step) {
      // The inside is on the right of an outer contour's direction, with y down.
      let inward = Point(-edges[i].direction.y, edges[i].direction.x)
      if let d = Self.distance(i, inward, edges) { strokes.append((d, edges[i].length)) }
      if let d = Self.distance(i, inward * -1, edges) { gaps.append((d, edges[i].length)) }
    }
    let whole = edges.enumerated().filter { $0.offset % step == 0 }.reduce(0) {
      $0 + $1.element.length
    }
    stroke = Self.narrow(strokes, whole * Self.narrowShare.stroke) ?? strokes.map(\.0).max() ?? 0
    gap = Self.narrow(gaps, whole * Self.narrowShare.gap) ?? .infinity
  }

  /// The width of narrow strokes beside each contour of an oriented outline: a twentieth of the contour has less
  /// behind it. 0 for a contour without any.
  package static func strokes(besideContoursOf path: Path) -> [Double] {
    let contours = path.contours.map(edges)
    let all = contours.flatMap(\.self)
    let step = max(1, all.count / contourSamples)
    var first = 0
    return contours.map { own in
      defer { first += own.count }
      // A small contour has few edges, so that it is measured at all of them.
      let places = stride(from: 0, to: own.count, by: own.count < contourSamples / 8 ? 1 : step)
      var strokes: [(Double, Double)] = []
      for k in places {
        let inward = Point(-own[k].direction.y, own[k].direction.x)
        if let d = distance(first + k, inward, all) { strokes.append((d, own[k].length)) }
      }
      let whole = places.reduce(0) { $0 + own[$1].length }
      return narrow(strokes, whole * narrowShare.stroke) ?? strokes.map(\.0).max() ?? 0
    }
  }

  /// The places that contours are measured at most, and small ones beside them.
  private static let contourSamples = 400

  private static func edges(_ contour: Path) -> [Edge] {
    var edges: [Edge] = []
    Polygon(contour.corners(chords)).forEachEdge { a, b in
      let d = b - a
      let length = d.norm
      guard length > 0 else { return }
      edges.append(Edge(from: a, to: b, direction: d * (1 / length), length: length))
    }
    return edges
  }

  /// The distance from the middle of an edge to the nearest edge that faces it.
  private static func distance(_ i: Int, _ ray: Point, _ edges: [Edge]) -> Double? {
    let p = (edges[i].from + edges[i].to) * 0.5
    var nearest: Double?
    var faces = false
    for (j, edge) in edges.enumerated() where j != i {
      let d = edge.to - edge.from
      let cross = ray.x * d.y - ray.y * d.x
      let v = edge.from - p
      // The ray meets most edges beside their ends, so that is asked first, and without a division.
      let across = v.x * ray.y - v.y * ray.x
      guard cross.magnitude > 1e-12, min(0, cross) <= across, across <= max(0, cross) else {
        continue
      }
      let along = (v.x * d.y - v.y * d.x) / cross
      guard along > 1e-9, along < nearest ?? .infinity else { continue }
      nearest = along
      let cosine =
        edge.direction.x * edges[i].direction.x + edge.direction.y * edges[i].direction.y
      faces = cosine <= facing
    }
    return faces ? nearest : nil
  }

  private static func narrow(_ widths: [(Double, Double)], _ share: Double) -> Double? {
    var passed = 0.0
    for (width, length) in widths.sorted(by: { $0.0 < $1.0 }) {
      passed += length
      if passed >= share { return width }
    }
    return nil
  }
}
