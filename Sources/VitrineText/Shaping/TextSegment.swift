/// A stretch of a paragraph in one run, font, script and direction: a word with the space after it.
struct TextSegment: Sendable {
  enum Kind: UInt8, Sendable { case glyphs, attachment, tab, control }

  var start: Int32
  var end: Int32
  var run: Int32
  /// Index into the paragraph's fonts.
  var font: Int32
  var level: UInt8
  var kind: Kind
  /// nil unless the kind is `glyphs` and a font was found.
  var word: ShapedWord?
}

/// A font as one run uses it.
struct SegmentFont: Sendable {
  var instance: FontInstance?
  var run: Int32
  /// Em size of the outlines in points.
  var emSize: Double
  /// Points for each font unit, across and up.
  var unitX: Double
  var unitY: Double
  /// Extra points after each glyph.
  var tracking: Double
  var features: ShapingFeatures
}
