/// A name cut into its words, which capitals and underscores begin.
package struct NameWords: Hashable, Sendable {
  /// In lower case.
  package var list: [String] = []

  /// The longest name that is cut.
  private static let longest = 100

  package init(_ name: String) {
    var word = ""
    let letters = Array(name.prefix(Self.longest))
    for (index, letter) in letters.enumerated() {
      let next = index + 1 < letters.count ? letters[index + 1] : nil
      let begins =
        letter.isUppercase && (word.last?.isUppercase == false || next?.isLowercase == true)
      if letter == "_" || begins, !word.isEmpty {
        list.append(word.lowercased())
        word = ""
      }
      if letter != "_" { word.append(letter) }
    }
    if !word.isEmpty { list.append(word.lowercased()) }
  }

  /// The words as a line of text: `City name`.
  package var sentence: String {
    let text = list.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// The words as the name of a type: `CityName`.
  package var typeName: String { list.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() }
}

extension String {
  /// The text as a literal of Swift.
  package var quoted: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// The name as it stands in a declaration.
  package var declared: String { Self.keywords.contains(self) ? "`\(self)`" : self }

  private static let keywords: Set<String> = [
    "default", "class", "struct", "enum", "protocol", "in", "is", "as", "for", "if", "else",
    "switch", "case", "return", "self", "Self", "init", "repeat", "where", "public", "private",
    "internal", "static", "true", "false", "nil", "import", "let", "var", "func", "extension",
    "operator", "continue", "break", "guard", "while", "do", "try", "catch", "throw", "throws",
    "inout", "subscript", "typealias", "associatedtype", "super", "defer", "any", "Any",
    "fileprivate",
  ]
}
