import VitrineGraphics

/// The thicknesses of a figure's strokes in em.
struct FigureStrokes {
  /// Upright strokes.
  let stem: Double

  /// Level strokes, and slanting ones across their direction: parts of the upright ones as in the bundled system font.
  var bar: Double { stem * 0.836 }
  var slant: Double { stem * 0.927 }

  /// Returns the direction of a slanting stroke as a vector of length 1.
  ///
  /// - Parameters:
  ///   - from: a point of its left edge.
  ///   - reaching: a point of its right edge, further than the stroke is thick.
  func direction(from: Point, reaching: Point) -> Point {
    let (dx, dy) = (reaching.x - from.x, reaching.y - from.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > slant else { return Point(0, 1) }
    let sine = slant / length
    let cosine = (1 - sine * sine).squareRoot()
    return Point((dx * cosine - dy * sine) / length, (dx * sine + dy * cosine) / length)
  }
}
