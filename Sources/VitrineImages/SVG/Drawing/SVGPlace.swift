import VitrineGraphics

/// An element's surroundings.
struct SVGPlace {
  var style: SVGStyle
  /// From user units to points of the picture.
  var map: Affine
  /// What percentages are of, in user units.
  var viewport: Size
  var level = 0
  /// The elements whose references led here.
  var used: Set<Int> = []
  /// What `context-fill` and `context-stroke` stand for.
  var context = SVGContext()

  /// What percentages that are neither wide nor high are of.
  var diagonal: Double { SVGViewport.diagonal(viewport) }
}
