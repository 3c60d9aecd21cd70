/// A paint that shows the picture behind the drawing, filtered like a material.
///
/// Drawn by capturing the composite of everything below (open layers included), then in this order:
/// luminance curve, saturation, brightness, luminance ceiling, matrix, blur, tint, edge. Every step except the
/// blur works on straight encoded sRGB and clamps to 0…1. Edges of the picture repeat; where the picture is
/// transparent, a flat colour that is right over black and over white is used.
public struct Backdrop: Hashable, Sendable {
  /// Standard deviation of the Gaussian, in pixels.
  public var sigma: Double
  /// Whether the mean colour behind replaces the blur (Reduce Transparency).
  public var averages: Bool
  public var curve: LuminanceCurve?
  /// The saturation in `c = L + saturation · (c − L)`; 1 changes nothing.
  public var saturation: Float
  /// The value added to every component after saturation.
  public var brightness: Float
  /// The luminance below which bright colours are compressed; 1 changes nothing.
  public var ceiling: Float
  /// A matrix of 3 rows of 4 over red, green, blue and 1; empty changes nothing.
  public var matrix: [Float]
  /// The colour drawn over the result.
  public var tint: RGBA
  /// The bending and the light along the outline, of glass only.
  public var edge: GlassEdge?

  public init(
    sigma: Double = 0, averages: Bool = false, curve: LuminanceCurve? = nil, saturation: Float = 1,
    brightness: Float = 0, ceiling: Float = 1, matrix: [Float] = [], tint: RGBA = .clear,
    edge: GlassEdge? = nil
  ) {
    self.sigma = sigma
    self.averages = averages
    self.curve = curve
    self.saturation = saturation
    self.brightness = brightness
    self.ceiling = ceiling
    self.matrix = matrix
    self.tint = tint
    self.edge = edge
  }
}
