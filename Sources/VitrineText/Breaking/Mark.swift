/// An ellipsis or hyphen shaped in the font of some place of the text.
struct Mark {
  /// What is shown in the line's text.
  let text: String
  let word: ShapedWord?
  /// Index into the paragraph's fonts.
  let font: Int
  let run: Int
  /// Points, spacing included.
  let width: Double
}

extension Paragraph {
  func ellipsis(at place: Int) -> Mark { mark(0x2026, "…", at: place) }
  func hyphen(at place: Int) -> Mark { mark(0x2010, "\u{2010}", at: place) }

  /// In the own font of the place's run, whatever font stands in for the text around it.
  private func mark(_ scalar: UInt32, _ shown: String, at place: Int) -> Mark {
    let run = segment(at: place).map { Int($0.run) } ?? 0
    guard
      let font = fonts.firstIndex(where: { $0.run == Int32(run) }),
      let instance = fonts[font].instance, instance.hasGlyph(scalar)
    else { return Mark(text: shown, word: nil, font: 0, run: run, width: 0) }
    var style = ShapingStyle()
    style.script = UnicodeData.latin
    style.features = fonts[font].features
    style.language = library.shaper.language(self.style.language)
    let word = library.shaper.shape([scalar], instance, style)
    let units = word.advances.reduce(0.0) { $0 + Double($1) }
    return Mark(
      text: shown, word: word, font: font, run: run,
      width: units * fonts[font].unitX + fonts[font].tracking)
  }

  /// The segment that holds a scalar, or the last one before it.
  func segment(at place: Int) -> TextSegment? {
    let i = firstSegment(endingAfter: place)
    return i < segments.count ? segments[i] : segments.last
  }

  /// Index of the first segment that ends after a place; the number of segments when none does.
  func firstSegment(endingAfter place: Int) -> Int {
    var low = 0
    var high = segments.count
    while low < high {
      let middle = (low + high) / 2
      if Int(segments[middle].end) <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
