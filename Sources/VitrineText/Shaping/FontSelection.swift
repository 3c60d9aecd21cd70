/// What a font request comes to: the first font to try, its size and spacing, and the line box.
final class FontSelection: Sendable {
  let request: FontRequest
  /// nil when not one font of the library could be opened.
  let primary: FontInstance?
  /// Em size in points of the primary font's outlines.
  let emSize: Double
  /// The platform typeface's own spacing after each of the primary font's glyphs, in points.
  let tracking: Double
  let features: ShapingFeatures
  let box: LineBox
  /// True when the font must see the words of a line together.
  let joinsWords: Bool
  /// True when the font lacks small capitals, so that they are made from capitals.
  let drawsSmallCaps: Bool

  init(
    request: FontRequest, primary: FontInstance?, emSize: Double, tracking: Double,
    features: ShapingFeatures, box: LineBox, joinsWords: Bool, drawsSmallCaps: Bool
  ) {
    self.request = request
    self.primary = primary
    self.emSize = emSize
    self.tracking = tracking
    self.features = features
    self.box = box
    self.joinsWords = joinsWords
    self.drawsSmallCaps = drawsSmallCaps
  }

  /// Size of fallback fonts: they keep the asked em.
  var fallbackSize: Double { request.size }
  var wantsBold: Bool { request.weight >= FontResolver.boldFrom }
}
