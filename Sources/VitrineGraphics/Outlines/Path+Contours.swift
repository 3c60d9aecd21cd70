extension Path {
  /// The subpaths, each with its move and, where it has one, its close.
  package var contours: [Path] {
    var contours: [Path] = []
    var contour = Path()
    forEachSegment { verb, p in
      let i = p.startIndex
      switch verb {
      case .move:
        if !contour.isEmpty { contours.append(contour) }
        contour = Path()
        contour.move(to: p[i])
      case .line: contour.line(to: p[i])
      case .quad: contour.quad(to: p[i + 1], control: p[i])
      case .cubic: contour.cubic(to: p[i + 2], p[i], p[i + 1])
      case .close: contour.close()
      }
    }
    if !contour.isEmpty { contours.append(contour) }
    return contours
  }

  /// The same outline run through in the other direction; every subpath is closed.
  package var reversed: Path {
    var result = Path()
    for contour in contours {
      guard let end = contour.points.last else { continue }
      result.move(to: end)
      var i = contour.points.count - 1
      for verb in contour.verbs.reversed() {
        let p = contour.points
        switch verb {
        case .move, .close: continue
        case .line: result.line(to: p[i - 1])
        case .quad: result.quad(to: p[i - 2], control: p[i - 1])
        case .cubic: result.cubic(to: p[i - 3], p[i - 1], p[i - 2])
        }
        i -= verb.pointCount
      }
      result.close()
    }
    return result
  }

  /// The corners of the outline with curves followed by chords; for a path of one subpath.
  package func corners(_ chords: Int) -> [Point] {
    var corners: [Point] = []
    forEachChord(chords, closing: true) { a, b in
      if corners.isEmpty { corners.append(a) }
      if b != corners.last { corners.append(b) }
    }
    if corners.count > 1, corners.first == corners.last { corners.removeLast() }
    return corners
  }
}
