import Vitrine

/// Reads the texts of a document in other languages: its `strings`, or a string catalogue beside it.
struct StringsReader {
  let file: String
  let limits: DocumentLimits
  private var strings = DocumentStrings()

  init(file: String, limits: DocumentLimits) {
    self.file = file
    self.limits = limits
  }

  static let extensionOfCatalogs = "xcstrings"

  /// Returns the texts; nil for a document in one language.
  mutating func read(_ object: LocatedObject) throws(DocumentError) -> DocumentStrings? {
    let path = DocumentPath.root.key("strings")
    let value = object["strings"]
    if let value, !value.isNull {
      if let name = value.string { return try catalog(named: name, value, object) }
      guard let tables = value.object else {
        throw error(
          "expected texts by language, or the name of a string catalogue beside the document, found "
            + value.kindDescription, value, path)
      }
      if let language = try sourceLanguage(object) { strings.sourceLanguage = language }
      for member in tables.members { try read(member, path) }
      return strings
    }
    if let own = ownCatalog { return try catalog(at: own, object) }
    _ = try sourceLanguage(object)
    return nil
  }

  /// The string catalogue with the document's own name; nil if there is none.
  private var ownCatalog: String? {
    guard let dot = file.lastIndex(of: "."), DocumentFile.isNamed(file) else { return nil }
    let name = file[..<dot].split(separator: "/").last.map(String.init) ?? ""
    return try? DocumentFolder(of: file).file(named: name + "." + Self.extensionOfCatalogs)
  }

  private func catalog(
    named name: String, _ value: LocatedValue, _ object: LocatedObject
  ) throws(DocumentError) -> DocumentStrings {
    let path = DocumentPath.root.key("strings")
    guard name.hasSuffix("." + Self.extensionOfCatalogs) else {
      throw error(
        "expected texts by language, or the name of a file that ends in "
          + ".\(Self.extensionOfCatalogs), found \(value.kindDescription)", value, path)
    }
    let folder = DocumentFolder(of: file)
    let found: String
    do { found = try folder.file(named: name) } catch {
      throw self.error(
        "the string catalogue '\(DocumentError.shortened(name))' \(error.message)"
          + (error == .missing ? folder.hint(for: name) : ""), value, path)
    }
    return try catalog(at: found, object)
  }

  private func catalog(
    at path: String, _ object: LocatedObject
  ) throws(DocumentError) -> DocumentStrings {
    if let language = object["sourceLanguage"] {
      throw error(
        "the string catalogue says the language of the document's texts", language,
        DocumentPath.root.key("sourceLanguage"))
    }
    return try CatalogReader.read(path, limits: limits)
  }

  private func sourceLanguage(_ object: LocatedObject) throws(DocumentError) -> String? {
    guard let value = object["sourceLanguage"], !value.isNull else { return nil }
    let path = DocumentPath.root.key("sourceLanguage")
    guard let name = value.string else {
      throw error("expected a language such as en, found \(value.kindDescription)", value, path)
    }
    try Self.checkLanguage(name, file, value.position, path)
    return name
  }

  /// Throws for a language that does not exist.
  static func checkLanguage(
    _ name: String, _ file: String, _ position: SourcePosition, _ path: DocumentPath
  ) throws(DocumentError) {
    do { _ = try LocaleIdentifier(name) } catch {
      throw DocumentError(file: file, position: position, path: path, message: "\(error)")
    }
  }

  private mutating func read(
    _ member: LocatedObject.Member, _ path: DocumentPath
  ) throws(DocumentError) {
    try Self.checkLanguage(member.key, file, member.keyPosition, path)
    let path = path.key(member.key)
    guard let texts = member.value.object else {
      throw error(
        "expected texts by what the document says, found \(member.value.kindDescription)",
        member.value, path)
    }
    let tag = LanguageChain.tag(member.key)
    guard strings.entries[tag] == nil else {
      throw DocumentError(
        file: file, position: member.keyPosition, path: path, message: "the language is there twice"
      )
    }
    strings.entries[tag] = [:]
    for text in texts.members {
      let place = path.key(text.key)
      let variant = try variant(text.value, place, depth: 0)
      try strings.addTemplates(of: variant, key: text, file: file, place)
      strings.entries[tag]?[text.key] = DocumentStrings.Entry(
        form: LocalizedForm(variant, language: member.key), isTemplate: true)
    }
  }

  /// Reads a text, its forms by `one` … `other`, or its variants by `iphone` … `other`.
  private func variant(
    _ value: LocatedValue, _ path: DocumentPath, depth: Int
  ) throws(DocumentError) -> LocalizedForm.Variant {
    if let text = value.string { return .text(text) }
    guard let object = value.object, let first = object.members.first else {
      throw error(
        "expected a text, or its forms by one … other, found \(value.kindDescription)", value, path)
    }
    guard depth < LocalizedForm.deepestVariants else {
      throw error("forms are nested more than \(LocalizedForm.deepestVariants) deep", value, path)
    }
    let plurals = PluralCategory.allCases.map(\.rawValue)
    let isDevice =
      object.members.contains { LocalizedForm.deviceNames.contains($0.key) && $0.key != "other" }
      && !plurals.dropLast().contains(first.key)
    let names = isDevice ? LocalizedForm.deviceNames : plurals
    var forms: [String: LocalizedForm.Variant] = [:]
    for member in object.members {
      guard names.contains(member.key) else {
        throw DocumentError(
          file: file, position: member.keyPosition, path: path,
          message: "unknown form '\(DocumentError.shortened(member.key))'"
            + NearestName.hint(for: member.key, among: names))
      }
      forms[member.key] = try variant(member.value, path.key(member.key), depth: depth + 1)
    }
    guard forms["other"] != nil else {
      throw error("missing form 'other', which holds for all else", value, path)
    }
    return isDevice ? .device(forms) : LocalizedForm.Variant(plural: forms) ?? .device(forms)
  }

  private func error(
    _ message: String, _ value: LocatedValue, _ path: DocumentPath
  ) -> DocumentError {
    DocumentError(file: file, position: value.position, path: path, message: message)
  }
}

extension DocumentStrings {
  /// Parses the texts of a variant as templates, which may hold only values of the text that they translate.
  mutating func addTemplates(
    of variant: LocalizedForm.Variant, key: LocatedObject.Member, file: String,
    _ path: DocumentPath
  ) throws(DocumentError) {
    func problem(_ message: String) -> DocumentError {
      DocumentError(file: file, position: key.value.position, path: path, message: message)
    }
    let known: [String]
    do { known = try TextTemplate(parsing: key.key).allNames } catch {
      throw DocumentError(
        file: file, position: key.keyPosition, path: path, message: error.message)
    }
    for text in variant.texts {
      let template: TextTemplate
      do { template = try TextTemplate(parsing: text) } catch { throw problem(error.message) }
      for name in template.allNames where !known.contains(name) {
        throw problem(
          "'\(DocumentError.shortened(name))' is no value of the text"
            + NearestName.hint(for: name, among: known))
      }
      templates[text] = template
    }
  }
}

extension LocalizedForm.Variant {
  /// All texts of the variant.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .plural(let forms):
      PluralCategory.allCases.compactMap { forms[$0] }.flatMap(\.texts)
    case .device(let forms): LocalizedForm.deviceNames.compactMap { forms[$0] }.flatMap(\.texts)
    }
  }
}
