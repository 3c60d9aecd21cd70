extension Itemizer {
  /// Notes what the word's font has no glyph for: its characters without one, and its emoji sequences that are drawn
  /// as the picture of their first part.
  mutating func note(_ word: ShapedWord, _ font: FontInstance) {
    guard word.hasMissing || !word.cut.isEmpty || word.mayLackEnds else { return }
    var i = 0
    while i < word.glyphs.count, missing.count < Self.mostMissing {
      let (start, first) = (Int(word.clusters[i]), word.glyphs[i])
      let isPart = word.cut.contains(UInt32(start))
      var isMissing = false
      // Glyphs of one cluster lie side by side.
      while i < word.glyphs.count, Int(word.clusters[i]) == start {
        isMissing = isMissing || word.glyphs[i] == 0
        i += 1
      }
      guard isMissing || isPart || word.mayLackEnds else { continue }
      let cluster = TextCluster.at(start, in: word.scalars, limit: word.scalars.count)
      // A selector changes nothing in a picture; other characters do.
      let hasMore = word.scalars[start + 1..<cluster.end].contains { $0 != 0xFE0F }
      let isCut = hasMore && first == font.nominalGlyph(word.scalars[start])
      if cluster.isEmoji, isPart || isCut {
        missing.append(Self.string(word.scalars[start..<cluster.end]))
      } else if isMissing {
        noteMissing(word.scalars[start])
      }
    }
  }

  /// Notes a sequence that asks for letters, and of which the fonts have a picture alone.
  mutating func notePicture(_ cluster: Range<Int>) {
    guard text.scalars[cluster].contains(0xFE0E), missing.count < Self.mostMissing else { return }
    missing.append(Self.string(text.scalars[cluster]))
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
