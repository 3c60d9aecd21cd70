extension Text {
  /// The characters it shows, without their attributes.
  var plainText: String {
    var composer = TextComposer(EnvironmentValues())
    compose(into: &composer, TextAttributes())
    return composer.leaf.runs.map(\.text).joined()
  }
}

extension LocalizedStringKey {
  /// The text with its values, without attributes.
  var plainText: String { Text(self).plainText }
}
