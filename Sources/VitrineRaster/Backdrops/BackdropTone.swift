import VitrineGraphics

/// The colour changes of a backdrop before it is blurred.
///
/// Colours are straight encoded sRGB in 0…1; the fourth component is ignored.
struct BackdropTone {
  private let curve: Cubic?
  private let saturation: Float
  private let brightness: Float
  private let ceiling: Float
  private let matrix: Matrix?

  /// The luminance curve as a polynomial, and the amount mixed in.
  private struct Cubic {
    let a, b, c, d, amount: Float
  }

  private struct Matrix {
    let red, green, blue, bias: SIMD4<Float>
  }

  /// The gain in saturation of a colour compressed under the ceiling (observed).
  private static let ceilingSaturation: Float = 0.3

  /// Returns nil if nothing changes. Numbers that are not finite count as those that change nothing.
  init?(_ b: Backdrop) {
    func number(_ v: Float, _ other: Float) -> Float { v.isFinite ? v : other }
    saturation = number(b.saturation, 1)
    brightness = number(b.brightness, 0)
    ceiling = number(b.ceiling, 1)
    curve = b.curve.flatMap(BackdropTone.cubic)
    matrix = BackdropTone.matrix(b.matrix)
    let isNeutral = saturation == 1 && brightness == 0 && ceiling == 1
    if isNeutral && curve == nil && matrix == nil { return nil }
  }

  /// Returns the cubic Bézier of four ordinates as a polynomial.
  private static func cubic(_ curve: LuminanceCurve) -> Cubic? {
    let v = curve.values
    guard curve.amount.isFinite, (0..<4).allSatisfy({ v[$0].isFinite }) else { return nil }
    return Cubic(
      a: 3 * (v[1] - v[2]) + v[3] - v[0], b: 3 * (v[0] - 2 * v[1] + v[2]), c: 3 * (v[1] - v[0]),
      d: v[0], amount: curve.amount)
  }

  private static func matrix(_ m: [Float]) -> Matrix? {
    guard m.count == 12, m.allSatisfy(\.isFinite) else { return nil }
    func column(_ k: Int) -> SIMD4<Float> { SIMD4(m[k], m[4 + k], m[8 + k], 0) }
    return Matrix(red: column(0), green: column(1), blue: column(2), bias: column(3))
  }

  func changed(_ color: SIMD4<Float>) -> SIMD4<Float> {
    var c = color
    if let curve {
      let l = BackdropTone.luminance(c)
      let y = BackdropTone.clamp(((curve.a * l + curve.b) * l + curve.c) * l + curve.d)
      c = c * (1 - curve.amount) + curve.amount * y
    }
    if saturation != 1 {
      let l = SIMD4<Float>(repeating: BackdropTone.luminance(c))
      c = l + (c - l) * saturation
    }
    c = (c + brightness).limited(to: .one)
    if ceiling < 1 { c = pressed(c) }
    if let matrix {
      var sum = matrix.red * c.x + matrix.green * c.y
      sum += matrix.blue * c.z + matrix.bias
      c = sum.limited(to: .one)
    }
    return c
  }

  /// Returns a darker bright colour, so that white is mapped to the ceiling.
  private func pressed(_ color: SIMD4<Float>) -> SIMD4<Float> {
    let y = BackdropTone.luminance(color)
    let k = BackdropTone.clamp(1 - y * (1 - ceiling))
    let grey = SIMD4<Float>(repeating: y)
    let c = (grey + (color - grey) * (1 + BackdropTone.ceilingSaturation * (1 - k))) * k
    return c.limited(to: .one)
  }

  /// Returns the luminance with Rec. 709 weights on encoded components.
  private static func luminance(_ c: SIMD4<Float>) -> Float {
    clamp(0.2126 * c.x + 0.7152 * c.y + 0.0722 * c.z)
  }

  private static func clamp(_ v: Float) -> Float { v > 0 ? Swift.min(v, 1) : 0 }
}
