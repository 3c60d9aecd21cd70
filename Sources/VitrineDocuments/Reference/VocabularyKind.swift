/// The kinds of names that documents are written with.
package enum VocabularyKind: String, CaseIterable, Sendable {
  case view, shape, style, mark, modifier
  /// Modifiers of a chart's marks.
  case markModifier = "mark-modifier"

  /// Its name in sentences.
  package var title: String { rawValue.replacing("-", with: " ") }

  /// All names of the kind with what is known of them.
  package var entries: [VocabularyEntry] {
    VocabularyGroup.all.filter { $0.kind == self }.flatMap(\.entries)
  }

  /// Returns the kinds that have a name.
  package static func kinds(of name: String) -> [VocabularyKind] {
    allCases.filter { kind in kind.entries.contains { $0.name == name } }
  }
}
