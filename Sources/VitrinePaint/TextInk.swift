package import VitrineGraphics
package import VitrineLayout
package import VitrineText

/// Where the ink of a text lies, from the outlines of its glyphs. Exact where `inkBounds` is generous, and
/// dearer: asked for where the edge of a clip is near.
package struct TextInk {
  let fonts: FontLibrary
  /// Pixels in a point: glyphs are drawn at parts of a pixel, and may move by less than one.
  let scale: Double

  package init(fonts: FontLibrary, scale: Double) {
    self.fonts = fonts
    self.scale = scale
  }

  /// The box around all that is drawn with the top left of the text's frame at `origin`; zero when
  /// nothing is.
  package func bounds(of text: PlacedText, at origin: Point) -> Rect {
    var box = Rect.zero
    for line in text.layout.lines {
      let baseline = Point(origin.x, origin.y + line.baseline)
      for span in line.spans { box = box.union(ink(of: span).offset(by: baseline)) }
      for rule in line.rules { box = box.union(rule.rect.offset(by: baseline)) }
      for attachment in line.attachments { box = box.union(attachment.frame.offset(by: baseline)) }
    }
    if box.isEmpty { return .zero }
    return text.leaf.fills.reduce(box.inset(by: -1 / scale)) { $0.union(shadowInk(of: $1, box)) }
  }

  /// Of one span, around the line's start on the baseline.
  func ink(of span: TextLayout.GlyphSpan) -> Rect {
    zip(span.glyphs, span.positions).reduce(Rect.zero) { box, placed in
      guard let glyph = ink(of: placed.0, span) else { return box }
      return box.union(glyph.scaled(by: span.emSize).offset(by: placed.1))
    }
  }

  /// A glyph's box around its origin in em; nil where it has no ink.
  private func ink(of glyph: UInt32, _ span: TextLayout.GlyphSpan) -> Rect? {
    if let outline = fonts.outline(of: glyph, in: span.font), !outline.path.isEmpty {
      return outline.path.controlBounds.inset(by: -outline.bold)
    }
    return fonts.bitmap(of: glyph, in: span.font)?.frame
  }
}

/// What the shadows of a fill add around a box.
func shadowInk(of fill: FillStyle, _ box: Rect) -> Rect {
  fill.shadows.filter { !$0.isInner }.reduce(box) { ink, shadow in
    ink.union(
      box.inset(by: -gaussianReach * shadow.radius).offset(by: Point(shadow.x, shadow.y)))
  }
}
