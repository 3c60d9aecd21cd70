/// The modules that sources import.
enum ImportScan {
  /// The largest source in bytes.
  static let mostBytes = 8 << 20

  /// Returns the names of modules in the order in which they are met.
  static func modules(of sources: [String]) -> [String] {
    var names: [String] = []
    var seen: Set<String> = []
    for path in sources {
      guard let text = try? ProjectFile.text(path, limit: mostBytes) else { continue }
      for name in modules(in: text) where seen.insert(name).inserted { names.append(name) }
    }
    return names
  }

  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor",
  ]
  private static let levels: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  /// Returns the names of the lines `import Name`, with attributes and levels before and members behind.
  static func modules(in text: String) -> [String] {
    text.split(whereSeparator: { $0 == "\n" || $0 == "\r\n" || $0 == ";" }).compactMap { line in
      guard line.contains("import ") else { return nil }
      var words = line.split(whereSeparator: \.isWhitespace)[...]
      while let word = words.first, word.hasPrefix("@") || levels.contains(word) {
        words = words.dropFirst()
      }
      guard words.first == "import" else { return nil }
      words = words.dropFirst()
      if let word = words.first, kinds.contains(word) { words = words.dropFirst() }
      let name = words.first?.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
      return name.flatMap { $0.isEmpty ? nil : String($0) }
    }
  }
}
