extension Text {
  /// The characters it shows under an environment, without their attributes.
  nonisolated func plainText(in environment: EnvironmentValues = EnvironmentValues()) -> String {
    var composer = TextComposer(environment)
    compose(into: &composer, TextAttributes())
    return composer.leaf.runs.map(\.text).joined()
  }
}

/// Words of a widget's declaration, which the reader's language and the extension's tables decide.
struct DeclaredWords: Sendable {
  private let text: Handed<Text>

  init(_ text: Text) { self.text = Handed(value: text) }

  /// The words in the development language, without tables.
  var plain: String { text.value.plainText() }

  func shown(in configuration: RenderConfiguration, _ strings: StringTable) -> String {
    var environment = RootEnvironment.values(configuration)
    environment.strings = strings
    // The scene that shows the words changes them once.
    environment.host.pseudoLocale = nil
    return text.value.plainText(in: environment)
  }
}

extension WidgetDescription {
  /// The name for people in a picture's language; nil where the widget names none.
  package func displayName(in configuration: RenderConfiguration) -> String? {
    declaredName?.shown(in: configuration, strings) ?? displayName
  }

  /// The explanation in a picture's language; nil where the widget gives none.
  package func details(in configuration: RenderConfiguration) -> String? {
    declaredDetails?.shown(in: configuration, strings) ?? details
  }
}
