package import VitrineGraphics

extension Path {
  /// The part of a path between two fractions of its length, 0…1; empty unless `from < to`.
  ///
  /// Closing edges count as lines. A curve's length is the sum of 32 chords, which is off by less
  /// than a thousandth for a quarter turn.
  package func trimmed(from: Double, to: Double) -> Path {
    let start = Swift.min(Swift.max(from.or(0), 0), 1)
    let end = Swift.min(Swift.max(to.or(1), 0), 1)
    guard start < end else { return Path() }
    if start == 0 && end == 1 { return self }
    let pieces = PathPiece.all(of: self)
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

/// One segment of a path as a cubic, with its length measured.
private struct PathPiece {
  private static let chords = 32

  var p0: Point
  var p1: Point
  var p2: Point
  var p3: Point
  var isLine: Bool
  /// Whether it starts where the piece before it ended.
  var joins: Bool
  /// Lengths from the start to the ends of the chords.
  var lengths: [Double]

  var length: Double { lengths.last ?? 0 }

  init(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, isLine: Bool, joins: Bool) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
    self.p3 = p3
    self.isLine = isLine
    self.joins = joins
    lengths = []
    var last = p0
    var sum = 0.0
    let count = isLine ? 1 : PathPiece.chords
    for k in 1...count {
      let p = point(Double(k) / Double(count))
      let d = p - last
      sum += (d.x * d.x + d.y * d.y).squareRoot()
      lengths.append(sum)
      last = p
    }
  }

  static func all(of path: Path) -> [PathPiece] {
    var pieces: [PathPiece] = []
    var first = Point.zero
    var at = Point.zero
    var joins = false
    func line(_ a: Point, _ b: Point) -> PathPiece {
      PathPiece(a, a, b, b, isLine: true, joins: joins)
    }
    path.forEachSegment { verb, points in
      let p = Array(points)
      switch verb {
      case .move:
        first = p[0]
        at = first
        joins = false
        return
      case .line: pieces.append(line(at, p[0]))
      case .quad:
        let c1 = at + (p[0] - at) * (2.0 / 3)
        let c2 = p[1] + (p[0] - p[1]) * (2.0 / 3)
        pieces.append(PathPiece(at, c1, c2, p[1], isLine: false, joins: joins))
      case .cubic: pieces.append(PathPiece(at, p[0], p[1], p[2], isLine: false, joins: joins))
      case .close: pieces.append(line(at, first))
      }
      at = p.last ?? first
      joins = true
    }
    return pieces
  }

  func point(_ t: Double) -> Point {
    if isLine { return p0 + (p3 - p0) * t }
    let u = 1 - t
    return p0 * (u * u * u) + p1 * (3 * u * u * t) + p2 * (3 * u * t * t) + p3 * (t * t * t)
  }

  /// The curve's parameter at a distance from its start.
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
    if t0 == 0 && t1 == 1 { return self }
    let a = point(t0)
    let b = point(t1)
    if isLine { return PathPiece(a, a, b, b, isLine: true, joins: joins) }
    let k = (t1 - t0) / 3
    return PathPiece(
      a, a + tangent(t0) * k, b - tangent(t1) * k, b, isLine: false, joins: joins)
  }

  private func tangent(_ t: Double) -> Point {
    let u = 1 - t
    return (p1 - p0) * (3 * u * u) + (p2 - p1) * (6 * u * t) + (p3 - p2) * (3 * t * t)
  }

  func append(to path: inout Path, joins: Bool) {
    if !joins || path.isEmpty { path.move(to: p0) }
    if isLine { path.line(to: p3) } else { path.cubic(to: p3, p1, p2) }
  }
}
