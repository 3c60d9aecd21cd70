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
  /// An ellipsis, or three full stops in a font that lacks it.
  func ellipsis(at place: Int) -> Mark { mark([[0x2026], [0x2E, 0x2E, 0x2E]], "…", at: place) }
  /// A hyphen, or the one of typewriters in a font that lacks it.
  func hyphen(at place: Int) -> Mark { mark([[0x2010], [0x2D]], "\u{2010}", at: place) }

  /// In the own font of the place's run, whatever font stands in for the text around it, as long as it
  /// has one of the candidates.
  private func mark(_ candidates: [[UInt32]], _ shown: String, at place: Int) -> Mark {
    let run = segment(at: place).map { Int($0.run) } ?? 0
    var found: (font: Int, scalars: [UInt32])?
    for (font, use) in fonts.enumerated() where use.run == Int32(run) && found == nil {
      guard let instance = use.instance else { continue }
      found = candidates.first { $0.allSatisfy(instance.hasGlyph) }.map { (font, $0) }
    }
    guard let (font, scalars) = found, let instance = fonts[font].instance else {
      return Mark(text: shown, word: nil, font: 0, run: run, width: 0)
    }
    var style = ShapingStyle()
    style.script = UnicodeData.latin
    style.features = fonts[font].features
    style.language = resources.shaper.language(self.style.language)
    let word = resources.shaper.shape(scalars[...], instance, style)
    let units = word.advances.reduce(0.0) { $0 + Double($1) }
    return Mark(
      text: shown, word: word, font: font, run: run,
      width: units * fonts[font].unitX + fonts[font].tracking * Double(word.glyphs.count))
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
