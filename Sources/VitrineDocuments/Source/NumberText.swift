/// Numbers as plain text, the same on every machine and in every locale.
package enum NumberText {
  /// The magnitude above which a Double no longer represents every integer.
  private static let exactIntegerLimit = 9_007_199_254_740_992.0

  /// Returns the shortest text that parses to the same number; whole numbers have no fraction.
  package static func plain(_ value: Double) -> String {
    if value.isFinite, value.rounded() == value, value.magnitude <= exactIntegerLimit {
      return String(Int64(value))
    }
    return value.description
  }

  /// Returns the number rounded half away from zero to `digits` (0…15) decimal places.
  package static func fixed(_ value: Double, digits: Int) -> String {
    let places = min(max(digits, 0), 15)
    guard value.isFinite else { return value.description }
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = (value.magnitude * scale).rounded(.toNearestOrAwayFromZero)
    guard scaled < exactIntegerLimit else { return plain(value) }
    let whole = UInt64(scaled)
    let sign = value < 0 && whole > 0 ? "-" : ""
    guard places > 0 else { return sign + String(whole) }
    let unit = UInt64(scale)
    let fraction = String(whole % unit)
    let padding = String(repeating: "0", count: places - fraction.utf8.count)
    return "\(sign)\(whole / unit).\(padding)\(fraction)"
  }
}
