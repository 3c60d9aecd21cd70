import VitrineGraphics
import VitrineLayout
import VitrineText

extension Painter {
  /// Draws a line of figures as one outline, each in the middle of its glyph; returns false for other lines.
  mutating func drawFigures(
    of line: TextLayout.Line, _ baseline: Point, _ leaf: TextLeaf, _ frame: Rect
  ) -> Bool {
    guard let figures, line.spans.count == 1, let span = line.spans.first,
      leaf.fills.indices.contains(span.fill), ClockFigure.canDraw(line.text)
    else { return false }
    let scalars = Array(line.text.unicodeScalars)
    guard scalars.count == span.glyphs.count else { return false }
    // The outlines' em is one in which capital letters are as high as in the glyphs'.
    let em = span.emSize * Self.capHeight / ClockFigure.lowest
    var path = Path()
    for (index, scalar) in scalars.enumerated() {
      let figure = ClockFigure(
        scalar, height: figures.height * ClockFigure.lowest, stem: figures.stem)
      guard let figure, let ink = fonts.ink(of: span.glyphs[index], in: span.font) else {
        return false
      }
      let at = baseline + span.positions[index]
      let left = at.x + ink.midX * span.emSize - figure.width / 2 * em
      path.append(figure.path, Affine.scale(em, em).then(.translation(left, at.y)).then(map))
    }
    append(.fillPath(path: add(path), rule: .nonZero, paint(leaf.fills[span.fill], in: frame)))
    return true
  }

  /// The cap height of the bundled system font in em.
  private static let capHeight = 0.7273
}
