import VitrineGraphics
import VitrineText

/// Interrupts underlines at descenders, as on the platform.
struct UnderlineGaps {
  let fonts: FontLibrary

  /// The gap on either side of a letter, in thicknesses of the line: estimated from the gaps of the
  /// platform's browsers.
  static let room = 1.0
  /// The shortest piece drawn, in thicknesses of the line: shorter ones, as between g and y, would look
  /// like dots.
  static let shortest = 2.0

  /// Returns the remaining pieces of a bar under a line; both in the line's own space.
  func pieces(of bar: Rect, under line: TextLayout.Line) -> [Rect] {
    var gaps = gaps(bar, line)
    if gaps.isEmpty { return [bar] }
    gaps.sort { $0.left < $1.left }
    var pieces: [Rect] = []
    var left = bar.minX
    func close(at right: Double) {
      if right - left >= bar.height * Self.shortest {
        pieces.append(Rect(x: left, y: bar.y, width: right - left, height: bar.height))
      }
    }
    for gap in gaps {
      close(at: min(gap.left, bar.maxX))
      left = max(left, gap.right)
    }
    close(at: bar.maxX)
    return pieces
  }

  private func gaps(_ bar: Rect, _ line: TextLayout.Line) -> [(left: Double, right: Double)] {
    let room = bar.height * Self.room
    var gaps: [(left: Double, right: Double)] = []
    for span in line.spans {
      for (glyph, origin) in zip(span.glyphs, span.positions) {
        guard let outline = fonts.outline(of: glyph, in: span.font) else { continue }
        // The band in em around the glyph's origin. Letters that only touch the line leave it whole.
        let top = (bar.minY - origin.y) / span.emSize - outline.bold
        let bottom = (bar.maxY - origin.y) / span.emSize + outline.bold
        guard outline.path.controlBounds.maxY > top,
          let extent = outline.path.extent(between: top, and: bottom)
        else { continue }
        let left = origin.x + (extent.left - outline.bold) * span.emSize - room
        let right = origin.x + (extent.right + outline.bold) * span.emSize + room
        if right > bar.minX, left < bar.maxX { gaps.append((left, right)) }
      }
    }
    return gaps
  }
}
