import VitrineGraphics
import VitrineLayout

/// Outlines with heavier strokes that leave holes and gaps open: each place moves outwards as far as the paper before
/// it allows.
nonisolated struct SymbolGrowth {
  private let layers: [[[SymbolEdge]]]
  private let growth: Double
  private let rooms: SymbolRooms

  /// The largest distance of a chord from its curve, in em: a seventh of a pixel at 60 points of three pixels.
  private static let tolerance = 0.0008
  /// The most edges that are looked at; a drawing with more is left as it is.
  private static let mostEdges = 4000
  /// The least difference from 1 of the cosine of the angle between two edges at a corner: 40 degrees.
  private static let corner = 0.234
  /// The largest way of a corner, in ways of its edges.
  private static let longestCorner = 2.0
  /// The turn, as a sine, and the length in em along which the reach may change from nothing to all: a curve
  /// that grows by leaps has teeth.
  private static let turnOfChange = 1.5
  private static let lengthOfChange = 0.35

  /// - Parameters:
  ///   - paths: the oriented outlines of the layers.
  ///   - growth: what strokes gain at most, in the outlines' unit.
  ///   - em: the em in that unit.
  ///   - others: outlines that stay where they are.
  init?(
    _ paths: [GraphicsPath], by growth: Double, em: Double, beside others: GraphicsPath = .init()
  ) {
    guard growth > 0, em > 0 else { return nil }
    var number = 0
    func edges(_ path: GraphicsPath) -> [[SymbolEdge]] {
      path.contours.map { contour in
        number += 1
        return SymbolEdge.edges(contour, tolerance: Self.tolerance * em, number)
      }
    }
    let layers = paths.map(edges)
    let all = layers.flatMap { $0.flatMap(\.self) } + edges(others).flatMap(\.self)
    guard layers.contains(where: { $0.contains { !$0.isEmpty } }), all.count <= Self.mostEdges
    else { return nil }
    let rooms = SymbolRooms(all, growth, em)
    self.layers = layers.map { $0.map { Self.smoothed($0.map(rooms.reaching), em) } }
    self.growth = growth
    self.rooms = rooms
  }

  /// The layers with wider strokes, to be filled by the non-zero rule.
  var grown: [GraphicsPath] {
    layers.map { layer in
      var path = GraphicsPath()
      for contour in layer { add(contour, growth / 2, to: &path) }
      return path
    }
  }

  /// The edges of a closed contour, none of which reaches much farther than those beside it.
  private static func smoothed(_ contour: [SymbolEdge], _ em: Double) -> [SymbolEdge] {
    var contour = contour
    let count = contour.count
    guard count > 2 else { return contour }
    func limit(_ k: Int, _ beside: Int) {
      let (a, b) = (contour[k], contour[beside])
      let cosine = a.normal.dot(b.normal)
      let turn = cosine < 0 ? 1 : (a.normal.x * b.normal.y - a.normal.y * b.normal.x).magnitude
      let change = turn / turnOfChange + (a.length + b.length) / 2 / (lengthOfChange * em)
      contour[k].reach = min(a.reach, b.reach + change)
    }
    // Twice around, so that the end limits the beginning, too.
    for k in 0..<2 * count { limit((k + 1) % count, k % count) }
    for k in (0..<2 * count).reversed() { limit(k % count, (k + 1) % count) }
    return contour
  }

  /// Adds the contour whose edges moved by `way` as far as they reach.
  private func add(_ contour: [SymbolEdge], _ way: Double, to path: inout GraphicsPath) {
    guard var before = contour.last else { return }
    let corners = contour.flatMap { edge in
      defer { before = edge }
      return moved(before, edge, way)
    }
    for (k, corner) in SymbolLoops.removed(corners).enumerated() {
      if k == 0 { path.move(to: corner) } else { path.line(to: corner) }
    }
    path.close()
  }

  /// The places of the corner between two edges: one, or two where it is cut off.
  private func moved(_ a: SymbolEdge, _ b: SymbolEdge, _ way: Double) -> [Point] {
    let (from, to) = (a.normal * (a.reach * way), b.normal * (b.reach * way))
    let cosine = a.normal.dot(b.normal)
    guard 1 - cosine > Self.corner else {
      return [b.from + (from + to) * (1 / (1 + cosine))]
    }
    // Edges that meet at a corner stay parallel to where they were; those of a curve turn.
    let mean = (a.normal + b.normal) * ((a.reach + b.reach) / 2 * way / max(1 + cosine, 1e-9))
    let turn = (b.normal - a.normal) * ((b.reach - a.reach) / 2 * way / (1 - cosine))
    let shift = mean + turn
    let length = shift.norm
    let most = max(a.reach, b.reach) * way * Self.longestCorner
    guard a.normal.x * b.normal.y > a.normal.y * b.normal.x else {
      return [b.from + (length > most ? shift * (most / length) : shift)]
    }
    // A corner goes farther than its sides, which do not see what it points at.
    return length > min(most, rooms.room(of: b, shift))
      ? [b.from + from, b.from + to] : [b.from + shift]
  }
}
