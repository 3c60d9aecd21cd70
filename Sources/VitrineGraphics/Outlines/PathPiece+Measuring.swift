extension PathPiece {
  var start: Point {
    switch self {
    case .line(let a, _), .cubic(let a, _, _, _): a
    }
  }

  var end: Point {
    switch self {
    case .line(_, let b), .cubic(_, _, _, let b): b
    }
  }

  /// The direction of travel at the start, of length 1; zero for a piece of one point.
  var startDirection: Point {
    switch self {
    case .line(let a, let b): (b - a).direction
    case .cubic(let a, let c1, let c2, let b):
      [c1, c2, b].lazy.map { ($0 - a).direction }.first { $0 != .zero } ?? .zero
    }
  }

  /// The direction of travel at the end, of length 1; zero for a piece of one point.
  var endDirection: Point {
    switch self {
    case .line(let a, let b): (b - a).direction
    case .cubic(let a, let c1, let c2, let b):
      [c2, c1, a].lazy.map { (b - $0).direction }.first { $0 != .zero } ?? .zero
    }
  }

  /// Returns the piece with its ends moved; the controls follow their ends, so that directions stay.
  func moved(start u: Point = .zero, end v: Point = .zero) -> PathPiece {
    switch self {
    case .line(let a, let b): .line(a + u, b + v)
    case .cubic(let a, let c1, let c2, let b): .cubic(a + u, c1 + u, c2 + v, b + v)
    }
  }
}
