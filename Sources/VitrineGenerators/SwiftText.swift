/// Words of Swift sources made of names and texts that anyone may have written.
enum SwiftText {
  /// Returns a string literal whose value is the text.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where isControl(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Whether the text is a name that stands in backquotes: a letter or underscore, then letters, digits, underscores.
  static func isName(_ text: String) -> Bool {
    guard text.utf8.count <= longestName, let first = text.unicodeScalars.first,
      first == "_" || first.properties.isXIDStart
    else { return false }
    return text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  }

  /// Returns the text without line breaks and other control characters, for messages.
  static func line(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.prefix(longestLine).map { isControl($0) ? "\u{FFFD}" : $0 }))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }

  /// The longest name in bytes, many times as long as any that people write.
  private static let longestName = 256
  /// The longest message in characters.
  private static let longestLine = 2000
}
