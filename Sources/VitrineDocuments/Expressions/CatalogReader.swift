import Vitrine

/// Reads a string catalogue as Xcode writes it, and says where it is wrong.
///
/// Members that do not change a text, such as comments and states, are left alone: Xcode adds some with every version.
package struct CatalogReader {
  private let file: String
  private var strings = DocumentStrings()

  /// Returns the texts of a catalogue, whose size and depth a document's limits bound.
  static func read(
    _ path: String, limits: DocumentLimits
  ) throws(DocumentError) -> DocumentStrings {
    let bytes = try DocumentFile.read(path, limit: limits.fileSize)
    return try parse(bytes, file: path, limits: limits)
  }

  /// Returns the texts of a catalogue's bytes.
  package static func parse(
    _ bytes: [UInt8], file: String, limits: DocumentLimits
  ) throws(DocumentError) -> DocumentStrings {
    let root = try JSONParser.parse(bytes, file: file, limits: limits)
    var reader = CatalogReader(file: file)
    try reader.read(root)
    return reader.strings
  }

  private init(file: String) {
    self.file = file
    strings.file = file
  }

  private mutating func read(_ root: LocatedValue) throws(DocumentError) {
    let object = try object(root, .root)
    let path = DocumentPath.root.key("sourceLanguage")
    guard let source = object["sourceLanguage"] else {
      throw error("missing key 'sourceLanguage', the language of the keys", root, .root)
    }
    strings.sourceLanguage = try text(source, path)
    try StringsReader.checkLanguage(strings.sourceLanguage, file, source.position, path)
    guard let entries = object["strings"] else {
      throw error("missing key 'strings': the texts by key", root, .root)
    }
    let place = DocumentPath.root.key("strings")
    for member in try self.object(entries, place).members {
      try read(member, place.key(member.key))
    }
  }

  private mutating func read(
    _ entry: LocatedObject.Member, _ path: DocumentPath
  ) throws(DocumentError) {
    let object = try object(entry.value, path)
    if object["shouldTranslate"]?.bool == false { strings.keptTexts.insert(entry.key) }
    guard let languages = object["localizations"] else { return }
    let path = path.key("localizations")
    for language in try self.object(languages, path).members {
      try StringsReader.checkLanguage(language.key, file, language.keyPosition, path)
      let place = path.key(language.key)
      let tree = try self.object(language.value, place)
      guard let variant = try variant(tree, language.value, place, depth: 0) else { continue }
      let parts = try parts(tree["substitutions"], place.key("substitutions"))
      let isTemplate = parts.isEmpty && Self.isTemplate(entry.key)
      if isTemplate {
        let member = LocatedObject.Member(
          key: entry.key, keyPosition: entry.keyPosition, value: language.value)
        try strings.addTemplates(of: variant, key: member, file: file, place)
      }
      strings.entries[LanguageChain.tag(language.key), default: [:]][entry.key] =
        DocumentStrings.Entry(
          form: LocalizedForm(variant, language: language.key, parts: parts), isTemplate: isTemplate
        )
    }
  }

  /// Whether a key holds values as a document writes them.
  private static func isTemplate(_ key: String) -> Bool {
    guard let template = try? TextTemplate(parsing: key) else { return false }
    return template.constant == nil
  }

  /// Reads a text or its variations; nil for one that nobody has translated yet.
  private func variant(
    _ tree: LocatedObject, _ value: LocatedValue, _ path: DocumentPath, depth: Int
  ) throws(DocumentError) -> LocalizedForm.Variant? {
    if let unit = tree["stringUnit"] {
      let path = path.key("stringUnit")
      let parts = try object(unit, path)
      guard let written = parts["value"] else { throw error("missing key 'value'", unit, path) }
      let text = try text(written, path.key("value"))
      return text.isEmpty && parts["state"]?.string == "new" ? nil : .text(text)
    }
    guard let variations = tree["variations"] else {
      // A set of phrases for Siri is no text of a view.
      if tree["stringSet"] != nil { return nil }
      throw error("missing key 'stringUnit' or 'variations'", value, path)
    }
    guard depth < LocalizedForm.deepestVariants else {
      throw error(
        "variations are nested more than \(LocalizedForm.deepestVariants) deep", value, path)
    }
    let path = path.key("variations")
    let kinds = try object(variations, path)
    if let devices = kinds["device"] {
      let place = path.key("device")
      return .device(try variants(devices, LocalizedForm.deviceNames, place, depth))
    }
    guard let plurals = kinds["plural"] else {
      throw error("expected 'plural' or 'device'", variations, path)
    }
    let names = PluralCategory.allCases.map(\.rawValue)
    let place = path.key("plural")
    return LocalizedForm.Variant(plural: try variants(plurals, names, place, depth))
  }

  private func variants(
    _ value: LocatedValue, _ names: [String], _ path: DocumentPath, _ depth: Int
  ) throws(DocumentError) -> [String: LocalizedForm.Variant] {
    var forms: [String: LocalizedForm.Variant] = [:]
    for member in try object(value, path).members {
      guard names.contains(member.key) else {
        throw DocumentError(
          file: file, position: member.keyPosition, path: path,
          message: "unknown variation '\(DocumentError.shortened(member.key))'"
            + NearestName.hint(for: member.key, among: names))
      }
      let place = path.key(member.key)
      let tree = try object(member.value, place)
      forms[member.key] = try variant(tree, member.value, place, depth: depth + 1)
    }
    return forms
  }

  private func parts(
    _ value: LocatedValue?, _ path: DocumentPath
  ) throws(DocumentError) -> [String: LocalizedForm.Part] {
    guard let value else { return [:] }
    var parts: [String: LocalizedForm.Part] = [:]
    for member in try object(value, path).members {
      let place = path.key(member.key)
      let tree = try object(member.value, place)
      guard let variant = try variant(tree, member.value, place, depth: 0) else { continue }
      let position = tree["argNum"]?.number
      parts[member.key] = LocalizedForm.Part(
        // Counted from 1; any other number names none.
        argument: position.flatMap { Int(exactly: $0) }.flatMap { $0 >= 1 ? $0 - 1 : nil },
        specifier: tree["formatSpecifier"]?.string ?? "lld", variant: variant)
    }
    return parts
  }

  private func object(
    _ value: LocatedValue, _ path: DocumentPath
  ) throws(DocumentError) -> LocatedObject {
    guard let object = value.object else {
      throw error("expected an object, found \(value.kindDescription)", value, path)
    }
    return object
  }

  private func text(_ value: LocatedValue, _ path: DocumentPath) throws(DocumentError) -> String {
    guard let text = value.string else {
      throw error("expected a text, found \(value.kindDescription)", value, path)
    }
    return text
  }

  private func error(
    _ message: String, _ value: LocatedValue, _ path: DocumentPath
  ) -> DocumentError {
    DocumentError(file: file, position: value.position, path: path, message: message)
  }
}
