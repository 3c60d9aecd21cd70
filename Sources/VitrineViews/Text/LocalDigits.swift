package import Foundation

/// The digits of a locale.
package nonisolated enum LocalDigits {
  /// The text with its ASCII digits in the locale's number system: `9:41` is `٩:٤١` in Egypt.
  package static func text(_ text: String, _ environment: EnvironmentValues) -> String {
    // Opening the platform's locale data takes milliseconds, and English does not need it.
    if environment.host.localeIdentifier.hasPrefix("en") { return text }
    return Self.text(text, environment.locale)
  }

  package static func text(_ text: String, _ locale: Locale) -> String {
    if locale.identifier.hasPrefix("en") { return text }
    let zero = IntegerFormatStyle<Int>(locale: locale).format(0).unicodeScalars.first?.value ?? 48
    guard zero != 48 else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      let digit = (48...57).contains(scalar.value) ? zero + scalar.value - 48 : scalar.value
      result.unicodeScalars.append(Unicode.Scalar(digit) ?? scalar)
    }
    return result
  }
}
