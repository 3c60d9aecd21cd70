/// Formats numbers for dumps, records, reports and JSON: no exponent, no trailing zeros, the same on every machine.
package enum DumpNumber {
  /// The places of lengths: a ten-thousandth of a point is far below any pixel and far above rounding errors.
  private static let places = 4
  private static let largest = 1e12
  private static let mostPlaces = 6

  /// Returns a number with at most four decimal places.
  package static func text(_ value: Double) -> String { text(value, places: places) }

  /// Returns a number rounded half away from zero.
  ///
  /// - Parameter places: the most decimal places, from 0 to 6.
  package static func text(_ value: Double, places: Int) -> String {
    if value.isNaN { return "nan" }
    if value == .infinity { return "inf" }
    if value == -.infinity { return "-inf" }
    let places = Swift.max(0, Swift.min(places, mostPlaces))
    var unit = 1
    for _ in 0..<places { unit *= 10 }
    let scaled = (Swift.min(value.magnitude, largest) * Double(unit)).rounded()
    let whole = Int(scaled)
    let sign = value < 0 && whole != 0 ? "-" : ""
    let fraction = whole % unit
    guard fraction != 0 else { return "\(sign)\(whole / unit)" }
    var digits = String(fraction)
    digits = String(repeating: "0", count: places - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole / unit).\(digits)"
  }
}
