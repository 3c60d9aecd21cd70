/// Squeezes a line that is a little too long, before it is cut.
enum Tightening {
  /// The most that a text may be wider than its line, over the line's width: the default factor of
  /// the platform's text system (`tighteningFactorForTruncation`, documented).
  static let most = 0.05

  /// The rest of the text on one line with less room between glyphs, or nil when that is not enough.
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
