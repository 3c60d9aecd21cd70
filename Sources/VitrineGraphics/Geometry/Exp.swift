public enum Exp {
  /// Returns `e^x`; 0 below −708, and the value at 709 above it.
  public static func exp(_ x: Double) -> Double {
    guard x.isFinite else { return x < 0 ? 0 : 1 }
    if x < -708 { return 0 }
    let clamped = Swift.min(x, 709)
    let n = (clamped * 1.4426950408889634).rounded(.toNearestOrEven)
    let r = (clamped - n * 0.6931471803691238) - n * 1.9082149292705877e-10
    var s = 1.0
    var k = 14.0
    while k >= 1 {
      s = 1 + s * r / k
      k -= 1
    }
    return s * Double(sign: .plus, exponent: Int(n), significand: 1)
  }

  /// Returns the natural logarithm of a positive number; 0 for anything else.
  public static func log(_ x: Double) -> Double {
    guard x.isFinite, x > 0 else { return 0 }
    var m = x.significand
    var e = Double(x.exponent)
    if m > 1.4142135623730951 {
      m /= 2
      e += 1
    }
    let t = (m - 1) / (m + 1)
    let z = t * t
    var s = 0.0
    var k = 21.0
    while k >= 1 {
      s = 1 / k + z * s
      k -= 2
    }
    return e * 0.6931471805599453 + 2 * t * s
  }
}
