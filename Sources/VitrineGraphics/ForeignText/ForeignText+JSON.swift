extension ForeignText {
  /// A JSON string with its quotes. It reads back as the same text, and what would steer is written by its
  /// number.
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
      // `##[error]` is looked for inside lines as well.
      case "#" where last == "#": out += jsonNumber(scalar)
      case _ where isControl(scalar): out += jsonNumber(scalar)
      default: out.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return out + "\""
  }

  /// The same for JSON inside a script element of HTML, which `<` could end.
  package static func scriptJSON(_ text: String) -> String {
    replacing(json(text)) { $0 == "<" ? jsonNumber($0) : nil }
  }

  /// A scalar of the first plane by its number: `\u003c`.
  private static func jsonNumber(_ scalar: Unicode.Scalar) -> String {
    let hex = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
  }
}
