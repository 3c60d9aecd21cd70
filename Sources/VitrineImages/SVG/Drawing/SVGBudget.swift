/// What a picture may take, with all pictures in it.
struct SVGBudget {
  /// The most elements drawn, those that `use` repeats among them, and the most that boxes are measured of.
  static let mostElements = 50_000
  static let mostMeasures = 500_000
  /// The most segments of all outlines.
  static let mostSegments = 500_000
  /// The most steps of all patterns, those of each tile among them.
  static let mostTileSteps = 200_000
  /// The most different pictures inside, and the most pixels of them.
  static let mostPictures = 64
  static let mostPixels = 1 << 25
  /// The most bytes of all files that are read beside the drawing.
  static let mostNeighbourBytes = 64 << 20
  /// The deepest nesting of pictures.
  static let deepestPicture = 3

  var elements = mostElements
  var measures = mostMeasures
  var segments = mostSegments
  var tileSteps = mostTileSteps
  var pictures = mostPictures
  var pixels = mostPixels
  var neighbourBytes = mostNeighbourBytes
  var depth = 0
}
