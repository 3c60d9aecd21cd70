/// Transcendental functions that give the same bits on every machine.
///
/// They use polynomials over + − × ÷ only, because the C library's results differ between versions. The
/// relative error is below 1e-14 in the ranges that drawing uses; input that is not finite counts as 0.
public enum Trig {
  /// π/2 in two parts, so that `x − n·π/2` keeps its low bits for small n.
  static let halfPiHigh = 1.5707963267341256
  static let halfPiLow = 6.077100506506192e-11
  /// The angle in radians beyond which precision is insufficient; larger angles count as 0.
  static let largestAngle = 1e8

  public static func sin(_ x: Double) -> Double { quadrant(x, shift: 0) }
  public static func cos(_ x: Double) -> Double { quadrant(x, shift: 1) }

  private static func quadrant(_ x: Double, shift: Int) -> Double {
    guard x.isFinite, x.magnitude <= largestAngle else { return shift == 1 ? 1 : 0 }
    let n = (x * (2 / Double.pi)).rounded(.toNearestOrEven)
    let r = (x - n * halfPiHigh) - n * halfPiLow
    let q = (Int(n) + shift) & 3
    let value = q & 1 == 0 ? sineSeries(r) : cosineSeries(r)
    return q & 2 == 0 ? value : -value
  }

  /// The Taylor series on ±π/4.
  private static func sineSeries(_ r: Double) -> Double {
    let z = r * r
    var s = -1.0 / 1_307_674_368_000
    s = s * z + 1.0 / 6_227_020_800
    s = s * z - 1.0 / 39_916_800
    s = s * z + 1.0 / 362_880
    s = s * z - 1.0 / 5_040
    s = s * z + 1.0 / 120
    s = s * z - 1.0 / 6
    return r + r * z * s
  }

  private static func cosineSeries(_ r: Double) -> Double {
    let z = r * r
    var s = 1.0 / 20_922_789_888_000
    s = s * z - 1.0 / 87_178_291_200
    s = s * z + 1.0 / 479_001_600
    s = s * z - 1.0 / 3_628_800
    s = s * z + 1.0 / 40_320
    s = s * z - 1.0 / 720
    s = s * z + 1.0 / 24
    s = s * z - 0.5
    return 1 + z * s
  }

  /// Returns the angle of the vector (x, y) in −π…π; 0 for the zero vector.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    guard x.isFinite, y.isFinite else { return 0 }
    let ax = x.magnitude
    let ay = y.magnitude
    if ax == 0 && ay == 0 { return 0 }
    var angle = ay <= ax ? arctangent(ay / ax) : Double.pi / 2 - arctangent(ax / ay)
    if x < 0 { angle = Double.pi - angle }
    return y < 0 ? -angle : angle
  }

  /// The arctangent for 0…1; above tan 15° the angle is reduced by 30° so that the series stays short.
  private static func arctangent(_ value: Double) -> Double {
    let tan15 = 0.2679491924311227
    let root3 = 1.7320508075688772
    if value > tan15 {
      return Double.pi / 6 + arctangentSeries((root3 * value - 1) / (root3 + value))
    }
    return arctangentSeries(value)
  }

  private static func arctangentSeries(_ x: Double) -> Double {
    let z = x * x
    var s = 0.0
    var k = 27.0
    while k >= 3 {
      s = 1 / k - z * s
      k -= 2
    }
    return x - x * z * s
  }
}
