import Vitrine

/// The texts of a document in other languages.
package struct DocumentStrings: Sendable {
  /// A text in one language.
  struct Entry: Sendable {
    var form: LocalizedForm
    /// Whether values stand in the text as `{…}`, as in the document; else as `%@` and the like.
    var isTemplate: Bool
  }

  /// The language of the document's own texts.
  var sourceLanguage = DocumentStrings.standardSource
  /// The texts by language, as tags of `LanguageChain`, then by the document's own text.
  var entries: [String: [String: Entry]] = [:]
  /// Texts that no language translates, such as names.
  var keptTexts: Set<String> = []
  /// The parsed texts with values.
  var templates: [String: TextTemplate] = [:]
  /// The file that holds the texts; nil if the document does.
  var file: String?

  /// The language of a document that does not say it.
  static let standardSource = "en"

  /// A text that was found.
  struct Match {
    var entry: Entry
    /// Whether the locale's own language lacks it, so that it is in the document's.
    var isSource: Bool
  }

  /// Returns the text in the closest language of a locale, else in the document's; nil if neither table has it.
  ///
  /// - Parameter keys: the ways in which tables may name the text, the most exact first.
  func find(_ keys: [String], locale: String) -> Match? {
    for language in LanguageChain.tags(locale) {
      if let entry = entry(keys, language) { return Match(entry: entry, isSource: false) }
    }
    let source = LanguageChain.tag(sourceLanguage)
    return entry(keys, source).map { Match(entry: $0, isSource: true) }
  }

  private func entry(_ keys: [String], _ language: String) -> Entry? {
    guard let table = entries[language] else { return nil }
    return keys.lazy.compactMap { table[$0] }.first
  }

  /// Whether a locale speaks the document's own language.
  func isSource(_ locale: String) -> Bool {
    !Set(LanguageChain.tags(locale)).isDisjoint(with: LanguageChain.tags(sourceLanguage))
  }

  /// Whether there are texts for a locale's language.
  func covers(_ locale: String) -> Bool {
    LanguageChain.tags(locale).contains { entries[$0] != nil }
  }

  /// Returns a text without values in a locale's language; nil if the tables lack it.
  func constant(_ text: String, locale: String, device: Device.Kind) -> String? {
    guard let match = find([text, Self.escaped(text)], locale: locale),
      let pattern = match.entry.form.pattern(numbers: [], device: device)
    else { return nil }
    if match.entry.isTemplate { return templates[pattern].map { $0.constant ?? text } ?? pattern }
    return Self.text(of: pattern, [])
  }

  /// Returns a text of a string catalogue with values. Without values, percent signs in it are text.
  static func text(of pattern: String, _ values: [String]) -> String {
    values.isEmpty
      ? pattern.replacing("%%", with: "%") : FormatPattern(pattern).filled(with: values)
  }

  /// A text as string catalogues have it, with doubled percent signs.
  static func escaped(_ text: String) -> String {
    text.utf8.contains(UInt8(ascii: "%")) ? text.replacing("%", with: "%%") : text
  }
}
