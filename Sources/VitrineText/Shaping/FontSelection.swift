/// A resolved font request: the first font to try, its size and spacing, and the line box.
final class FontSelection: Sendable {
  let request: FontRequest
  /// The first font to try; nil if no font of the library could be opened.
  let primary: FontInstance?
  /// The em size in points of the primary font's outlines.
  let emSize: Double
  /// The platform typeface's own tracking after each of the primary font's glyphs, in points.
  let tracking: Double
  let features: ShapingFeatures
  let box: LineBox
  /// Whether the words of a line must be shaped together.
  let joinsWords: Bool
  /// Whether the font lacks small capitals, so that they are made from capitals.
  let drawsSmallCaps: Bool
  /// The font that was asked for, if this is another one in its place.
  let missing: MissingFont?

  init(
    request: FontRequest, primary: FontInstance?, emSize: Double, tracking: Double,
    features: ShapingFeatures, box: LineBox, joinsWords: Bool, drawsSmallCaps: Bool,
    missing: MissingFont? = nil
  ) {
    self.request = request
    self.primary = primary
    self.emSize = emSize
    self.tracking = tracking
    self.features = features
    self.box = box
    self.joinsWords = joinsWords
    self.drawsSmallCaps = drawsSmallCaps
    self.missing = missing
  }

  /// Returns the selection as what stands in for a font.
  func missing(_ font: MissingFont) -> FontSelection {
    FontSelection(
      request: request, primary: primary, emSize: emSize, tracking: tracking, features: features,
      box: box, joinsWords: joinsWords, drawsSmallCaps: drawsSmallCaps, missing: font)
  }

  /// The size of fallback fonts: they keep the requested em.
  var fallbackSize: Double { request.size }
}
