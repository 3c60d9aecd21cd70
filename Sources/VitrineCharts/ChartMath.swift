import VitrineGraphics

/// Functions that give the same bits on every machine.
///
/// They stand in a file of their own, as paths and gradients have the same names in both modules.
enum ChartMath {
  static func log(_ number: Double) -> Double { Exp.log(number) }
  static func exp(_ number: Double) -> Double { Exp.exp(number) }
  static func pow(_ base: Double, _ exponent: Double) -> Double { Pow.pow(base, exponent) }
  static func sin(_ angle: Double) -> Double { Trig.sin(angle) }
  static func cos(_ angle: Double) -> Double { Trig.cos(angle) }
  /// Returns the angle of a vector clockwise from twelve o'clock, 0…2π, where y points down.
  static func turn(_ x: Double, _ y: Double) -> Double {
    let angle = Trig.atan2(x, -y)
    return angle < 0 ? angle + 2 * .pi : angle
  }
  /// Returns the angle in 0…π/2 whose sine is given; numbers outside 0…1 count as the nearer end.
  static func arcsine(_ sine: Double) -> Double {
    let bound = min(1, max(0, sine))
    return Trig.atan2(bound, (1 - bound * bound).squareRoot())
  }
}
