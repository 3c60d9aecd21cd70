extension Paragraph {
  /// A shaped glyph, in font units.
  package struct ShapedGlyph: Hashable, Sendable {
    package var glyph: UInt32
    /// The first scalar of the glyph's cluster, counted from the start of the text.
    package var cluster: Int
    package var advance: Int32
    package var xOffset: Int32
    package var yOffset: Int32

    package init(glyph: UInt32, cluster: Int, advance: Int32, xOffset: Int32, yOffset: Int32) {
      self.glyph = glyph
      self.cluster = cluster
      self.advance = advance
      self.xOffset = xOffset
      self.yOffset = yOffset
    }
  }

  /// All glyphs in visual order on one line, without the spacing added by styles and sizes.
  package var shapedGlyphs: [ShapedGlyph] {
    var ordered = segments
    BidiLevels.reorder(&ordered) { $0.level }
    return ordered.flatMap { segment -> [ShapedGlyph] in
      guard let word = segment.word else { return [] }
      return word.glyphs.indices.map {
        ShapedGlyph(
          glyph: word.glyphs[$0], cluster: Int(segment.start) + Int(word.clusters[$0]),
          advance: word.advances[$0], xOffset: word.xOffsets[$0], yOffset: word.yOffsets[$0])
      }
    }
  }
}
