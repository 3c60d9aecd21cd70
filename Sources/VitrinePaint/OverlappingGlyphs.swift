import VitrineGraphics
import VitrineLayout
import VitrineText

/// Detects letters that overlap each other: a translucent colour would be applied twice where they meet.
enum OverlappingGlyphs {
  /// Arabic and related scripts, joined by strokes; the scripts of India, joined by a line above or
  /// stacked; and the joined forms of Arabic.
  private static let scripts: [ClosedRange<UInt32>] = [
    0x0600...0x08FF, 0x0900...0x0D7F, 0xFB50...0xFDFF, 0xFE70...0xFEFF,
  ]

  static func stand(in text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      scalar.value >= 0x0600 && scripts.contains { $0.contains(scalar.value) }
    }
  }
}

extension FillStyle {
  /// The fill without its uniform opacity, and that opacity, 0…1.
  var solid: (fill: FillStyle, opacity: Double) {
    var solid = self
    solid.opacity = 1
    guard case .color(var color) = kind else { return (solid, opacity) }
    let alpha = Double(color.alpha)
    color.alpha = 1
    solid.kind = .color(color)
    return (solid, opacity * alpha)
  }
}

extension Painter {
  /// Draws glyphs that may overlap in one layer, so that overlaps are drawn only once.
  mutating func drawJoined(_ run: GlyphRun, _ fill: FillStyle, ink: Rect, in frame: Rect) {
    let (solid, own) = fill.solid
    let folded = inherited.opacity
    append(.pushLayer(Layer(bounds: map.bounds(of: ink), opacity: Float(own * folded))))
    inherited.opacity = 1
    var run = run
    run.paint = paint(solid, in: frame)
    inherited.opacity = folded
    append(.drawGlyphs(run))
    append(.popLayer)
  }
}
