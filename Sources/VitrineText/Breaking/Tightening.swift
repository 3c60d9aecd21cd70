/// Squeezes a line that is a little too long, before it is cut.
enum Tightening {
  /// The most that goes from each gap, in em.
  static let most = 0.03

  /// The rest of the text on one line with less room between glyphs, or nil when that is not enough.
  static func content(_ paragraph: Paragraph, _ start: Int, _ hardEnd: Int, _ width: Double)
    -> LineContent?
  {
    guard hardEnd == paragraph.text.scalars.count, let segment = paragraph.segment(at: start) else {
      return nil
    }
    var end = hardEnd
    while end > start, UnicodeData.isBreakingSpace(paragraph.text.scalars[end - 1]) { end -= 1 }
    let clusters = (start..<end).count { paragraph.isClusterStart[$0] }
    let excess = paragraph.pen[end] - paragraph.pen[start] - width
    let size = paragraph.selections[Int(segment.run)].request.size
    guard clusters > 1, excess > 0, excess <= Double(clusters) * most * size else { return nil }
    var content = LineContent(parts: [.text(start..<end)])
    content.isTruncated = false
    content.tightening = -excess / Double(clusters)
    return content
  }
}
