/// A change to the pixels of a layer.
public enum LayerFilter: Hashable, Sendable {
  /// The layer's alpha blurred (Gaussian, `sigma` in pixels), offset, coloured, and drawn behind the layer.
  case shadow(RGBA, sigma: Double, dx: Double, dy: Double)
  /// Gaussian of `sigma` pixels; an opaque blur repeats the edge instead of fading.
  case blur(sigma: Double, opaque: Bool)
  /// 4 rows of 5 over straight RGBA in 0…1: `out = m·(r, g, b, a, 1)`.
  case colorMatrix([Float])
  /// Black with the luminance of the content as alpha (Rec. 709 weights on encoded sRGB).
  case luminanceToAlpha
}
