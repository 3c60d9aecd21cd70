import VitrineGraphics
import VitrineLayout
import VitrineText

/// The style of placeholders.
///
/// Bars stand on the baseline and are as high as capitals, in the text's colour at 16 %, and as wide as the text's blanks
/// (`PlaceholderMetrics`). Measured on iOS 15 (12 characters at 16 pt: 90 × 11 pt, 214 of 255 levels) and macOS 26.2
/// (swiftui-web: 9.5 pt high at 13 pt and 16 at 22, 35 of 255 levels, which is 16 % of its label colour of 85 %). The
/// Mac rounds the height of capitals up to half a point; the phone's picture, whose rule is taken, has it rounded.
private enum PlaceholderStyle {
  static let opacity = 0.16
  /// The ratio of corner radius to bar height: about a fifth on macOS 26.2.
  static let roundness = 0.2
  /// The ratio of corner radius to the shorter side of a hidden picture; estimated.
  static let pictureRoundness = 0.12
}

extension Painter {
  /// Draws one bar for each line, as wide as the line; a line of a placeholder that goes on in the next one has
  /// a bar over the whole width (macOS 26.2: 40 characters in 100 pt have bars of 100, 100 and 62.5).
  mutating func redactText(_ text: PlacedText, _ node: PlacedNode) {
    let last = text.layout.lines.count - 1
    let size = lineSize(text.leaf) * text.layout.scaleFactor
    // A line that goes on has no room for another blank.
    let blank = node.redaction == .placeholder ? PlaceholderMetrics.advance(size: size) : 0
    for (i, line) in text.layout.lines.enumerated() where line.width > 0 {
      let isFull = i < last && node.frame.width - line.width < blank
      let (x, end) = isFull ? (0, node.frame.width) : (line.x, line.x + line.width)
      let span = line.spans.max { $0.emSize < $1.emSize }
      let capitals = (SystemFontMetrics.capHeight * size * tree.scale).rounded()
      let height = max(1, capitals) / tree.scale
      let left = snapped(node.frame.x + x)
      let bar = Rect(
        x: left, y: node.frame.y + line.baseline - height,
        width: snapped(node.frame.x + end) - left, height: height)
      let fills = text.leaf.fills
      let fill =
        span.flatMap { fills.indices.contains($0.fill) ? fills[$0.fill] : nil } ?? fills.first
      redactionBar(bar, radius: height * PlaceholderStyle.roundness, fill)
    }
  }

  /// Draws a rounded rectangle for a picture, and for a symbol a square as large as its font, in the middle of its
  /// frame, as macOS 26.2 does for any symbol.
  mutating func redactImage(_ image: ImageLeaf, _ node: PlacedNode) {
    switch image.content {
    case .bitmap:
      let side = min(node.frame.width, node.frame.height)
      redactionBar(node.frame, radius: side * PlaceholderStyle.pictureRoundness, image.template)
    case .symbol(_, let fills):
      let (frame, size) = (node.frame, image.size)
      guard size.width > 0, size.height > 0 else { return }
      let scale = min(frame.width / size.width, frame.height / size.height)
      let side = snapped((image.fontSize ?? min(size.width, size.height)) * scale)
      let square = Rect(
        x: snapped(frame.midX - side / 2), y: snapped(frame.midY - side / 2), width: side,
        height: side)
      fillRedaction(.rectangle, square, fills.first)
    }
  }

  private mutating func redactionBar(_ bar: Rect, radius: Double, _ fill: FillStyle?) {
    fillRedaction(.roundedRectangle(CornerRadii(radius), .continuous), bar, fill)
  }

  private mutating func fillRedaction(_ geometry: PlacedGeometry, _ box: Rect, _ fill: FillStyle?) {
    var fill = fill ?? .color(RGBA(0.5, 0.5, 0.5))
    fill.opacity *= PlaceholderStyle.opacity
    fill.shadows = []
    fillGeometry(geometry, box, fill, .nonZero, gradientFrame: box)
  }

  private func lineSize(_ leaf: TextLeaf) -> Double {
    leaf.runs.reduce(0) { max($0, $1.font.size) }
  }

  private func snapped(_ v: Double) -> Double { (v * tree.scale).rounded() / tree.scale }
}
