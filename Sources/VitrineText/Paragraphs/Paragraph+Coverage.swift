extension Paragraph {
  /// A part of the text drawn in one font.
  package struct FontRun: Hashable, Sendable {
    package var text: String
    /// The font; nil if there is no font at all.
    package var font: FontID?
    package var glyphs: Int
  }

  /// The fonts of the text in logical order; adjacent parts in one font are merged.
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
