/// Numbers as dumps and JSON print them: at most four digits after the point, no exponent, no
/// trailing zeros, the same on every machine.
package enum DumpNumber {
  /// Ten-thousandths of a point: far below any pixel, far above rounding noise.
  private static let unit = 10_000.0
  private static let largest = 1e12

  package static func text(_ value: Double) -> String {
    if value.isNaN { return "nan" }
    if value == .infinity { return "inf" }
    if value == -.infinity { return "-inf" }
    let scaled = (Swift.min(value.magnitude, largest) * unit).rounded()
    let whole = Int(scaled)
    let sign = value < 0 && whole != 0 ? "-" : ""
    let fraction = whole % 10_000
    guard fraction != 0 else { return "\(sign)\(whole / 10_000)" }
    var digits = String(fraction)
    digits = String(repeating: "0", count: 4 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole / 10_000).\(digits)"
  }
}
