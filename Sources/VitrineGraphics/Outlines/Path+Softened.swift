extension Path {
  /// Returns the outline with its corners rounded, those that it encloses and those that it leaves out; what is
  /// smooth stays. Subpaths count as closed.
  ///
  /// - Parameter radius: of the arc in a square corner, in the path's unit. Edges that are too short for it have
  ///   smaller ones.
  package func softened(by radius: Double) -> Path {
    guard radius.isFinite, radius > 0 else { return self }
    var result = Path()
    var contour: [PathPiece] = []
    forEachPiece(closing: true) { piece, joins in
      if !joins {
        result.add(SoftCorners(contour, radius: radius))
        contour = []
      }
      if piece.chord > 0 { contour.append(piece) }
    }
    result.add(SoftCorners(contour, radius: radius))
    return result
  }

  private mutating func add(_ contour: SoftCorners) {
    guard let first = contour.trimmed(0) else { return }
    move(to: first.start)
    for i in contour.pieces.indices {
      guard let piece = contour.trimmed(i), let next = contour.trimmed(i + 1) else { continue }
      switch piece {
      case .line(_, let end): line(to: end)
      case .cubic(_, let c1, let c2, let end): cubic(to: end, c1, c2)
      }
      guard contour.cuts[i] > 0 else { continue }
      let corner = contour.pieces[i].end
      cubic(
        to: next.start, piece.end + (corner - piece.end) * Path.quarterCircle,
        next.start + (corner - next.start) * Path.quarterCircle)
    }
    close()
  }
}

/// A closed run of pieces and what its corners take from them.
private struct SoftCorners {
  let pieces: [PathPiece]
  /// The length that the corner at the end of each piece takes from it and from the next one.
  private(set) var cuts: [Double] = []

  /// The cosine of the turn up to which pieces meet smoothly, about 18°.
  private static let smooth = 0.95
  /// The longest cut in radii, of an acute corner, and the largest part that it takes of a piece.
  private static let (longest, part) = (1.6, 0.45)

  init(_ pieces: [PathPiece], radius: Double) {
    self.pieces = pieces
    cuts = pieces.indices.map { i in
      let next = pieces[(i + 1) % pieces.count]
      let (a, b) = (pieces[i].endDirection, next.startDirection)
      let cosine = a.dot(b)
      if cosine > Self.smooth { return 0 }
      // The tangent of half the turn.
      let tangent = (1 - cosine) / max(1 + cosine, 1e-9)
      let wanted = radius * min(tangent.squareRoot(), Self.longest)
      return min(wanted, Self.part * min(pieces[i].chord, next.chord))
    }
  }

  /// Returns a piece without what the corners at its ends take; indices go round.
  func trimmed(_ index: Int) -> PathPiece? {
    guard !pieces.isEmpty else { return nil }
    let i = index % pieces.count
    return pieces[i].trimmed(cuts[(i + pieces.count - 1) % pieces.count], cuts[i])
  }
}

extension PathPiece {
  /// The distance between the ends.
  fileprivate var chord: Double { (end - start).norm }

  /// Returns the piece without about these lengths at its ends.
  fileprivate func trimmed(_ first: Double, _ last: Double) -> PathPiece {
    if first == 0, last == 0 { return self }
    switch self {
    case .line(let a, let b):
      let run = (b - a).direction
      return .line(a + run * first, b - run * last)
    case .cubic(let a, let c1, let c2, let b):
      let (leaving, arriving) = (3 * (c1 - a).norm, 3 * (b - c2).norm)
      let from = leaving > 0 ? min(first / leaving, 0.45) : 0
      let to = arriving > 0 ? 1 - min(last / arriving, 0.45) : 1
      return cut(from, to, a, c1, c2, b)
    }
  }

  private func cut(
    _ from: Double, _ to: Double, _ a: Point, _ c1: Point, _ c2: Point, _ b: Point
  ) -> PathPiece {
    func at(_ t: Double) -> Point {
      let u = 1 - t
      return a * (u * u * u) + c1 * (3 * u * u * t) + c2 * (3 * u * t * t) + b * (t * t * t)
    }
    func speed(_ t: Double) -> Point {
      let u = 1 - t
      return ((c1 - a) * (u * u) + (c2 - c1) * (2 * u * t) + (b - c2) * (t * t)) * 3
    }
    let third = (to - from) / 3
    let (start, end) = (at(from), at(to))
    return .cubic(start, start + speed(from) * third, end - speed(to) * third, end)
  }
}
