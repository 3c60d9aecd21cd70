extension UntrustedText {
  /// Escapes text inside a line of Markdown, such as a table cell or a heading, so that nothing in it is
  /// markup.
  package static func markdown(_ text: String) -> String {
    var out = ""
    // Iterates over scalars, because characters include combining marks.
    var tail: [Unicode.Scalar] = []
    for scalar in line(text).unicodeScalars {
      defer { tail = tail.suffix(2) + [scalar] }
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "&", "~", "!", "$": out += "\\\(scalar)"
      // Mentions, issues and links are found after escapes are resolved; a comment separates them.
      case "#", "@": out += "\(scalar)<!-- -->"
      case "/" where tail.last == ":": out += "<!-- -->/"
      case "." where tail.count == 3 && tail.allSatisfy { $0 == "w" || $0 == "W" }:
        out += "<!-- -->."
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  /// Returns a code block in Markdown, with fences longer than any run of backticks in it.
  package static func markdownBlock(_ text: String, language: String) -> [String] {
    let runs = text.unicodeScalars.split { $0 != "`" }.map(\.count)
    let fence = String(repeating: "`", count: max(3, (runs.max() ?? 0) + 1))
    return [fence + language, page(text), fence]
  }

  /// Escapes text for XML and HTML, as content or in a double-quoted attribute. Line breaks and tabs become
  /// references.
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
      // XML 1.0 does not allow these characters, not even as references.
      case "\u{fffe}", "\u{ffff}": out += spelt(scalar)
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
