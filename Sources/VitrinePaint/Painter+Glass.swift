import VitrineGraphics
import VitrineLayout

extension Painter {
  /// Draws the shadow of a glass, outside its shape only: glass shows what is behind it.
  mutating func glassShadow(
    _ glass: GlassMaterial, _ geometry: PlacedGeometry, _ bounds: Rect, _ rule: FillRule
  ) {
    let opacity =
      glass.shadowOpacity(shorterSide: min(bounds.width, bounds.height)) * inherited.opacity
    guard let shadow = glass.shadow, opacity > 0 else { return }
    let outline = path(geometry, bounds)
    let cast = shadowOutline(outline, by: shadow.y)
    let reach = map.bounds(of: bounds.inset(by: -glass.shadowReach))
    withSoftClips(around: bounds.inset(by: -glass.shadowReach), unless: nil) { painter in
      painter.append(.pushLayer(Layer(bounds: reach)))
      painter.append(
        .pushLayer(
          Layer(
            bounds: cast.controlBounds.inset(by: -1),
            filters: [painter.blur(ofShadow: shadow.radius)])))
      painter.append(
        .fillPath(
          path: painter.add(cast), rule: rule, .color(RGBA(0, 0, 0, Float(opacity)))))
      painter.append(.popLayer)
      painter.append(.beginMask(.inverseAlpha))
      painter.append(.fillPath(path: painter.add(outline), rule: rule, .color(.white)))
      painter.append(.popLayer)
    }
  }

  /// Returns an outline moved by an offset in points down the screen's canvas.
  private func shadowOutline(_ outline: Path, by y: Double) -> Path {
    outline.transformed(by: .translation(map.c * y, map.d * y))
  }
}
