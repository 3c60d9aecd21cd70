import VitrineGraphics
import VitrineLayout
import VitrineText

/// A line of text where it was placed; points in canvas space.
struct PlacedLine {
  /// Frame of the whole text.
  var frame: Rect
  var line: TextLayout.Line
  var fontSize: Double

  var baseline: Double { frame.minY + line.baseline }
  var x: Double { frame.minX + line.x }
}

extension Drawn {
  var lines: [PlacedLine] {
    tree.nodes.flatMap { node -> [PlacedLine] in
      guard case .text(let text) = node.content else { return [] }
      let size = (text.leaf.runs.first?.font.size ?? 0) * text.layout.scaleFactor
      return text.layout.lines.map { PlacedLine(frame: node.frame, line: $0, fontSize: size) }
    }
  }

  func line(_ text: String) -> PlacedLine? { lines.first { $0.line.text == text } }

  func baseline(_ text: String) -> Double { line(text)?.baseline ?? .nan }

  /// Height of a glyph's outline over its baseline, in points.
  func glyphHeight(_ text: String, _ glyph: Int = 0) -> Double {
    guard let span = line(text)?.line.spans.first, glyph < span.glyphs.count,
      let path = fonts.outline(of: span.glyphs[glyph], in: span.font)?.path
    else { return .nan }
    return -path.controlBounds.minY * span.emSize
  }

  /// Columns of pixels that a line's ink covers by more than 0.3, in points: the first one's left
  /// edge and the last one's right edge.
  func inkX(_ text: String) -> [Double] {
    guard let line = line(text) else { return [.nan, .nan] }
    return inkX(
      Rect(
        x: line.x - 1, y: line.baseline - line.fontSize * 0.8, width: line.line.width + 2,
        height: line.fontSize))
  }

  func inkWidth(_ text: String) -> Double {
    let ends = inkX(text)
    return ends[1] - ends[0]
  }

  /// What `inkX` measures, of anything within a rectangle.
  func inkX(_ area: Rect) -> [Double] {
    let box = pixels(area)
    let coverage = coverage(box)
    let columns = (0..<box.width).filter { x in
      (0..<box.height).contains { coverage[$0 * box.width + x] > 0.3 }
    }
    guard let first = columns.first, let last = columns.last else { return [.nan, .nan] }
    return [Double(box.x + first) / scale, Double(box.x + last + 1) / scale]
  }

  /// Thickness in pixels of the first upright stroke to the right of a glyph's origin, at a height
  /// above the baseline given over the size.
  func stem(_ text: String, glyph: Int, at height: Double) -> Double {
    guard let line = line(text), let span = line.line.spans.first, glyph < span.positions.count
    else { return .nan }
    let y = line.baseline - height * line.fontSize
    let area = Rect(
      x: line.frame.minX + span.positions[glyph].x, y: y, width: line.fontSize * 0.3,
      height: 1 / scale)
    return coverage(pixels(area)).reduce(0, +) / Double(max(1, pixels(area).height))
  }

  /// Area of all ink in square em.
  func inkArea(_ text: String) -> Double {
    guard let line = line(text) else { return .nan }
    let box = PixelBox(x: 0, y: 0, width: pixmap.width, height: pixmap.height)
    let size = line.fontSize * scale
    return coverage(box).reduce(0, +) / (size * size)
  }
}
