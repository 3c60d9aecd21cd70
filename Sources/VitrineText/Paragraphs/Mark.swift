/// An ellipsis or hyphen shaped in the font used at some position of the text.
struct Mark {
  /// The characters in the line's text.
  let text: String
  let word: ShapedWord?
  /// The index into the paragraph's fonts.
  let font: Int
  let run: Int
  /// The width in points, including spacing.
  let width: Double
}

extension Paragraph {
  /// Returns an ellipsis, or three full stops if the font has none.
  func ellipsis(at place: Int) -> Mark { mark([[0x2026], [0x2E, 0x2E, 0x2E]], "…", at: place) }
  /// Returns a hyphen, or a hyphen-minus if the font has none.
  func hyphen(at place: Int) -> Mark { mark([[0x2010], [0x2D]], "\u{2010}", at: place) }

  /// Shapes a mark in the own font of the run, even where the text around it uses a fallback font, provided
  /// that it has one of the candidates.
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

  /// Returns the segment that contains a scalar, or the last one before it.
  func segment(at place: Int) -> TextSegment? {
    let i = firstSegment(endingAfter: place)
    return i < segments.count ? segments[i] : segments.last
  }

  /// Returns the index of the first segment that ends after a position; the number of segments if there is
  /// none.
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
