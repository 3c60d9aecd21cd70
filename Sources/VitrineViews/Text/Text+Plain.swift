extension Text {
  /// The characters of the text in an environment, without attributes.
  package nonisolated func plainText(in environment: EnvironmentValues = EnvironmentValues())
    -> String
  {
    var composer = TextComposer(environment)
    compose(into: &composer, TextAttributes())
    return composer.leaf.runs.map(\.text).joined()
  }
}
