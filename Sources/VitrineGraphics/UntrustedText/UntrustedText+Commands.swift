extension UntrustedText {
  /// Escapes the message of a workflow command of GitHub Actions, after its second `::`; line breaks are
  /// kept.
  package static func workflowData(_ text: String) -> String {
    replacing(page(text)) { $0 == "%" ? "%25" : $0 == "\n" ? "%0A" : nil }
  }

  /// Escapes the value of a property of such a command.
  package static func workflowProperty(_ text: String) -> String {
    replacing(workflowData(line(text))) { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : nil }
  }

  /// Quotes a word of a command line for a shell.
  package static func shellWord(_ word: String) -> String {
    if word.unicodeScalars.contains(where: isControl) { return numberedWord(word) }
    let isPlain = !word.isEmpty && word.utf8.allSatisfy(isPlain)
    return isPlain ? word : "'" + replacing(word) { $0 == "'" ? "'\\''" : nil } + "'"
  }

  /// Quotes a path as a word of a command line, which no program takes for a flag.
  package static func shellPath(_ path: String) -> String {
    shellWord(path.hasPrefix("-") ? "./" + path : path)
  }

  /// Writes `"$(printf '…')"`, which takes bytes by number in every shell; as it drops line breaks at the
  /// end, words ending in one use the `$'…'` of bash and zsh.
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
    // After `--` no format is taken for a flag.
    return endsWithBreak ? "$'\(body)'" : "\"$(printf -- '\(body)')\""
  }

  /// Returns three octal digits: a shorter number would continue into following digits.
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

  /// Returns a Swift literal that evaluates to the same text.
  package static func swiftLiteral(_ text: String) -> String {
    var last: Unicode.Scalar = " "
    return replacing(text.debugDescription) { scalar in
      defer { last = scalar }
      guard isControl(scalar) || (scalar == "#" && last == "#") else { return nil }
      return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}
