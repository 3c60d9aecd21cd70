import Foundation

/// Numbers as text. English forms are written without the locale's data.
nonisolated enum NumberText {
  static func integer<T: BinaryInteger>(_ value: T, _ environment: EnvironmentValues) -> String {
    guard environment.host.localeIdentifier.hasPrefix("en") else {
      return IntegerFormatStyle<T>(locale: environment.locale).format(value)
    }
    let digits = String(value.magnitude)
    var groups: [Substring] = []
    var rest = digits[...]
    while rest.count > 3 {
      groups.insert(rest.suffix(3), at: 0)
      rest = rest.dropLast(3)
    }
    groups.insert(rest, at: 0)
    return (value < 0 ? "-" : "") + groups.joined(separator: ",")
  }

  static func decimal(_ value: Double, _ environment: EnvironmentValues) -> String {
    String(format: "%lf", locale: environment.locale, value)
  }
}
