extension UntrustedText {
  /// Returns a JSON string with quotes. It decodes to the same text; control characters are written as
  /// numbers.
  package static func json(_ text: String) -> String {
    var out = "\""
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\t": out += "\\t"
      case "\r": out += "\\r"
      // Build servers look for `##[error]` inside lines as well.
      case "#" where last == "#": out += jsonNumber(scalar)
      case _ where isControl(scalar): out += jsonNumber(scalar)
      default: out.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return out + "\""
  }

  /// Returns a JSON string for a script element of HTML, which `<` could otherwise end.
  package static func scriptJSON(_ text: String) -> String {
    replacing(json(text)) { $0 == "<" ? jsonNumber($0) : nil }
  }

  /// Returns a scalar of the basic plane as a number: `\u003c`.
  private static func jsonNumber(_ scalar: Unicode.Scalar) -> String {
    let hex = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
  }
}
