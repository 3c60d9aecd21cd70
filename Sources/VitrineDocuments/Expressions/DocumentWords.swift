import Synchronization
import Vitrine
import VitrineGraphics

/// The texts of a document in the language of one picture.
struct DocumentWords: Sendable {
  private let strings: DocumentStrings
  private let locale: String
  private let device: Device.Kind
  /// The document, for diagnostics.
  private let document: String
  private let missing = MissingTexts()

  init(_ strings: DocumentStrings, locale: String, device: Device.Kind, document: String) {
    self.strings = strings
    self.locale = locale
    self.device = device
    self.document = document
  }

  /// Returns a text without values.
  func text(_ text: String) -> String {
    let match = strings.find([text, DocumentStrings.escaped(text)], locale: locale)
    note(text, isSource: match?.isSource ?? true)
    return strings.constant(text, locale: locale, device: device) ?? text
  }

  /// Returns a template's text with its values; nil if the tables have none, so that the template itself is drawn.
  func text(
    of template: TextTemplate, _ key: String, in scope: Scope, _ format: FormatContext
  ) throws(ExpressionError) -> String? {
    let values = try template.values(in: scope, format)
    let keys = [key] + template.patterns(values)
    let match = strings.find(keys, locale: locale)
    if template.hasWords { note(key, isSource: match?.isSource ?? true) }
    guard let match,
      let pattern = match.entry.form.pattern(numbers: values.map(\.number?.value), device: device)
    else { return nil }
    if match.entry.isTemplate, let found = strings.templates[pattern] {
      return try found.text(in: scope, format)
    }
    let text = DocumentStrings.text(of: pattern, values.map(\.text))
    try scope.meter?.make(text.utf8.count)
    return text
  }

  /// Notes that a text is not in the picture's language.
  private func note(_ text: String, isSource: Bool) {
    guard isSource, !strings.isSource(locale), !strings.keptTexts.contains(text) else { return }
    missing.add(diagnostic(text))
  }

  private func diagnostic(_ text: String) -> Diagnostic {
    let isKnown = strings.covers(locale)
    let message =
      isKnown
      ? "'\(DocumentError.shortened(text))' has no text in '\(locale)'; it is drawn in "
        + "'\(strings.sourceLanguage)'"
      : "there are no texts in '\(locale)'; those in '\(strings.sourceLanguage)' are drawn"
    let error = DocumentError(
      file: strings.file ?? document, path: DocumentPath.root.key("strings"), message: message)
    return Diagnostic(
      severity: isKnown ? .warning : .note, code: isKnown ? "missing-text" : "missing-language",
      message: "\(error)", path: "")
  }

  /// Returns the diagnostics of texts that have been found missing since the last call.
  func takeDiagnostics() -> [Diagnostic] { missing.take() }
}

/// The diagnostics that wait for the node whose text was looked up.
private final class MissingTexts: Sendable {
  private let state = Mutex((seen: Set<Diagnostic>(), waiting: [Diagnostic]()))

  /// The largest number of texts named for one picture; someone who has to translate more opens the table.
  private static let most = 100

  func add(_ diagnostic: Diagnostic) {
    state.withLock { state in
      guard state.seen.count < Self.most, state.seen.insert(diagnostic).inserted else { return }
      state.waiting.append(diagnostic)
    }
  }

  func take() -> [Diagnostic] {
    state.withLock { state in
      defer { state.waiting.removeAll() }
      return state.waiting
    }
  }
}

extension TextTemplate {
  /// A value of a text, as it is written there.
  struct Filled {
    var text: String
    /// The value itself, which plural forms follow; nil if it is no number.
    var number: WrittenNumber?
    /// Whether the value is written as it is, so that string tables name its type.
    var isPlain: Bool
  }

  /// Returns the values of the text in order.
  func values(in scope: Scope, _ context: FormatContext) throws(ExpressionError) -> [Filled] {
    var values: [Filled] = []
    for piece in pieces {
      guard case .value(let expression, let formats) = piece else { continue }
      var single = self
      single.key = nil
      single.pieces = [piece]
      let text = try single.text(in: scope, context)
      let value = try expression.evaluate(in: scope)
      let number: WrittenNumber? = if case .number(let number) = value { number } else { nil }
      values.append(Filled(text: text, number: number, isPlain: formats.isEmpty))
    }
    return values
  }

  /// Returns the keys under which a string catalogue may have the text: with `%lld` for whole numbers, `%lf` for those
  /// that are declared with a fraction, and `%@` for all else, as SwiftUI names a text with values; then with one of
  /// these for every number, and with `%@` for every value.
  func patterns(_ values: [Filled]) -> [String] {
    func keys(_ specifier: (WrittenNumber) -> String) -> String {
      pattern(values.map { $0.isPlain ? $0.number.map(specifier) ?? "%@" : "%@" })
    }
    let all = [
      keys { $0.isDecimal ? "%lf" : "%lld" }, keys { _ in "%lf" }, keys { _ in "%lld" },
      keys { _ in "%@" },
    ]
    var seen: Set<String> = []
    return all.filter { seen.insert($0).inserted }
  }

  private func pattern(_ specifiers: [String]) -> String {
    var rest = specifiers[...]
    return pieces.map { piece in
      switch piece {
      case .literal(let text): DocumentStrings.escaped(text)
      case .value: rest.popFirst() ?? ""
      }
    }.joined()
  }

  /// Whether there are words to translate; a text of values and signs is the same in all languages.
  var hasWords: Bool {
    pieces.contains { piece in
      guard case .literal(let text) = piece else { return false }
      return text.contains(where: \.isLetter)
    }
  }
}
