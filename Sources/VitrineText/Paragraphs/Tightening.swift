/// Tightens a line that is slightly too long instead of truncating it.
enum Tightening {
  /// The largest ratio of a text's excess width to its line's width: the default factor of the platform's
  /// text system (`tighteningFactorForTruncation`, documented).
  static let most = 0.05

  /// Returns the rest of the text on one line with tighter spacing between glyphs, or nil if that is not
  /// enough.
  static func content(_ paragraph: Paragraph, _ start: Int, _ hardEnd: Int, _ width: Double)
    -> LineContent?
  {
    guard hardEnd == paragraph.text.scalars.count else { return nil }
    var end = hardEnd
    while end > start, UnicodeData.isBreakingSpace(paragraph.text.scalars[end - 1]) { end -= 1 }
    let clusters = (start..<end).count { paragraph.isClusterStart[$0] }
    let excess = paragraph.pen[end] - paragraph.pen[start] - width
    guard clusters > 1, excess > 0, excess <= most * width else { return nil }
    var content = LineContent(parts: [.text(start..<end)])
    content.isTruncated = false
    content.tightening = -excess / Double(clusters)
    return content
  }
}
