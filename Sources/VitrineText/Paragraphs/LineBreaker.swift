/// Breaks lines greedily, as the platform does; paragraphs of two lines do not end in a lone word, and those of headlines
/// are balanced.
struct LineBreaker {
  let paragraph: Paragraph
  let width: Double

  /// The tolerance in points by which a text may be wider than its line: sizes rounded to whole pixels and
  /// back must still fit.
  static let tolerance = 0.005

  /// Returns at most `limit` lines; text beyond them is left out.
  func lines(limit: Int) -> [LineRange] {
    var lines: [LineRange] = []
    var start = 0
    var next = 0
    // The first line of the paragraph, its first opportunity, and the one at the end of that line.
    var head = 0
    var first = 0
    var headEnd = 0
    // Blanks in place of a placeholder's letters are no words.
    let evens =
      paragraph.style.lineBreakStrategy.contains(.pushOut) && !paragraph.isPlaceholder
    let all = paragraph.opportunities
    while next < all.count, lines.count < limit {
      let line = self.line(from: start, &next)
      lines.append(line)
      start = line.end
      if lines.count == head + 1 { headEnd = next - 1 }
      guard line.isLast else { continue }
      if paragraph.style.lineBreakStrategy.contains(.balanced) {
        LineBalance(paragraph: paragraph, width: width).even(&lines, from: head, first...next)
      } else if evens, lines.count == head + 2 {
        LoneWord(paragraph: paragraph, width: width).avoid(&lines, headEnd: headEnd, end: next)
      }
      next += 1
      head = lines.count
      first = next
    }
    return lines
  }

  /// - Parameter next: the first opportunity after `start`; advanced to the first after the line.
  private func line(from start: Int, _ next: inout Int) -> LineRange {
    let all = paragraph.opportunities
    var best: Int?
    var i = next
    while i < all.count {
      let place = all[i]
      let hyphen =
        place.kind == .hyphenated
        ? paragraph.hyphen(at: max(start, Int(place.visibleEnd) - 1)).width : 0
      if advance(start, Int(place.visibleEnd)) + hyphen > width + Self.tolerance { break }
      best = i
      if place.kind == .mandatory || place.kind == .end { break }
      i += 1
    }
    guard let best else { return emergency(start, all[next], &next) }
    let place = all[best]
    let isLast = place.kind == .mandatory || place.kind == .end
    next = isLast ? best : best + 1
    return LineRange(
      start: start, visibleEnd: max(start, Int(place.visibleEnd)), end: Int(place.end),
      isHyphenated: place.kind == .hyphenated, isLast: isLast)
  }

  /// Breaks a word that is wider than the line between its clusters; at least one stays.
  private func emergency(_ start: Int, _ place: BreakOpportunity, _ next: inout Int) -> LineRange {
    let limit = Int(place.visibleEnd)
    var end = start
    var i = start + 1
    while i <= limit {
      if i == limit || paragraph.isClusterStart[i] {
        if end > start, advance(start, i) > width + Self.tolerance { break }
        end = i
      }
      i += 1
    }
    if end <= start { end = max(start + 1, limit) }
    if end < limit { return LineRange(start: start, visibleEnd: end, end: end) }
    let isLast = place.kind == .mandatory || place.kind == .end
    if !isLast { next += 1 }
    return LineRange(
      start: start, visibleEnd: limit, end: Int(place.end), isHyphenated: false, isLast: isLast)
  }

  private func advance(_ a: Int, _ b: Int) -> Double {
    b > a ? paragraph.pen[b] - paragraph.pen[a] : 0
  }
}
