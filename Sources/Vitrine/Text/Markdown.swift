extension TextComposer {
  /// Adds a literal with its inline Markdown applied.
  mutating func addMarkdown(_ string: String, _ attributes: TextAttributes) {
    add(string, attributes)
  }
}
