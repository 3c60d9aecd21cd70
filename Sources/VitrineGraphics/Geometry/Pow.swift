public enum Pow {
  /// Returns `x^y` for x ≥ 0 (negative x counts as 0); `x^0` is 1.
  public static func pow(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    guard x > 0 else { return 0 }
    return Exp.exp(y * Exp.log(x))
  }
}
