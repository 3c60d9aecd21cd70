extension ForeignText {
  /// What a workflow command of GitHub Actions says, behind its second `::`; line breaks stay.
  package static func workflowData(_ text: String) -> String {
    page(text).replacing("%", with: "%25").replacing("\n", with: "%0A")
  }

  /// The value of a property of such a command.
  package static func workflowProperty(_ text: String) -> String {
    workflowData(line(text)).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  /// A word of a command line, as a shell reads it.
  package static func shellWord(_ word: String) -> String {
    if word.unicodeScalars.contains(where: isControl) { return ansiWord(word) }
    let isPlain = !word.isEmpty && word.utf8.allSatisfy(isPlain)
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }

  /// `$'…'` of bash and zsh, which takes bytes by their numbers.
  private static func ansiWord(_ word: String) -> String {
    let parts = word.unicodeScalars.map { scalar -> String in
      if scalar == "'" || scalar == "\\" { return "\\\(scalar)" }
      guard isControl(scalar) else { return String(scalar) }
      // Three octal digits always: a hexadecimal number would go on into digits that follow.
      return String(scalar).utf8.map { byte in
        let digits = String(byte, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }.joined()
    }
    return "$'" + parts.joined() + "'"
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
    var out = ""
    for scalar in text.debugDescription.unicodeScalars {
      if isControl(scalar) || (scalar == "#" && out.hasSuffix("#")) {
        out += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
