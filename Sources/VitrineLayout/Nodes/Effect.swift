public import VitrineGraphics

/// A change to how a view is drawn that leaves layout as it is; lengths in points.
public enum Effect {
  case opacity(Double)
  case clip(ShapeGeometry, FillRule)
  /// The node's second child is the mask, laid out in the first one's frame.
  case mask(Alignment2D)
  case shadow(RGBA, radius: Double, x: Double, y: Double)
  case blur(radius: Double, opaque: Bool)
  case blendMode(BlendMode)
  case compositingGroup
  case rotation(radians: Double, anchor: UnitPosition)
  case scale(x: Double, y: Double, anchor: UnitPosition)
  case transform(Affine)
  /// 4 rows of 5, as `LayerFilter.colorMatrix`.
  case colorMatrix([Float])
  case luminanceToAlpha
  /// The content's alpha shows what is behind, changed; `sigma` in points.
  case vibrancy(Backdrop)
  /// Content in the colours of an accented widget's two groups, by its alpha.
  case accented(primary: RGBA, accent: RGBA)
}

/// How a view's content is hidden.
public enum Redaction: UInt8, Hashable, Sendable { case none, placeholder, privacy }
