/// Numbers as plain text, the same on every machine and in every locale.
package enum NumberText {
  /// The magnitude above which a Double no longer represents every integer.
  private static let exactIntegerLimit = 9_007_199_254_740_992.0

  /// Returns the shortest text that parses to the same number; whole numbers have no fraction, and only very large and
  /// very small ones an exponent.
  package static func plain(_ value: Double) -> String {
    if value.isFinite, value.rounded() == value, value.magnitude <= exactIntegerLimit {
      return String(Int64(value))
    }
    let text = value.description
    return DecimalDigits(text)?.text() ?? text
  }

  /// The most places behind the point that formats write.
  private static let mostPlaces = 15

  /// Returns the number rounded half away from zero to `digits` (0…15) decimal places, by the digits that it is written
  /// with: 1.005 is 1.01.
  package static func fixed(_ value: Double, digits: Int) -> String {
    fixed(WrittenNumber(value), digits: digits)
  }

  static func fixed(_ number: WrittenNumber, digits: Int) -> String {
    guard let decimal = number.digits else { return number.text }
    return decimal.fixed(places: min(max(digits, 0), mostPlaces))
  }
}
