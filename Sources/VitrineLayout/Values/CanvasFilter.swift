public import VitrineGraphics

/// A filter of a canvas layer; lengths in points.
public enum CanvasFilter: Hashable, Sendable {
  case shadow(FillShadow)
  case blur(radius: Double, opaque: Bool)
  /// 4 rows of 5, like `LayerFilter.colorMatrix`.
  case colorMatrix([Float])
  case luminanceToAlpha
  /// Pixels with an alpha from `least` to `most` get one colour, all others become clear.
  case alphaThreshold(least: Double, most: Double, RGBA)
}
