/// The modules that a Swift source file imports.
///
/// An import is a line of attributes and access words, then `import`, perhaps a kind of declaration,
/// then the module's name. Lines of string literals are none.
func importedModules(_ source: String) -> [String] {
  var isText = false
  return source.split(whereSeparator: \.isNewline).compactMap { line in
    if line.contains("\"\"\"") { isText.toggle() }
    return isText ? nil : importedModule(line)
  }
}

private func importedModule(_ line: Substring) -> String? {
  let words = line.split { $0 == " " || $0 == "\t" }
  guard let at = words.firstIndex(of: "import"),
    words[..<at].allSatisfy({ $0.hasPrefix("@") || accessWords.contains($0) })
  else { return nil }
  let rest = words[(at + 1)...].drop { declarationKinds.contains($0) }
  return rest.first?.split(separator: ".").first.map(String.init)
}

private let accessWords: Set<Substring> = [
  "public", "package", "internal", "private", "fileprivate",
]

private let declarationKinds: Set<Substring> = [
  "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
]
