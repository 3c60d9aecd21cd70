/// One step of a display list. Indices point into the list's tables.
public enum DisplayCommand: Hashable, Sendable {
  /// An axis-aligned rectangle; edges between pixels give partial coverage.
  case fillRect(Rect, Paint)
  /// A rounded rectangle; `corners` in pixels, already limited to what fits.
  case fillRoundedRect(Rect, CornerRadii, CornerCurve, Paint)
  case fillPath(path: Int32, rule: FillRule, Paint)
  case strokePath(path: Int32, StrokeStyle, Paint)
  case drawGlyphs(GlyphRun)
  case drawImage(ImageDraw)
  /// Clips the following commands to the inside of a path, until `popClip`.
  case pushClip(path: Int32, rule: FillRule)
  case popClip
  /// Draws the following commands into a transparent layer, until `popLayer` composites it.
  case pushLayer(Layer)
  /// Ends the content of the layer and starts its mask: a second transparent layer whose alpha multiplies
  /// the content, until `popLayer`.
  case beginMask(MaskMode)
  case popLayer
}
