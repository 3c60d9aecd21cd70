/// The glyphs of a text in one font, script and direction, in font units; immutable and independent of
/// size, colour and position, so that one shaping serves every paragraph.
final class ShapedWord: Sendable {
  /// The text, to distinguish words whose keys collide.
  let scalars: [UInt32]
  /// The glyphs in visual order, left to right.
  let glyphs: [UInt32]
  let advances: [Int32]
  /// The offsets from the pen, right and up.
  let xOffsets: [Int32]
  let yOffsets: [Int32]
  /// The first scalar of each glyph's cluster, counted from the start of the word.
  let clusters: [UInt32]
  /// Whether every glyph is at the pen, which saves reading the offsets.
  let isPlain: Bool
  /// Whether any glyph is missing from the font.
  let hasMissing: Bool
  /// The sequences of emoji of which the font has the parts alone and the first is drawn, by their first scalars.
  let cut: [UInt32]
  /// Whether a sequence of emoji may have been drawn as its first character alone: fonts drop letters of flags and tags
  /// that they do not know.
  let mayLackEnds: Bool

  init(
    scalars: [UInt32], glyphs: [UInt32], advances: [Int32], xOffsets: [Int32], yOffsets: [Int32],
    clusters: [UInt32], cut: [UInt32] = []
  ) {
    self.scalars = scalars
    self.glyphs = glyphs
    self.advances = advances
    self.xOffsets = xOffsets
    self.yOffsets = yOffsets
    self.clusters = clusters
    isPlain = !xOffsets.contains { $0 != 0 } && !yOffsets.contains { $0 != 0 }
    hasMissing = glyphs.contains(0)
    self.cut = cut
    mayLackEnds = scalars.contains {
      $0 == 0x20E3 || TextCluster.isRegionalIndicator($0) || TextCluster.isTag($0)
    }
  }
}
