/// The visible content of a line, in logical order: ranges of the text, and an ellipsis or hyphen.
struct LineContent {
  enum Part {
    case text(Range<Int>)
    /// An ellipsis at this position of the text, in the font used there.
    case ellipsis(at: Int)
    case hyphen(at: Int)
  }

  var parts: [Part]
  var isTruncated = false
  /// Extra points after each glyph; negative to tighten the line.
  var tightening = 0.0

  init(_ range: LineRange) {
    parts = [.text(range.start..<range.visibleEnd)]
    if range.isHyphenated { parts.append(.hyphen(at: max(range.start, range.visibleEnd - 1))) }
  }

  init(parts: [Part]) {
    self.parts = parts
    isTruncated = true
  }

  /// The ranges of text, in order.
  var ranges: [Range<Int>] {
    parts.compactMap { if case .text(let range) = $0 { range } else { nil } }
  }
}
