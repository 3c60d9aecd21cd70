public import VitrineGraphics

/// An effect with resolved geometry; lengths in points, canvas space.
public enum PlacedEffect: Hashable, Sendable {
  case opacity(Double)
  /// `bounds` relative to the node's frame.
  case clip(PlacedGeometry, bounds: Rect, FillRule)
  /// The first child is the content, the second its mask, which was laid out by the alignment.
  case mask(Alignment2D)
  case shadow(RGBA, radius: Double, x: Double, y: Double)
  case blur(radius: Double, opaque: Bool)
  case blendMode(BlendMode)
  case compositingGroup
  case deepGroup
  case glassGroup(spacing: Double)
  case clockFigures(height: Double, stem: Double)
  /// Content along a circle: turned as a whole, then bent glyph by glyph.
  case arc(TextArc)
  /// A map of points of the canvas, and the author's point of the frame that it leaves where it is, if there is one.
  case transform(Affine, anchor: UnitPosition? = nil)
  /// A map of points of the canvas under which lengths depend on the place, and the turn that it is, if it is one.
  indirect case projection(Projection, turn: Rotation3D? = nil)
  case colorMatrix([Float])
  /// Black whose alpha is the luminance of the content's straight colour, whatever its own alpha.
  case luminanceToAlpha
  /// Black whose alpha is the content's own times its luminance.
  case alphaByLuminance
  /// Black whose alpha, as an encoded component, is the light of the content over black.
  case alphaByLight
  /// The backdrop seen through the content; `sigma` in points.
  indirect case vibrancy(Backdrop)
  case accented(primary: RGBA, accent: RGBA)
}
