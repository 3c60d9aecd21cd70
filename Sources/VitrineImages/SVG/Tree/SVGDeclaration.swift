/// A property and its value in a style sheet or a `style` attribute.
struct SVGDeclaration {
  /// In small letters, unless it is a variable.
  var name: String
  var value: String
  var isImportant = false

  /// The longest value in bytes, as it is read again for each use of an element.
  static let longestValue = 4096

  /// The declarations of a block, without those that are no name and value.
  static func list(_ text: Substring) -> [SVGDeclaration] {
    var reader = CSSReader(text)
    var found: [SVGDeclaration] = []
    while !reader.isAtEnd {
      reader.skipSpace()
      let start = reader.at
      if let name = reader.name() {
        reader.skipSpace()
        if reader.take(":") {
          let from = reader.at
          reader.skip(until: [";"])
          found.append(SVGDeclaration(name, reader.text(from: from, to: reader.at)))
        }
      }
      if reader.at == start || !reader.isAtEnd { reader.skip(until: [";"]) }
      reader.advance()
    }
    return found
  }

  /// Values share their memory where they are copied to elements.
  init(_ name: String, _ text: String) {
    self.name = name.hasPrefix("--") ? name : name.lowercased()
    var value = Self.withoutComments(text)[...].trimmed
    if let mark = value.lastIndex(of: "!"),
      value[value.index(after: mark)...].trimmed.lowercased() == "important"
    {
      value = value[..<mark].trimmed
      isImportant = true
    }
    self.value = String(value)
  }

  /// The text with white space in place of comments.
  static func withoutComments(_ text: String) -> String {
    guard text.contains("/*") else { return text }
    var (result, rest) = ("", text[...])
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound] + " "
      let inner = rest[start.upperBound...]
      rest = inner.firstRange(of: "*/").map { inner[$0.upperBound...] } ?? ""
    }
    return result + rest
  }
}
