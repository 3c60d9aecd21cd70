/// Moves colours towards a grey that a cubic Bézier over their luminance gives.
///
/// Observed formula: `L` of Rec. 709 weights on encoded sRGB, `y` the Bézier through `values`,
/// `c = (1 − amount) c + amount y`.
public struct LuminanceCurve: Hashable, Sendable {
  /// Ordinates of the curve's four control points.
  public var values: SIMD4<Float>
  /// 0…1.
  public var amount: Float

  public init(_ v0: Float, _ v1: Float, _ v2: Float, _ v3: Float, amount: Float) {
    values = SIMD4(v0, v1, v2, v3)
    self.amount = amount
  }
}
