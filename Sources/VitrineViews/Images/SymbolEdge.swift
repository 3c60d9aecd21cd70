import VitrineGraphics

/// A straight piece of a drawing's outline, with the paper on the side of its normal.
nonisolated struct SymbolEdge {
  let from: Point
  let to: Point
  /// Of length 1, to the outside of the ink.
  let normal: Point
  let length: Double
  /// The number of its contour, where on it the edge begins, and its whole length.
  let contour: Int
  private(set) var start = 0.0
  private(set) var around = 0.0
  /// Whether the contour is that of a hole.
  private(set) var isHole = false
  /// The part of the growth that the paper before the edge has room for.
  var reach = 1.0

  private init?(_ from: Point, _ to: Point, _ contour: Int) {
    let d = to - from
    let length = d.norm
    guard length > 0, length.isFinite else { return nil }
    self.from = from
    self.to = to
    self.length = length
    self.contour = contour
    // The inside is on the right of an outer contour's direction, with y down.
    normal = Point(d.y / length, -d.x / length)
  }

  /// The edges of an oriented contour, with curves followed by chords.
  ///
  /// - Parameter tolerance: the largest distance of a chord from its curve.
  static func edges(_ contour: GraphicsPath, tolerance: Double, _ number: Int) -> [SymbolEdge] {
    var edges: [SymbolEdge] = []
    func add(_ from: Point, _ to: Point) {
      if let edge = SymbolEdge(from, to, number) { edges.append(edge) }
    }
    contour.forEachPiece(closing: true) { piece, _ in
      switch piece {
      case .line(let from, let to): add(from, to)
      case .cubic(let from, let c1, let c2, let to):
        var last = from
        CubicPieces(from, c1, c2, to, tolerance: tolerance).forEachPoint { next in
          add(last, next)
          last = next
        }
      }
    }
    var around = 0.0
    for k in edges.indices {
      edges[k].start = around
      around += edges[k].length
    }
    let area = edges.reduce(0) { $0 + $1.from.x * $1.to.y - $1.to.x * $1.from.y }
    for k in edges.indices {
      edges[k].around = around
      edges[k].isHole = area < 0
    }
    return edges
  }

  /// The shorter way along their contour between places on this edge and on another one, both as parts of them.
  func way(_ part: Double, to other: SymbolEdge, _ otherPart: Double) -> Double {
    let way = (start + length * part - other.start - other.length * otherPart).magnitude
    return min(way, around - way)
  }

  /// The part of the edge that is nearest to a point.
  func nearest(to p: Point) -> Double {
    let d = to - from
    return min(1, max(0, ((p.x - from.x) * d.x + (p.y - from.y) * d.y) / (length * length)))
  }

  func place(_ part: Double) -> Point { from + (to - from) * part }
}
