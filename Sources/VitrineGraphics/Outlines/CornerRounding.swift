/// The radii of the round corners and ends of a letter, in the unit of its outline.
package struct CornerRounding: Hashable, Sendable {
  /// The radius of a corner that stands alone, such as that of an L.
  package var radius: Double
  /// The length up to which an edge between two corners is the end of a stroke, which becomes half a circle.
  package var longestEnd: Double
  /// The distance by which ends of strokes stand out further once they are round.
  package var overshoot: Double

  package init(radius: Double, longestEnd: Double, overshoot: Double) {
    self.radius = radius
    self.longestEnd = longestEnd
    self.overshoot = overshoot
  }
}

extension Path {
  /// The same outline with round ends of strokes and round corners. Inner corners stay, as do those that lie inside
  /// other strokes: contours may overlap each other and themselves, as in fonts with axes.
  ///
  /// Contours are filled by the non-zero rule and run as in TrueType fonts: with y down, outer ones have a positive
  /// area. An outline of too many corners stays as it is.
  package func rounded(_ rule: CornerRounding) -> Path {
    guard rule.radius > 0, verbs.count <= Self.mostRoundedVerbs else { return self }
    let contours = contours
    let ink = GlyphInk(contours: contours)
    var result = Path()
    for contour in contours { RoundedContour(contour, rule, ink).append(to: &result) }
    return result
  }

  /// The most verbs of an outline that is rounded: each corner looks at every edge. Letters have up to some 200.
  private static let mostRoundedVerbs = 2000
}

/// The filled part of an outline.
struct GlyphInk {
  private let polygons: [Polygon]
  /// Chords of a curve: they miss it by 1/600 of the radius at a quarter of a circle.
  private static let chords = 8

  init(contours: [Path]) { polygons = contours.map { Polygon($0.corners(Self.chords)) } }

  func contains(_ p: Point) -> Bool {
    polygons.reduce(0) { $0 + $1.winding(around: p) } != 0
  }
}
