import VitrineGraphics
import VitrineLayout
import VitrineText

/// The style of placeholders, measured on a line redacted by iOS 15: a bar of 90 × 11 pt for a line of 85
/// pt, from the top of capitals to the baseline, in the text's colour at 16 %. The line is as wide as its
/// words are at 16 pt, and capitals of that size are 11.3 pt high.
private enum PlaceholderStyle {
  static let opacity = 0.16
  /// The extension of a bar beyond its line on each side, in points: (90 − 85) / 2.
  static let overhang = 2.5
  /// The ratio of corner radius to bar height; estimated.
  static let roundness = 0.25
  /// The ratio of corner radius to the shorter side of a hidden picture; estimated.
  static let pictureRoundness = 0.12
}

extension Painter {
  /// Draws one bar for each line, as wide as the line.
  mutating func redactText(_ text: PlacedText, _ node: PlacedNode) {
    for line in text.layout.lines where line.width > 0 {
      let span = line.spans.max { $0.emSize < $1.emSize }
      let size = lineSize(text.leaf) * text.layout.scaleFactor
      let capitals = (SystemFontMetrics.capHeight * size * tree.scale).rounded()
      let height = max(1, capitals) / tree.scale
      let overhang = PlaceholderStyle.overhang
      let left = snapped(node.frame.x + line.x - overhang)
      let bar = Rect(
        x: left, y: node.frame.y + line.baseline - height,
        width: snapped(node.frame.x + line.x + line.width + overhang) - left, height: height)
      let fills = text.leaf.fills
      let fill =
        span.flatMap { fills.indices.contains($0.fill) ? fills[$0.fill] : nil } ?? fills.first
      redactionBar(bar, radius: height * PlaceholderStyle.roundness, fill)
    }
  }

  /// Draws a rounded rectangle for a picture, and a disc for a symbol.
  mutating func redactImage(_ image: ImageLeaf, _ node: PlacedNode) {
    switch image.content {
    case .bitmap:
      let side = min(node.frame.width, node.frame.height)
      redactionBar(node.frame, radius: side * PlaceholderStyle.pictureRoundness, image.template)
    case .symbol(_, let fills):
      let side = min(node.frame.width, node.frame.height)
      let disc = Rect(
        x: node.frame.midX - side / 2, y: node.frame.midY - side / 2, width: side, height: side)
      fillRedaction(.ellipse, disc, fills.first)
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
