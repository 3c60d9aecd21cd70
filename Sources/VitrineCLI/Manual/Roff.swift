/// The language of manual pages, as far as ours need it. What it writes is ASCII, which every formatter reads.
enum Roff {
  /// Returns text that is printed as it stands. Hyphens are those of flags, so that they can be copied.
  static func text(_ text: some StringProtocol) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "\n": result += "\n"
      case _ where character.isASCII: result.unicodeScalars.append(character)
      default: result += "\\[u\(code(character))]"
      }
    }
    return lines(of: result).map(protected).joined(separator: "\n")
  }

  /// Returns text in bold.
  static func bold(_ text: String) -> String { "\\fB\(self.text(text))\\fR" }

  /// Returns the name of a value that the reader puts in.
  static func value(_ text: String) -> String { "\\fI\(self.text(text))\\fR" }

  /// Returns lines that are printed as they stand, with their line breaks.
  static func preformatted(_ text: String) -> [String] {
    let end = text.lastIndex { $0 != "\n" }.map { text[...$0] } ?? ""
    return [".nf"] + lines(of: Self.text(end)) + [".fi"]
  }

  /// Returns paragraphs; blank lines stand between them.
  static func paragraphs(_ text: String) -> [String] {
    lines(of: Self.text(text)).map { $0.isEmpty ? ".PP" : $0 }
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// A line that begins with a dot would be a request, and a blank at its beginning breaks the paragraph.
  private static func protected(_ line: String) -> String {
    line.hasPrefix(".") ? "\\&" + line : line
  }

  /// The code of a character in four digits or more, as the language wants it.
  private static func code(_ character: Unicode.Scalar) -> String {
    let digits = String(character.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
