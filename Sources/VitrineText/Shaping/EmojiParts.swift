/// Sequences of emoji that a font draws as several pictures side by side.
///
/// A device shows one picture, so the first part stands in for the whole: a text keeps its width.
struct EmojiParts {
  /// The glyphs that are drawn, by their indices.
  let kept: [Int]
  /// The clusters of which a part is drawn, by their first scalars.
  let cut: [UInt32]

  /// The lowest scalar that makes a sequence of emoji: the joiner.
  private static let firstPart: UInt32 = 0x200D

  /// - Returns: nil where every sequence is one picture.
  init?(_ text: [UInt32], _ clusters: [UInt32], _ advances: [Int32]) {
    guard text.contains(where: { $0 >= Self.firstPart }) else { return nil }
    var (kept, cut): ([Int], [UInt32]) = ([], [])
    var i = 0
    while i < clusters.count {
      var end = i + 1
      while end < clusters.count, clusters[end] == clusters[i] { end += 1 }
      // Joiners and selectors are glyphs without an advance. Parts of a cluster are in logical order in both directions.
      let parts = (i..<end).filter { advances[$0] != 0 }
      if let first = parts.first, parts.count > 1, Self.isEmoji(Int(clusters[i]), text) {
        kept.append(first)
        cut.append(clusters[i])
      } else {
        kept.append(contentsOf: i..<end)
      }
      i = end
    }
    if cut.isEmpty { return nil }
    (self.kept, self.cut) = (kept, cut)
  }

  private static func isEmoji(_ start: Int, _ text: [UInt32]) -> Bool {
    TextCluster.at(start, in: text, limit: text.count).isEmoji
  }
}
