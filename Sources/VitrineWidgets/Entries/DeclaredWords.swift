import VitrineGraphics
package import VitrineViews

/// Texts of a widget's declaration, localized by the user's language and the extension's tables.
struct DeclaredWords: Sendable {
  private let text: UncheckedTransfer<Text>
  /// Evaluates the declaration again: its code may look the text up itself (`String(localized:)`), which tells what it
  /// is in the language that is drawn. Nil for a text that is known.
  var again: (@Sendable () -> DeclaredWords?)?

  init(_ text: Text) { self.text = UncheckedTransfer(value: text) }

  /// The text in the development language, without tables.
  var plain: String { text.value.plainText() }

  func shown(in configuration: RenderConfiguration, _ strings: StringTable) -> String {
    var environment = RootEnvironment.values(configuration)
    environment.strings = strings
    // The pseudo-locale is applied once, by the scene that shows the text.
    environment.host.pseudoLocale = nil
    let (shown, diagnostics) = AuthorCode.run(configuration) {
      Surroundings.current?.use(strings)
      var notes: [Diagnostic] = []
      let text = again?()?.text ?? text
      let shown = text.value.plainText(in: environment, &notes)
      for note in notes { Surroundings.current?.note(note) }
      return shown
    }
    // Who draws the text tells of it.
    for diagnostic in diagnostics { Surroundings.current?.note(diagnostic) }
    return shown
  }
}

extension WidgetDescription {
  /// Has the name and the description looked up in tables, by what they are in the language of development.
  package mutating func translateNames(by strings: StringTable) {
    self.strings = strings
    declaredName = displayName.map { DeclaredWords(Text(LocalizedStringResource(verbatim: $0))) }
    declaredDetails = details.map { DeclaredWords(Text(LocalizedStringResource(verbatim: $0))) }
  }

  /// The widget with the texts beside its views in a picture's language.
  func translated(for configuration: RenderConfiguration) -> WidgetDescription {
    var copy = self
    for index in companions.indices {
      copy.companions[index].widget = companions[index].widget.translated(for: configuration)
    }
    guard let translate else { return copy }
    let words = { (text: String) in translate(text, configuration) ?? text }
    copy.parameters = parameters.map { parameter in
      guard case .text(let value) = parameter.value else {
        return WidgetParameter(title: words(parameter.title), value: parameter.value)
      }
      return WidgetParameter(title: words(parameter.title), value: .text(value.map(words)))
    }
    guard let today else { return copy }
    copy.today?.title.text = words(today.title.text)
    copy.today?.quickActions = today.quickActions.map {
      TodayQuickAction(
        title: words($0.title), subtitle: $0.subtitle.map(words), symbol: $0.symbol)
    }
    return copy
  }

  /// The display name in a picture's language; nil if the widget has none.
  package func displayName(in configuration: RenderConfiguration) -> String? {
    declaredName?.shown(in: configuration, strings) ?? displayName
  }

  /// The description in a picture's language; nil if the widget has none.
  package func details(in configuration: RenderConfiguration) -> String? {
    declaredDetails?.shown(in: configuration, strings) ?? details
  }
}
