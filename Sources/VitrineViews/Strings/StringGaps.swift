import VitrineGraphics

nonisolated extension LocalizedTables {
  /// Why a string is not drawn in the language of a locale: its file is damaged, the language lacks it, or there are no
  /// texts in the language at all, which is merely noted. Nil where it is drawn so, also because it has no words or is
  /// not to be translated.
  func gap(_ key: String, table: String?, locale: String) -> Diagnostic? {
    guard hasTexts else { return nil }
    let table = table ?? Self.standardTable
    let tags = LanguageChain.tags(locale)
    let source = sourceLanguage(of: table)
    let languages = tags + [source, Self.baseLanguage]
    if let problem = problem(of: table, languages) {
      return Diagnostic(severity: .warning, code: "damaged-strings", message: problem, path: "")
    }
    guard Set(tags).isDisjoint(with: LanguageChain.tags(source)), Self.hasWords(key),
      !isKept(key, table: table), !tags.contains(where: { isKnown(key, table: table, in: $0) })
    else { return nil }
    guard tags.contains(where: covers) else {
      return Diagnostic(
        severity: .note, code: "missing-language",
        message: "there are no texts in '\(locale)'; those in '\(source)' are drawn", path: "")
    }
    let name = key.count > Self.longestName ? key.prefix(Self.longestName) + "…" : key[...]
    return Diagnostic(
      severity: .warning, code: "missing-text",
      message:
        "'\(name)' has no text in '\(locale)' in the table '\(table)'; it is drawn in '\(source)'",
      path: "")
  }

  /// The most characters of a key in a message.
  private static let longestName = 60

  /// Whether a key has words besides the places of its values; signs are the same in all languages.
  private static func hasWords(_ key: String) -> Bool {
    FormatPattern(key).pieces.contains { piece in
      guard case .literal(let text) = piece else { return false }
      return text.contains(where: \.isLetter)
    }
  }
}
