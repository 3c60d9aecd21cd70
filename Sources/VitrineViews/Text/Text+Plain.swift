package import VitrineGraphics

extension Text {
  /// The characters of the text in an environment, without attributes.
  package nonisolated func plainText(in environment: EnvironmentValues = EnvironmentValues())
    -> String
  {
    var notes: [Diagnostic] = []
    return plainText(in: environment, &notes)
  }

  /// The characters of the text in an environment; adds a diagnostic for each string that is not there in its language.
  package nonisolated func plainText(
    in environment: EnvironmentValues, _ notes: inout [Diagnostic]
  ) -> String {
    var composer = TextComposer(environment)
    compose(into: &composer, TextAttributes())
    notes += composer.notes
    return composer.leaf.runs.map(\.text).joined()
  }
}
