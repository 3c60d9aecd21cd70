/// One segment of a path: a line, or a curve as a cubic.
package enum PathPiece {
  /// The edge that closes a subpath is one, too.
  case line(Point, Point)
  case cubic(Point, Point, Point, Point)
}

extension Path {
  /// Calls `body` with each segment and with whether it goes on where the one before it ended.
  ///
  /// - Parameter closing: whether open subpaths are closed by a line.
  package func forEachPiece(closing: Bool = false, _ body: (PathPiece, _ joins: Bool) -> Void) {
    var (start, pen) = (Point.zero, Point.zero)
    var (joins, isOpen) = (false, false)
    func finish() {
      if closing, isOpen { body(.line(pen, start), joins) }
      isOpen = false
    }
    func add(_ piece: PathPiece, _ end: Point) {
      body(piece, joins)
      pen = end
      joins = true
      isOpen = true
    }
    var i = 0
    for verb in verbs {
      switch verb {
      case .move:
        finish()
        start = points[i]
        pen = start
        joins = false
      case .line: add(.line(pen, points[i]), points[i])
      case .quad:
        let (c, end) = (points[i], points[i + 1])
        // The cubic of the same curve.
        let third = 2.0 / 3
        add(.cubic(pen, pen + (c - pen) * third, end + (c - end) * third, end), end)
      case .cubic:
        add(.cubic(pen, points[i], points[i + 1], points[i + 2]), points[i + 2])
      case .close:
        add(.line(pen, start), start)
        isOpen = false
      }
      i += verb.pointCount
    }
    finish()
  }

  /// Calls `body` with the ends of straight pieces, `chords` for each curve.
  package func forEachChord(
    _ chords: Int, closing: Bool = false, _ body: (Point, Point) -> Void
  ) {
    forEachPiece(closing: closing) { piece, _ in piece.forEachChord(chords, body) }
  }
}

extension PathPiece {
  /// Calls `body` with the ends of straight pieces: one of a line, `chords` of a curve.
  func forEachChord(_ chords: Int, _ body: (Point, Point) -> Void) {
    switch self {
    case .line(let a, let b): body(a, b)
    case .cubic(let a, let c1, let c2, let b):
      var last = a
      CubicPieces(a, c1, c2, b, count: chords).forEachPoint { next in
        body(last, next)
        last = next
      }
    }
  }
}
