public import VitrineGraphics

/// A change to the drawing of a view that does not affect layout; lengths in points.
public enum Effect {
  case opacity(Double)
  case clip(ShapeGeometry, FillRule)
  /// The node's second child is the mask, laid out in the first one's frame.
  case mask(Alignment2D)
  case shadow(RGBA, radius: Double, x: Double, y: Double)
  case blur(radius: Double, opaque: Bool)
  case blendMode(BlendMode)
  case compositingGroup
  /// Fills below are composited in more than 8 bits, as far as they are colours and gradients.
  case deepGroup
  /// Figures below are those of the Lock Screen's clock, `height` times as high as capital letters, with upright
  /// strokes of a thickness in em that does not depend on it; what is not a figure stays.
  case clockFigures(height: Double, stem: Double)
  /// Glasses of one look below the node, no further apart than `spacing`, flow into one shape.
  case glassGroup(spacing: Double)
  case rotation(radians: Double, anchor: UnitPosition)
  case scale(x: Double, y: Double, anchor: UnitPosition)
  case transform(Affine)
  case rotation3D(Rotation3D)
  /// A map about the frame's top leading corner that may depend on the frame's size.
  case projection((Size) -> Projection)
  /// A matrix of 4 rows of 5, like `LayerFilter.colorMatrix`.
  case colorMatrix([Float])
  /// Black whose alpha is the luminance of the content's straight colour, whatever its own alpha.
  case luminanceToAlpha
  /// Black whose alpha is the content's own times its luminance.
  case alphaByLuminance
  /// Black whose alpha, as an encoded component, is the light of the content over black.
  case alphaByLight
  /// The content's alpha shows the backdrop; `sigma` in points.
  indirect case vibrancy(Backdrop)
  /// The content in the colours of an accented widget's two groups, by its alpha.
  case accented(primary: RGBA, accent: RGBA)
}
