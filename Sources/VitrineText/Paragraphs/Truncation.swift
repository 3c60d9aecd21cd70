/// Truncates the last visible line and inserts an ellipsis in place of missing text.
struct Truncation {
  let paragraph: Paragraph
  let width: Double

  /// - Parameter start: the start of the line; the text after the line does not fit.
  func content(from start: Int, hardEnd: Int) -> LineContent {
    switch paragraph.style.truncation {
    case .tail: tail(start, hardEnd)
    case .head: head(start)
    case .middle: middle(start)
    }
  }

  private func tail(_ start: Int, _ hardEnd: Int) -> LineContent {
    let room = width - paragraph.ellipsis(at: start).width
    let end = trimmed(start, cut(start, hardEnd, room))
    return LineContent(parts: [.text(start..<end), .ellipsis(at: max(start, end - 1))])
  }

  private func head(_ start: Int) -> LineContent {
    let last = paragraph.text.scalars.count
    let room = width - paragraph.ellipsis(at: last - 1).width
    let from = cutBackwards(last, start, room)
    return LineContent(parts: [.ellipsis(at: from), .text(from..<last)])
  }

  /// Keeps about as much of the beginning as of the end, with any remainder for the beginning.
  private func middle(_ start: Int) -> LineContent {
    let last = paragraph.text.scalars.count
    let room = width - paragraph.ellipsis(at: start).width
    let from = cutBackwards(last, start, room / 2)
    let used = paragraph.pen[last] - paragraph.pen[from]
    let end = trimmed(start, cut(start, from, room - used))
    return LineContent(
      parts: [.text(start..<end), .ellipsis(at: max(start, end - 1)), .text(from..<last)])
  }

  /// Returns the last cluster boundary that fits, at or after `start`.
  private func cut(_ start: Int, _ limit: Int, _ room: Double) -> Int {
    var end = start
    var i = start + 1
    while i <= limit {
      if paragraph.isClusterStart[i] {
        if paragraph.pen[i] - paragraph.pen[start] > room + LineBreaker.tolerance { break }
        end = i
      }
      i += 1
    }
    return end
  }

  private func cutBackwards(_ last: Int, _ limit: Int, _ room: Double) -> Int {
    var from = last
    var i = last - 1
    while i >= limit {
      if paragraph.isClusterStart[i] {
        if paragraph.pen[last] - paragraph.pen[i] > room + LineBreaker.tolerance { break }
        from = i
      }
      i -= 1
    }
    while from < last, UnicodeData.isBreakingSpace(paragraph.text.scalars[from]) { from += 1 }
    return from
  }

  private func trimmed(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, UnicodeData.isBreakingSpace(paragraph.text.scalars[end - 1]) { end -= 1 }
    return end
  }
}
