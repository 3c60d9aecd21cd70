/// Moves a word down to a lone word on the second and last line of a paragraph.
///
/// The law was measured on texts of 13 pt at widths of 60 to 445 pt in steps of 0.5 (iamcgn/swiftui-web,
/// `Docs/elements/Text.md`, macOS 26.2; its frames of an iPhone with iOS 26 are the same): a second line of one word
/// takes the last word of the first if it still fits and the lines are then more even. "Layout must" / "wrap"
/// becomes "Layout" / "must wrap"; "Layout wrap" / "sentence" stays. Paragraphs of three lines and more, and texts
/// that are truncated, keep their lines.
struct LoneWord {
  let paragraph: Paragraph
  let width: Double

  /// - Parameters:
  ///   - lines: ends with the two lines of a paragraph.
  ///   - headEnd: the opportunity at the end of the first of them.
  ///   - end: the opportunity at the end of the second.
  func avoid(_ lines: inout [LineRange], headEnd: Int, end: Int) {
    let all = paragraph.opportunities
    guard headEnd >= 0, isSpace(headEnd), all[headEnd].end == lines[lines.count - 2].end,
      isWord(headEnd + 1..<end),
      let place = lastSpace(before: headEnd, lines[lines.count - 2].start)
    else { return }
    var head = lines[lines.count - 2]
    var tail = lines[lines.count - 1]
    let unevenness = (length(head) - length(tail)).magnitude
    head.visibleEnd = Int(all[place].visibleEnd)
    head.end = Int(all[place].end)
    tail.start = head.end
    guard length(tail) <= width + LineBreaker.tolerance,
      (length(head) - length(tail)).magnitude < unevenness
    else { return }
    lines[lines.count - 2] = head
    lines[lines.count - 1] = tail
  }

  private func length(_ line: LineRange) -> Double {
    line.visibleEnd > line.start ? paragraph.pen[line.visibleEnd] - paragraph.pen[line.start] : 0
  }

  /// Whether white space stands at an opportunity: texts without it, such as Japanese, have no words that could be
  /// lone (estimated).
  private func isSpace(_ i: Int) -> Bool {
    let place = paragraph.opportunities[i]
    return place.kind == .optional && place.end > place.visibleEnd
  }

  /// Whether a line with these opportunities in it is one word: only hyphens part it (estimated).
  private func isWord(_ inner: Range<Int>) -> Bool {
    inner.allSatisfy { i in
      let place = paragraph.opportunities[i]
      return !isSpace(i) && place.end > 0
        && Self.hyphens.contains(paragraph.text.scalars[Int(place.end) - 1])
    }
  }

  private static let hyphens: [UInt32] = [0x2D, 0xAD, 0x2010]

  /// Returns the last opportunity at white space after the start of a line.
  private func lastSpace(before end: Int, _ start: Int) -> Int? {
    var i = end - 1
    while i >= 0, Int(paragraph.opportunities[i].visibleEnd) > start {
      if isSpace(i) { return i }
      i -= 1
    }
    return nil
  }
}
