import Foundation

/// The content of a file of strings.
nonisolated struct StringFile {
  /// The language that the keys stand in, as a tag; nil where the file does not say it.
  var sourceLanguage: String?
  /// The texts by language, then key; the language of a file in a folder of one is empty.
  var forms: [String: [String: LocalizedForm]] = [:]
  /// The keys of texts that are the same in all languages.
  var keptKeys: Set<String> = []
  /// The mistake in the file; nil for none.
  var problem: String?

  /// A file that has no texts, and why.
  init(problem: String) { self.problem = problem }

  /// Reads `.strings`, `.stringsdict` or `.xcstrings`. What is not in the format is left out; the first such place is
  /// the problem.
  init(_ data: Data, kind: String) {
    switch kind {
    case "xcstrings": readCatalog(data)
    case "stringsdict":
      guard let root = Self.propertyList(data) else {
        problem = "it is no property list"
        return
      }
      readRules(root)
    default:
      // A compiled bundle has property lists under this name.
      if let values = Self.propertyList(data)?.compactMapValues({ $0 as? String }) {
        forms[""] = values.mapValues { LocalizedForm(.text($0), language: "") }
        return
      }
      guard !Self.isBinary(data) else {
        problem = "it is a damaged property list, or one of more than its limits"
        return
      }
      let file = StringsFile(data: data)
      problem = file.problem
      forms[""] = file.values.mapValues { LocalizedForm(.text($0), language: "") }
    }
  }

  typealias Tree = [String: Any]

  /// The dictionary of a property list, binary or as XML; nil for other files, and for those that exceed the limits.
  private static func propertyList(_ data: Data) -> Tree? {
    if isBinary(data) { return BinaryPropertyList.read(Array(data)) }
    guard data.prefix(propertyListStart).contains(0x3C) else { return nil }
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard isWide else { return MarkupPropertyList.read(Array(data)) }
    return String(data: data, encoding: .utf16).flatMap { MarkupPropertyList.read(Array($0.utf8)) }
  }

  private static func isBinary(_ data: Data) -> Bool { data.starts(with: Data("bplist".utf8)) }

  /// The bytes in which a property list as XML has its first bracket, after a mark and blank lines.
  private static let propertyListStart = 16

  private mutating func readCatalog(_ data: Data) {
    let json: Any
    do { json = try JSONSerialization.jsonObject(with: data) } catch {
      problem = Self.reason(error, in: data)
      return
    }
    guard let root = json as? Tree, let strings = root["strings"] as? Tree else {
      problem = "it has no texts under the key 'strings'"
      return
    }
    sourceLanguage = (root["sourceLanguage"] as? String).map(LanguageChain.tag)
    // By name, so that the same problem is told each time.
    for (key, value) in strings.sorted(by: { $0.key < $1.key }) {
      let entry = value as? Tree
      if entry?["shouldTranslate"] as? Bool == false { keptKeys.insert(key) }
      let languages = entry?["localizations"] as? Tree ?? [:]
      for (language, value) in languages.sorted(by: { $0.key < $1.key }) {
        read(key, in: language, value as? Tree)
      }
    }
  }

  private mutating func read(_ key: String, in language: String, _ tree: Tree?) {
    guard let tree, let variant = CatalogTree.variant(tree) else {
      if problem == nil, !CatalogTree.isUntranslated(tree) {
        problem = "'\(key)' has neither a text nor variations of one in '\(language)'"
      }
      return
    }
    let parts = (tree["substitutions"] as? Tree ?? [:]).compactMapValues {
      ($0 as? Tree).flatMap(CatalogTree.part)
    }
    forms[LanguageChain.tag(language), default: [:]][key] = LocalizedForm(
      variant, language: language, parts: parts)
  }

  private mutating func readRules(_ root: Tree) {
    for (key, value) in root.sorted(by: { $0.key < $1.key }) {
      guard let tree = value as? Tree, let form = RuleTree.form(tree) else {
        problem = problem ?? "'\(key)' is no rule for a text"
        continue
      }
      forms["", default: [:]][key] = form
    }
  }

  /// Returns Foundation's reason why a file is no JSON, with the line for the character that it counts.
  private static func reason(_ error: any Error, in data: Data) -> String {
    let text = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
    guard let text else { return "it is no JSON" }
    guard let match = text.firstMatch(of: /around character (\d+)/),
      let count = Int(match.output.1)
    else { return "it is no JSON: \(text)" }
    let line = 1 + data.prefix(count).count { $0 == UInt8(ascii: "\n") }
    return "it is no JSON: line \(line): \(text)"
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

  /// Whether Xcode writes a string like this that nobody has translated yet, or one that is no text of a view.
  static func isUntranslated(_ tree: StringFile.Tree?) -> Bool {
    guard let tree else { return false }
    if tree["stringSet"] != nil { return true }
    let unit = tree["stringUnit"] as? StringFile.Tree
    return unit?["state"] as? String == "new" && unit?["value"] as? String == ""
  }

  private static func inner(_ value: Any, _ depth: Int) -> LocalizedForm.Variant? {
    (value as? StringFile.Tree).flatMap { variant($0, depth: depth + 1) }
  }

  static func part(_ tree: StringFile.Tree) -> LocalizedForm.Part? {
    guard let variant = variant(tree) else { return nil }
    return LocalizedForm.Part(
      // Counted from 1; any other number names none.
      argument: (tree["argNum"] as? Int).flatMap { $0 >= 1 ? $0 - 1 : nil },
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
