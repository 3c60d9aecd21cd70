/// A change to the pixels of a layer.
public enum LayerFilter: Hashable, Sendable {
  /// The layer's alpha blurred (Gaussian, `sigma` in pixels), offset, coloured, and drawn behind the layer.
  case shadow(RGBA, sigma: Double, dx: Double, dy: Double)
  /// Gaussian of `sigma` pixels; an opaque blur repeats the edge instead of fading.
  case blur(sigma: Double, opaque: Bool)
  /// 4 rows of 5 over straight RGBA in 0…1: `out = m·(r, g, b, a, 1)`.
  case colorMatrix([Float])
  /// Black whose alpha is the luminance of the content's straight colour (Rec. 709 weights on encoded
  /// sRGB), in place of the content's own alpha; clear pixels stay clear.
  case luminanceToAlpha
  /// Black whose alpha is the content's own times the luminance of its straight colour.
  case alphaByLuminance
  /// Black whose alpha, as an encoded component, is the light of the content over black: its own alpha times the
  /// luminance of its straight colour's light. White at 35 % has an alpha of 0.63.
  case alphaByLight
  /// One colour where the content's alpha, 0…1, is from `least` to `most`, clear elsewhere.
  case alphaThreshold(least: Float, most: Float, RGBA)
}
