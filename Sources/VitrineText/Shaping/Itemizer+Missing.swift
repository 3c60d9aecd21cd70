extension Itemizer {
  /// Notes what the word's font has no glyph for: its characters without one, and its emoji sequences that are drawn
  /// as several pictures.
  mutating func note(_ word: ShapedWord) {
    guard word.hasMissing || word.mayHaveParts else { return }
    var i = 0
    while i < word.glyphs.count, missing.count < Self.mostMissing {
      let start = Int(word.clusters[i])
      var parts = 0
      var isMissing = false
      // Glyphs of one cluster lie side by side. Joiners and selectors are glyphs without an advance.
      while i < word.glyphs.count, Int(word.clusters[i]) == start {
        parts += word.advances[i] == 0 ? 0 : 1
        isMissing = isMissing || word.glyphs[i] == 0
        i += 1
      }
      guard isMissing || parts > 1 else { continue }
      let cluster = TextCluster.at(start, in: word.scalars, limit: word.scalars.count)
      if cluster.isEmoji, parts > 1 {
        missing.append(Self.string(word.scalars[start..<cluster.end]))
      } else if isMissing {
        noteMissing(word.scalars[start])
      }
    }
  }

  /// Notes a character that no font has; those that need no glyph are not missed.
  mutating func noteMissing(_ scalar: UInt32) {
    guard !UnicodeData.needsNoGlyph(scalar), missing.count < Self.mostMissing else { return }
    missing.append(Self.string([scalar]))
  }

  private static func string(_ scalars: ArraySlice<UInt32>) -> String {
    String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
  }

  /// The largest number of characters and sequences listed.
  static let mostMissing = 1024
}
