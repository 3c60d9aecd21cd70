/// The pieces of a contour from one corner to the next, in order.
struct OutlineEdge {
  private(set) var pieces: [MeasuredPiece]

  /// The length below which nothing is left of an edge: no font's unit is as short.
  private static let leastLength = 1e-9

  init(_ pieces: [PathPiece]) { self.pieces = pieces.map { MeasuredPiece($0) } }

  var length: Double { pieces.reduce(0) { $0 + $1.length } }

  /// Returns the edge with its ends moved.
  func moved(start u: Point = .zero, end v: Point = .zero) -> OutlineEdge {
    var drawn = pieces.map(\.piece)
    guard let first = drawn.first, let last = drawn.last else { return self }
    drawn[0] = first.moved(start: u)
    if drawn.count == 1 {
      drawn[0] = first.moved(start: u, end: v)
    } else {
      drawn[drawn.count - 1] = last.moved(end: v)
    }
    return OutlineEdge(drawn)
  }

  /// Returns the point at a distance from the start and the direction of travel there, of length 1.
  func place(at distance: Double) -> (point: Point, direction: Point) {
    var left = distance
    for (k, piece) in pieces.enumerated() {
      if left <= piece.length || k == pieces.count - 1 {
        return piece.place(at: piece.parameter(at: left))
      }
      left -= piece.length
    }
    return (.zero, .zero)
  }

  /// Adds the part between two distances from the start to a path that stands at its beginning.
  func append(from a: Double, to b: Double, into path: inout Path) {
    guard b - a > Self.leastLength else { return }
    var start = 0.0
    for piece in pieces {
      let end = start + piece.length
      if end > a, start < b, piece.length > 0 {
        let t0 = piece.parameter(at: max(a - start, 0))
        let t1 = piece.parameter(at: min(b - start, piece.length))
        switch piece.part(t0, t1) {
        case .line(_, let p): path.line(to: p)
        case .cubic(_, let c1, let c2, let p): path.cubic(to: p, c1, c2)
        }
      }
      start = end
    }
  }
}
