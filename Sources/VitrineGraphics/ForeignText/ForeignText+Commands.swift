extension ForeignText {
  /// What a workflow command of GitHub Actions says, behind its second `::`; line breaks stay.
  package static func workflowData(_ text: String) -> String {
    replacing(page(text)) { $0 == "%" ? "%25" : $0 == "\n" ? "%0A" : nil }
  }

  /// The value of a property of such a command.
  package static func workflowProperty(_ text: String) -> String {
    replacing(workflowData(line(text))) { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : nil }
  }

  /// A word of a command line, as a shell reads it.
  package static func shellWord(_ word: String) -> String {
    if word.unicodeScalars.contains(where: isControl) { return numberedWord(word) }
    let isPlain = !word.isEmpty && word.utf8.allSatisfy(isPlain)
    return isPlain ? word : "'" + replacing(word) { $0 == "'" ? "'\\''" : nil } + "'"
  }

  /// `"$(printf '…')"`, which takes bytes by their numbers in every shell; it loses line breaks at the end,
  /// where `$'…'` of bash and zsh has to do.
  private static func numberedWord(_ word: String) -> String {
    let endsWithBreak = word.unicodeScalars.last == "\n"
    let body = replacing(word) { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "'": endsWithBreak ? "\\'" : "'\\''"
      case "%": endsWithBreak ? nil : "%%"
      case _ where isControl(scalar): String(scalar).utf8.map(octal).joined()
      default: nil
      }
    }
    // Behind two dashes no format is a flag.
    return endsWithBreak ? "$'\(body)'" : "\"$(printf -- '\(body)')\""
  }

  /// Three digits always: a shorter number would go on into digits that follow.
  private static func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  /// A literal of Swift: it reads back as the same text.
  package static func swiftLiteral(_ text: String) -> String {
    var last: Unicode.Scalar = " "
    return replacing(text.debugDescription) { scalar in
      defer { last = scalar }
      guard isControl(scalar) || (scalar == "#" && last == "#") else { return nil }
      return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}
