extension ForeignText {
  /// Text inside a line of Markdown, such as a cell of a table or a heading, that means nothing else.
  package static func markdown(_ text: String) -> String {
    var out = ""
    // Scalars, because characters take marks in.
    var tail: [Unicode.Scalar] = []
    for scalar in line(text).unicodeScalars {
      defer { tail = tail.suffix(2) + [scalar] }
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "&", "~", "!", "$": out += "\\\(scalar)"
      // Mentions, issues and links are found after escapes are gone; a comment parts them.
      case "#", "@": out += "\(scalar)<!-- -->"
      case "/" where tail.last == ":": out += "<!-- -->/"
      case "." where tail.count == 3 && tail.allSatisfy { $0 == "w" || $0 == "W" }:
        out += "<!-- -->."
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  /// A block of code in Markdown, with fences longer than any row of backticks in it.
  package static func markdownBlock(_ text: String, language: String) -> [String] {
    let runs = text.unicodeScalars.split { $0 != "`" }.map(\.count)
    let fence = String(repeating: "`", count: max(3, (runs.max() ?? 0) + 1))
    return [fence + language, page(text), fence]
  }

  /// Text as content of XML and HTML, or as an attribute between double quotes. Line breaks and tabs stay, as references.
  package static func xml(_ text: String) -> String {
    var out = ""
    for scalar in page(text).unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "\n": out += "&#10;"
      case "\t": out += "&#9;"
      // XML 1.0 has no such characters, not even as references.
      case "\u{fffe}", "\u{ffff}": out += spelt(scalar)
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
