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
  /// Whether a sequence of emoji may have been drawn in parts: several glyphs with an advance belong to one cluster.
  let mayHaveParts: Bool
  /// Whether a sequence of emoji may have been drawn as its first character alone: fonts drop letters of flags and tags
  /// that they do not know.
  let mayLackEnds: Bool

  init(
    scalars: [UInt32], glyphs: [UInt32], advances: [Int32], xOffsets: [Int32], yOffsets: [Int32],
    clusters: [UInt32]
  ) {
    self.scalars = scalars
    self.glyphs = glyphs
    self.advances = advances
    self.xOffsets = xOffsets
    self.yOffsets = yOffsets
    self.clusters = clusters
    isPlain = !xOffsets.contains { $0 != 0 } && !yOffsets.contains { $0 != 0 }
    hasMissing = glyphs.contains(0)
    mayHaveParts = Self.mayHaveParts(scalars, advances, clusters)
    mayLackEnds = scalars.contains {
      $0 == 0x20E3 || TextCluster.isRegionalIndicator($0) || TextCluster.isTag($0)
    }
  }

  private static func mayHaveParts(
    _ scalars: [UInt32], _ advances: [Int32], _ clusters: [UInt32]
  ) -> Bool {
    guard scalars.contains(where: { $0 >= firstPart }) else { return false }
    var wide = UInt32.max
    for (advance, cluster) in zip(advances, clusters) where advance != 0 {
      if cluster == wide { return true }
      wide = cluster
    }
    return false
  }

  /// The lowest scalar that makes a sequence of emoji: the joiner.
  private static let firstPart: UInt32 = 0x200D
}
