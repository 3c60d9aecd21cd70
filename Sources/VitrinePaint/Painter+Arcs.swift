import VitrineGraphics
import VitrineLayout
import VitrineText

extension Painter {
  /// Draws what stays stiff on a circle: bent to its place there, as a whole.
  ///
  /// - Parameter x: the middle of the part, in points of the straight content.
  mutating func drawStiff(at x: Double, _ draw: (inout Painter) -> Void) {
    guard let arc else { return draw(&self) }
    let outer = map
    map = arc.bend(at: x).then(map)
    self.arc = nil
    draw(&self)
    self.arc = arc
    map = outer
  }

  /// Returns a path in canvas points as it is drawn: bent along the circle around it, in device pixels.
  func mapped(_ path: Path) -> Path { (arc?.bent(path) ?? path).transformed(by: map) }

  /// Returns the parts of a span that are stiff on a circle, each with the middle of its advance in points from the
  /// left of the text's box: a glyph with its marks, and the letters of a ligature.
  func stiffParts(
    of span: TextLayout.GlyphSpan
  ) -> [(part: TextLayout.GlyphSpan, middle: Double)] {
    let advances = span.glyphs.map { (fonts.advance(of: $0, in: span.font) ?? 0) * span.emSize }
    let bases = advances.indices.filter { advances[$0] > 0 }
    guard !bases.isEmpty else { return [(span, span.positions.first?.x ?? 0)] }
    let middles = bases.map { span.positions[$0].x + advances[$0] / 2 }
    var parts = middles.map { middle in
      var part = span
      (part.glyphs, part.positions) = ([], [])
      return (part: part, middle: middle)
    }
    var base = -1
    for index in advances.indices {
      let isMark = !(advances[index] > 0)
      if !isMark { base += 1 }
      let owner = isMark ? nearest(to: index, in: span, after: base, middles) : base
      parts[owner].part.glyphs.append(span.glyphs[index])
      parts[owner].part.positions.append(span.positions[index])
    }
    return parts
  }

  /// Returns the base before or after a mark, whichever the mark's ink is nearer to: in scripts that run to the left,
  /// marks come before their base.
  ///
  /// - Parameter base: the number of the base before the mark; -1 for none.
  private func nearest(
    to index: Int, in span: TextLayout.GlyphSpan, after base: Int, _ middles: [Double]
  ) -> Int {
    let ink = fonts.ink(of: span.glyphs[index], in: span.font)?.midX ?? 0
    let x = span.positions[index].x + ink * span.emSize
    return [base, base + 1].filter(middles.indices.contains)
      .min { (middles[$0] - x).magnitude < (middles[$1] - x).magnitude } ?? 0
  }
}
