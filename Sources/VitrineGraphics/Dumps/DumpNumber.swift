/// Formats numbers for dumps and JSON: at most four decimal places, no exponent, no trailing zeros, the
/// same on every machine.
package enum DumpNumber {
  /// The number of units in a point: a ten-thousandth is far below any pixel and far above rounding errors.
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
