extension Path {
  /// The subpaths, each with its move and, where it has one, its close.
  package var contours: [Path] {
    var contours: [Path] = []
    var contour = Path()
    forEachSegment { verb, points in
      if verb == .move {
        if !contour.isEmpty { contours.append(contour) }
        contour = Path()
      }
      contour.append(verb, points)
    }
    if !contour.isEmpty { contours.append(contour) }
    return contours
  }

  /// The same outline run through in the other direction; every subpath is closed.
  package var reversed: Path {
    var result = Path()
    for contour in contours {
      // Backwards, the points of each segment stand before its other end, as they must.
      let drawn = contour.verbs.filter { $0 != .move && $0 != .close }
      let back = Path(
        verbs: [.move] + drawn.reversed() + [.close], points: contour.points.reversed())
      if let back { result.append(back) }
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
