package import VitrineGraphics
package import VitrineLayout
package import VitrineText

/// Computes the ink bounds of a text from its glyph outlines. Exact but slower than `inkBounds`; use it
/// only near clip edges.
package struct TextInk {
  let fonts: FontLibrary
  /// Pixels per point: glyphs are drawn at sub-pixel positions, and may move by less than a pixel.
  let scale: Double

  package init(fonts: FontLibrary, scale: Double) {
    self.fonts = fonts
    self.scale = scale
  }

  /// Returns the box around everything drawn with the top left of the text's frame at `origin`; zero if
  /// nothing is drawn.
  package func bounds(of text: PlacedText, at origin: Point) -> Rect {
    var box = Rect.zero
    for line in text.layout.lines {
      let baseline = Point(origin.x, origin.y + line.baseline)
      for span in line.spans { box = box.union(ink(of: span).offset(by: baseline)) }
      for bar in line.backgrounds { box = box.union(bar.rect.offset(by: baseline)) }
      for rule in line.rules { box = box.union(rule.rect.offset(by: baseline)) }
      for attachment in line.attachments { box = box.union(attachment.frame.offset(by: baseline)) }
    }
    if box.isEmpty { return .zero }
    return text.leaf.fills.reduce(box.inset(by: -1 / scale)) { $0.union(shadowInk(of: $1, box)) }
  }

  /// Returns the ink bounds of one span, relative to the line's start on the baseline.
  func ink(of span: TextLayout.GlyphSpan) -> Rect {
    zip(span.glyphs, span.positions).reduce(Rect.zero) { box, placed in
      guard let glyph = fonts.ink(of: placed.0, in: span.font) else { return box }
      return box.union(glyph.scaled(by: span.emSize).offset(by: placed.1))
    }
  }
}

/// Returns a box enlarged by the outer shadows of a fill.
func shadowInk(of fill: FillStyle, _ box: Rect) -> Rect {
  var box = box
  if case .glass(let glass) = fill.kind { box = box.inset(by: -glass.shadowReach) }
  return fill.shadows.filter { !$0.isInner }.reduce(box) { ink, shadow in
    ink.union(
      box.inset(by: -gaussianReach * shadow.radius).offset(by: Point(shadow.x, shadow.y)))
  }
}
