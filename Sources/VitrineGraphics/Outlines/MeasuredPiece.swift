/// One segment of a path with its length measured.
struct MeasuredPiece {
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

  init(_ piece: PathPiece, joins: Bool = true) {
    self.piece = piece
    self.joins = joins
    var lengths: [Double] = []
    var sum = 0.0
    piece.forEachChord(Self.chords) { a, b in
      let d = b - a
      sum += d.norm
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

  /// The point at a parameter and the direction of travel there, of length 1.
  func place(at t: Double) -> (point: Point, direction: Point) {
    switch piece {
    case .line(let a, let b): return (a + (b - a) * t, piece.startDirection)
    case .cubic(let p0, let p1, let p2, let p3):
      if t <= 0 { return (p0, piece.startDirection) }
      if t >= 1 { return (p3, piece.endDirection) }
      let curve = CubicPieces(p0, p1, p2, p3, count: 1)
      return (curve.point(at: t), curve.tangent(at: t).direction)
    }
  }

  /// The part between two parameters.
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
