import Foundation

/// Numbers as text. English forms are written without the locale's data.
nonisolated enum NumberText {
  static func integer<T: BinaryInteger>(_ value: T, _ environment: EnvironmentValues) -> String {
    grouped(String(value), environment.locale)
  }

  /// Returns an integer in the locale's form.
  ///
  /// - Parameter digits: the integer in ASCII, after a hyphen if it is negative.
  static func grouped(_ digits: String, _ locale: Locale) -> String {
    guard locale.identifier.hasPrefix("en") else {
      if let number = Int64(digits) { return number.formatted(.number.locale(locale)) }
      return UInt64(digits)?.formatted(.number.locale(locale)) ?? digits
    }
    let isNegative = digits.hasPrefix("-")
    var groups: [Substring] = []
    var rest = isNegative ? digits.dropFirst() : digits[...]
    while rest.count > 3 {
      groups.insert(rest.suffix(3), at: 0)
      rest = rest.dropLast(3)
    }
    groups.insert(rest, at: 0)
    return (isNegative ? "-" : "") + groups.joined(separator: ",")
  }

  static func decimal(_ value: Double, _ environment: EnvironmentValues) -> String {
    String(format: "%lf", locale: environment.locale, value)
  }
}
