extension Path {
  /// The part of a path between two fractions of its length, 0…1; empty unless `from < to`.
  ///
  /// Closing edges count as lines. A curve's length is the sum of 32 chords, which is off by less
  /// than a thousandth for a quarter turn.
  package func trimmed(from: Double, to: Double) -> Path {
    let start = Swift.min(Swift.max(from.isNaN ? 0 : from, 0), 1)
    let end = Swift.min(Swift.max(to.isNaN ? 1 : to, 0), 1)
    guard start < end else { return Path() }
    if start == 0 && end == 1 { return self }
    let pieces = MeasuredPiece.all(of: self)
    let total = pieces.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return Path() }
    var result = Path()
    var at = 0.0
    for piece in pieces {
      let next = at + piece.length
      if next > start * total && at < end * total && piece.length > 0 {
        let t0 = piece.parameter(at: Swift.max(start * total - at, 0))
        let t1 = piece.parameter(at: Swift.min(end * total - at, piece.length))
        piece.part(t0, t1).append(to: &result, joins: piece.joins && at >= start * total)
      }
      at = next
    }
    return result
  }
}

/// One segment of a path with its length measured.
private struct MeasuredPiece {
  private static let chords = 32

  let piece: PathPiece
  /// Whether it starts where the piece before it ended.
  let joins: Bool
  /// Lengths from the start to the ends of the chords.
  let lengths: [Double]

  var length: Double { lengths.last ?? 0 }

  static func all(of path: Path) -> [MeasuredPiece] {
    var pieces: [MeasuredPiece] = []
    path.forEachPiece { pieces.append(MeasuredPiece($0, joins: $1)) }
    return pieces
  }

  private init(_ piece: PathPiece, joins: Bool) {
    self.piece = piece
    self.joins = joins
    var lengths: [Double] = []
    var sum = 0.0
    piece.forEachChord(Self.chords) { a, b in
      let d = b - a
      sum += (d.x * d.x + d.y * d.y).squareRoot()
      lengths.append(sum)
    }
    self.lengths = lengths
  }

  /// The segment's parameter at a distance from its start.
  func parameter(at distance: Double) -> Double {
    if distance <= 0 { return 0 }
    if distance >= length { return 1 }
    let k = lengths.firstIndex { $0 >= distance } ?? lengths.count - 1
    let before = k > 0 ? lengths[k - 1] : 0
    let step = lengths[k] - before
    let part = step > 0 ? (distance - before) / step : 0
    return (Double(k) + part) / Double(lengths.count)
  }

  func part(_ t0: Double, _ t1: Double) -> PathPiece {
    if t0 == 0 && t1 == 1 { return piece }
    switch piece {
    case .line(let a, let b): return .line(a + (b - a) * t0, a + (b - a) * t1)
    case .cubic(let p0, let p1, let p2, let p3):
      let curve = CubicPieces(p0, p1, p2, p3, count: 1)
      let a = t0 == 0 ? p0 : curve.point(at: t0)
      let b = t1 == 1 ? p3 : curve.point(at: t1)
      let k = (t1 - t0) / 3
      return .cubic(a, a + curve.tangent(at: t0) * k, b - curve.tangent(at: t1) * k, b)
    }
  }
}

extension PathPiece {
  fileprivate func append(to path: inout Path, joins: Bool) {
    switch self {
    case .line(let a, let b):
      if !joins || path.isEmpty { path.move(to: a) }
      path.line(to: b)
    case .cubic(let a, let c1, let c2, let b):
      if !joins || path.isEmpty { path.move(to: a) }
      path.cubic(to: b, c1, c2)
    }
  }
}
