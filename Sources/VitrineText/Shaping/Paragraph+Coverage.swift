extension Paragraph {
  /// A stretch of the text that one font draws.
  package struct FontRun: Hashable, Sendable {
    package var text: String
    /// nil when there is no font at all.
    package var font: FontID?
    package var glyphs: Int
  }

  /// The fonts of the text in the order of the text, neighbours of one font as one.
  package var fontRuns: [FontRun] {
    var found: [FontRun] = []
    for segment in segments {
      let text = text.string(Int(segment.start)..<Int(segment.end))
      let font = segment.word == nil ? nil : fonts[Int(segment.font)].instance?.id
      let glyphs = segment.word?.glyphs.count ?? 0
      if let last = found.last, last.font == font {
        found[found.count - 1].text += text
        found[found.count - 1].glyphs += glyphs
      } else {
        found.append(FontRun(text: text, font: font, glyphs: glyphs))
      }
    }
    return found
  }
}
