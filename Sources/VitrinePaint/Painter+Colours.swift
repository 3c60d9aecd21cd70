import VitrineGraphics
import VitrineLayout
import VitrineText

extension Painter {
  /// Draws a glyph that its font has in colours: layer over layer, each an outline. The text's opacity counts once for
  /// all of them, as for a picture.
  mutating func drawLayers(
    _ layers: ArraySlice<GlyphLayer>, of span: TextLayout.GlyphSpan, _ origin: Point,
    _ fill: FillStyle, _ frame: Rect
  ) {
    let ink = frame.inset(by: -span.emSize / 2)
    let shadows = pushShadows(of: fill, ink: ink)
    let (solid, own) = fill.solid
    let folded = inherited.opacity
    let isClear = own * folded < 1
    if isClear {
      append(.pushLayer(Layer(bounds: map.bounds(of: ink), opacity: Float(own * folded))))
    }
    inherited.opacity = 1
    for layer in layers {
      guard let index = outline(layer.glyph, span.font) else { continue }
      append(
        .drawGlyphs(
          GlyphRun(
            outlines: [index], positions: [origin], emSize: span.emSize, map: map,
            paint: layer.colour.map { .color($0) } ?? paint(solid, in: frame))))
    }
    inherited.opacity = folded
    for _ in 0..<shadows + (isClear ? 1 : 0) { append(.popLayer) }
  }
}
