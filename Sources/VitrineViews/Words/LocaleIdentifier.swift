/// A locale identifier such as `de`, `pt-BR` or `zh-Hant_TW`, parsed and checked against the existing codes.
package struct LocaleIdentifier: Hashable, Sendable {
  package var language: String
  package var script: String?
  package var region: String?
  /// The identifier with each part in its usual case; separators are kept.
  package var text: String

  /// Parses an identifier.
  ///
  /// - Throws: an error that suggests the nearest valid name.
  package init(_ text: String) throws(UsageError) {
    var reader = LocaleReader(text)
    try reader.read()
    language = reader.language
    script = reader.script
    region = reader.region
    self.text = reader.text
  }

  /// The locale of pictures that ask for none.
  package static let standard = "en_US"

  /// Whether the text is a valid identifier. The default, which nearly all pictures use, is checked first.
  package static func isKnown(_ text: String) -> Bool {
    text == standard || (try? LocaleIdentifier(text)) != nil
  }
}

/// A parser of an identifier, part by part.
private struct LocaleReader {
  private let asked: String
  private var parts: ArraySlice<Substring>
  private var separators: ArraySlice<Character>
  private(set) var text = ""
  private(set) var language = ""
  private(set) var script: String?
  private(set) var region: String?

  /// The longest identifier in bytes.
  private static let longest = 64
  /// The number of letters of a wrong name that an error shows.
  private static let shownLetters = 40
  /// Codes that users commonly mistake, with the right ones.
  private static let mistakenRegions = ["UK": "GB"]

  init(_ text: String) {
    asked = text
    let isShort = text.utf8.count <= Self.longest
    parts =
      isShort
      ? text.split(omittingEmptySubsequences: false, whereSeparator: Self.separates)[...] : []
    separators = isShort ? Array(text.filter(Self.separates))[...] : []
  }

  private static func separates(_ character: Character) -> Bool {
    character == "_" || character == "-"
  }

  mutating func read() throws(UsageError) {
    guard let first = parts.first, !first.isEmpty else { throw error(nil, suggestion: nil) }
    // Regions reserved for users are valid with one language each.
    if let pseudo = PseudoLocale(identifier: Self.cased(parts)) {
      language = String(first.lowercased())
      text = pseudo.rawValue
      return
    }
    try readLanguage(first)
    if let part = parts.first, part.count == 4, part.first?.isLetter == true {
      try readScript(part)
    }
    if let part = parts.first, part.count == 2 || part.count == 3 { try readRegion(part) }
    while let part = parts.first, LocaleCodes.variants.contains(part.uppercased()) {
      take(part.uppercased())
    }
    try readExtension()
    if let part = parts.first { throw error("'\(part)' is no part of one", suggestion: text) }
  }

  private mutating func readLanguage(_ part: Substring) throws(UsageError) {
    let code = part.lowercased()
    guard LocaleCodes.languages.contains(code) else {
      let isCode = code.utf8.count <= 3
      let near =
        isCode
        ? NearestName.find(code, among: LocaleCodes.shortLanguages)
        : LanguageNames.code(named: code)
      let rest = asked.dropFirst(part.count)
      let whole = near.map { $0 + rest }
      let suggestion = whole.flatMap { LocaleIdentifier.isKnown($0) ? $0 : near }
      throw error(parts.count > 1 ? "'\(part)' is no language" : nil, suggestion: suggestion)
    }
    language = code
    take(code)
  }

  private mutating func readScript(_ part: Substring) throws(UsageError) {
    let code = part.prefix(1).uppercased() + part.dropFirst().lowercased()
    guard LocaleCodes.scripts.contains(code) else {
      let near = NearestName.find(code, among: LocaleCodes.scripts)
      throw error(
        "'\(part)' is no script", suggestion: near.map { text + separator + $0 } ?? text)
    }
    script = code
    take(code)
  }

  private mutating func readRegion(_ part: Substring) throws(UsageError) {
    let code = part.uppercased()
    guard LocaleCodes.regions.contains(code) else {
      // Of equally near regions the one named like the language is preferred: de most often goes with DE.
      let own = LocaleCodes.regions.filter { $0 == language.uppercased() }
      let near =
        Self.mistakenRegions[code] ?? NearestName.find(code, among: own + LocaleCodes.regions)
      throw error(
        "'\(part)' is no region", suggestion: near.map { text + separator + $0 } ?? text)
    }
    region = code
    take(code)
  }

  /// Reads `-u-` with keys and their values.
  private mutating func readExtension() throws(UsageError) {
    guard parts.first?.lowercased() == "u", parts.count > 2 else { return }
    let start = text
    take("u")
    while let key = parts.first {
      guard LocaleCodes.extensionKeys.contains(key.lowercased()), parts.count > 1 else {
        throw error("'\(key)' is no setting of one", suggestion: start)
      }
      take(String(key))
      while let value = parts.first, (3...8).contains(value.utf8.count),
        value.utf8.allSatisfy({ (97...122).contains($0 | 32) || (48...57).contains($0) })
      {
        take(String(value))
      }
    }
  }

  private var separator: String { separators.first.map(String.init) ?? "_" }

  /// Consumes the first part and appends it in its usual case.
  private mutating func take(_ part: String) {
    parts = parts.dropFirst()
    if !text.isEmpty {
      text += separator
      separators = separators.dropFirst()
    }
    text += part
  }

  /// Returns a language and a region in their usual case.
  private static func cased(_ parts: ArraySlice<Substring>) -> String {
    guard parts.count == 2, let language = parts.first, let region = parts.last else { return "" }
    return language.lowercased() + "_" + region.uppercased()
  }

  private func error(_ reason: String?, suggestion: String?) -> UsageError {
    let isLong = asked.count > Self.shownLetters
    let shown = isLong ? asked.prefix(Self.shownLetters) + "…" : asked[...]
    let head = "unknown locale '\(shown)'" + (reason.map { ": " + $0 } ?? "")
    guard let suggestion else {
      return UsageError(
        head + "; expected a language and perhaps a script and a region, e.g. de, pt_BR, zh-Hant_TW"
      )
    }
    return UsageError(head + "; did you mean '\(suggestion)'?")
  }
}
