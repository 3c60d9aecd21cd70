/// A part of a paragraph in one run, font, script and direction: a word with the space after it.
struct TextSegment: Sendable {
  enum Kind: UInt8, Sendable { case glyphs, attachment, placeholder, tab, control }

  var start: Int32
  var end: Int32
  var run: Int32
  /// The index into the paragraph's fonts.
  var font: Int32
  var level: UInt8
  var kind: Kind
  /// The shaped word; nil unless the kind is `glyphs` and a font was found.
  var word: ShapedWord?
}
