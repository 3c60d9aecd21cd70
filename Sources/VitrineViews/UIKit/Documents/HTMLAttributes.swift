/// The attributes of a tag of HTML.
nonisolated struct HTMLAttributes {
  private var values: [String: String] = [:]

  /// Reads what stands between a tag's name and its end: `a=1 b="2" c='3' d`.
  init(_ text: Substring) {
    var rest = text
    while let start = rest.firstIndex(where: { !$0.isWhitespace && $0 != "/" && $0 != ">" }) {
      rest = rest[start...]
      let name = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != "/" && $0 != ">" }
      rest = rest.dropFirst(max(1, name.count)).drop(while: \.isWhitespace)
      guard rest.first == "=", !name.isEmpty else { continue }
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      let value: Substring
      if let quote = rest.first, quote == "\"" || quote == "'" {
        value = rest.dropFirst().prefix { $0 != quote }
        rest = rest.dropFirst(value.count + 2)
      } else {
        value = rest.prefix { !$0.isWhitespace && $0 != ">" }
        rest = rest.dropFirst(value.count)
      }
      let key = name.lowercased()
      if values[key] == nil { values[key] = String(value) }
    }
  }

  subscript(_ name: String) -> String? { values[name] }
}
