import VitrineViews

/// Texts of a widget's declaration, localized by the user's language and the extension's tables.
struct DeclaredWords: Sendable {
  private let text: UncheckedTransfer<Text>

  init(_ text: Text) { self.text = UncheckedTransfer(value: text) }

  /// The text in the development language, without tables.
  var plain: String { text.value.plainText() }

  func shown(in configuration: RenderConfiguration, _ strings: StringTable) -> String {
    var environment = RootEnvironment.values(configuration)
    environment.strings = strings
    // The pseudo-locale is applied once, by the scene that shows the text.
    environment.host.pseudoLocale = nil
    return text.value.plainText(in: environment)
  }
}

extension WidgetDescription {
  /// The display name in a picture's language; nil if the widget has none.
  package func displayName(in configuration: RenderConfiguration) -> String? {
    declaredName?.shown(in: configuration, strings) ?? displayName
  }

  /// The description in a picture's language; nil if the widget has none.
  package func details(in configuration: RenderConfiguration) -> String? {
    declaredDetails?.shown(in: configuration, strings) ?? details
  }
}
