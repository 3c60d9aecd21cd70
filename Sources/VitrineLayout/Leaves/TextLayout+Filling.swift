import VitrineGraphics
import VitrineText

extension TextLayout {
  /// Widens the box to a width in points; its lines move to where the paragraph aligns them. A wider box stays.
  mutating func fill(width: Double, _ style: ParagraphStyle) {
    let room = width - size.width
    guard room > 0 else { return }
    size.width = width
    let offset =
      switch (style.alignment, style.isRightToLeft) {
      case (.center, _): room / 2
      case (.leading, false), (.trailing, true): 0.0
      case (.trailing, false), (.leading, true): room
      }
    guard offset > 0 else { return }
    for index in lines.indices { lines[index].move(by: offset) }
  }
}

extension TextLayout.Line {
  /// Moves all parts of the line to the right.
  fileprivate mutating func move(by offset: Double) {
    x += offset
    for span in spans.indices {
      for glyph in spans[span].positions.indices { spans[span].positions[glyph].x += offset }
    }
    for rule in rules.indices { rules[rule].rect.x += offset }
    for bar in backgrounds.indices { backgrounds[bar].rect.x += offset }
    for attachment in attachments.indices { attachments[attachment].frame.x += offset }
  }
}
