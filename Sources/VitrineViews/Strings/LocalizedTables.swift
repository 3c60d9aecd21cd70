import Foundation
import Synchronization

/// The string tables of an extension; each file is read once, on first use.
package nonisolated final class LocalizedTables: Sendable {
  /// The files by language, then table: `.stringsdict` comes before `.strings`, as in bundles.
  private let files: [String: [String: [URL]]]
  private let catalogs: [String: URL]
  private let read = Mutex<[URL: StringFile]>([:])

  /// - Parameters:
  ///   - files: the files of `.lproj` folders by the folder's language, then table.
  ///   - catalogs: the string catalogues by table.
  init(files: [String: [String: [URL]]], catalogs: [String: URL]) {
    self.files = Dictionary(files.map { (LanguageChain.tag($0), $1) }) { first, _ in first }
    self.catalogs = catalogs
  }

  /// The string in the closest language that has it, else in the language of development: that of the catalogue, and
  /// English where none says it.
  func form(_ key: String, table: String?, locale: String) -> LocalizedForm? {
    let table = table ?? "Localizable"
    let catalog = catalogs[table].map(contents)
    let sources = [catalog?.sourceLanguage, "en", "base"].compactMap { $0 }
    for language in LanguageChain.tags(locale) + sources {
      for url in files[language]?[table] ?? [] {
        if let found = contents(url).forms["", default: [:]][key] {
          return LocalizedForm(found.variant, language: language, parts: found.parts)
        }
      }
      if let found = catalog?.forms[language]?[key] { return found }
    }
    return nil
  }

  private func contents(_ url: URL) -> StringFile {
    read.withLock { read in
      if let known = read[url] { return known }
      let file = StringFile(Data(resource: url) ?? Data(), kind: url.pathExtension)
      read[url] = file
      return file
    }
  }
}

/// What a file of strings holds.
nonisolated struct StringFile {
  /// The language that the keys stand in, as a tag; nil where the file does not say it.
  var sourceLanguage: String?
  /// The texts by language, then key; the language of a file in a folder of one is empty.
  var forms: [String: [String: LocalizedForm]] = [:]

  /// Reads `.strings`, `.stringsdict` or `.xcstrings`. What is not in the format is left out.
  init(_ data: Data, kind: String) {
    switch kind {
    case "xcstrings": readCatalog((try? JSONSerialization.jsonObject(with: data)) as? Tree ?? [:])
    case "stringsdict": readRules(Self.propertyList(data) ?? [:])
    default:
      // A compiled bundle has property lists under this name.
      let values = Self.propertyList(data)?.compactMapValues { $0 as? String }
      forms[""] = (values ?? StringsFile(data: data).values)
        .mapValues { LocalizedForm(.text($0), language: "") }
    }
  }

  typealias Tree = [String: Any]

  private static func propertyList(_ data: Data) -> Tree? {
    guard data.starts(with: Data("bplist".utf8)) || data.prefix(propertyListStart).contains(0x3C)
    else { return nil }
    return unsafe (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? Tree
  }

  /// The bytes in which a property list as XML has its first bracket, after a mark and blank lines.
  private static let propertyListStart = 16

  private mutating func readCatalog(_ root: Tree) {
    sourceLanguage = (root["sourceLanguage"] as? String).map(LanguageChain.tag)
    for (key, entry) in root["strings"] as? Tree ?? [:] {
      let languages = (entry as? Tree)?["localizations"] as? Tree ?? [:]
      for (language, value) in languages {
        let tag = LanguageChain.tag(language)
        guard let tree = value as? Tree, let variant = CatalogTree.variant(tree) else { continue }
        let parts = (tree["substitutions"] as? Tree ?? [:]).compactMapValues {
          ($0 as? Tree).flatMap(CatalogTree.part)
        }
        forms[tag, default: [:]][key] = LocalizedForm(variant, language: language, parts: parts)
      }
    }
  }

  private mutating func readRules(_ root: Tree) {
    for (key, value) in root {
      guard let tree = value as? Tree, let form = RuleTree.form(tree) else { continue }
      forms["", default: [:]][key] = form
    }
  }
}

/// Parts of a string catalogue.
private nonisolated enum CatalogTree {
  static func variant(_ tree: StringFile.Tree, depth: Int = 0) -> LocalizedForm.Variant? {
    if let unit = tree["stringUnit"] as? StringFile.Tree, let text = unit["value"] as? String {
      // Xcode writes strings that nobody has translated yet as new ones without text.
      return text.isEmpty && unit["state"] as? String == "new" ? nil : .text(text)
    }
    guard depth < LocalizedForm.deepestVariants,
      let variations = tree["variations"] as? StringFile.Tree
    else { return nil }
    if let forms = variations["device"] as? StringFile.Tree {
      return .device(forms.compactMapValues { inner($0, depth) })
    }
    guard let forms = variations["plural"] as? StringFile.Tree else { return nil }
    return LocalizedForm.Variant(plural: forms.compactMapValues { inner($0, depth) })
  }

  private static func inner(_ value: Any, _ depth: Int) -> LocalizedForm.Variant? {
    (value as? StringFile.Tree).flatMap { variant($0, depth: depth + 1) }
  }

  static func part(_ tree: StringFile.Tree) -> LocalizedForm.Part? {
    guard let variant = variant(tree) else { return nil }
    return LocalizedForm.Part(
      argument: (tree["argNum"] as? Int).map { $0 - 1 },
      specifier: tree["formatSpecifier"] as? String ?? "lld", variant: variant)
  }
}

/// Entries of a `.stringsdict` file.
private nonisolated enum RuleTree {
  static func form(_ tree: StringFile.Tree) -> LocalizedForm? {
    if let devices = tree["NSStringDeviceSpecificRuleType"] as? [String: String] {
      return LocalizedForm(.device(devices.mapValues { .text($0) }), language: "")
    }
    guard let format = tree["NSStringLocalizedFormatKey"] as? String else { return nil }
    return LocalizedForm(
      .text(format), language: "",
      parts: tree.compactMapValues { ($0 as? StringFile.Tree).flatMap(part) })
  }

  private static func part(_ tree: StringFile.Tree) -> LocalizedForm.Part? {
    let texts = tree.compactMapValues { $0 as? String }
    guard let variant = LocalizedForm.Variant(plural: texts.mapValues { .text($0) }) else {
      return nil
    }
    return LocalizedForm.Part(
      argument: nil, specifier: texts["NSStringFormatValueTypeKey"] ?? "d", variant: variant)
  }
}

extension LocalizedForm {
  /// The deepest nesting of variants in variants: devices in plurals and the reverse, and room to grow.
  package static let deepestVariants = 4
}

extension LocalizedForm.Variant {
  /// Creates plural forms of variants by their names; nil if none is a plural form.
  package init?(plural forms: [String: Self]) {
    var known: [PluralCategory: Self] = [:]
    for (name, form) in forms {
      if let category = PluralCategory(rawValue: name) { known[category] = form }
    }
    guard !known.isEmpty else { return nil }
    self = .plural(known)
  }
}
