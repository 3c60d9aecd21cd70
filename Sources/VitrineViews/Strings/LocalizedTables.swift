import Foundation
import Synchronization

/// The string tables of an extension; each file is read once, on first use.
package nonisolated final class LocalizedTables: Sendable {
  /// The files by language, then table: `.stringsdict` comes before `.strings`, as in bundles.
  private let files: [String: [String: [URL]]]
  private let catalogs: [String: URL]
  private let read = Mutex<[URL: StringFile]>([:])

  /// The table of strings that name none.
  static let standardTable = "Localizable"
  /// The folder of a project's own language, whichever it is.
  static let baseLanguage = "base"
  /// The language of projects that name no other.
  static let developmentLanguage = "en"
  /// Tables that the system reads: texts of the app beside its views.
  private static let systemTables: Set = ["InfoPlist", "AppShortcuts"]

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
    let table = table ?? Self.standardTable
    let catalog = catalogs[table].map(contents)
    let sources = [catalog?.sourceLanguage, Self.developmentLanguage, Self.baseLanguage].compactMap
    { $0 }
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
      let file = Data(resource: url).map { StringFile($0, kind: url.pathExtension) }
      let made = file ?? StringFile(problem: "the file cannot be read")
      read[url] = made
      return made
    }
  }
}

// What is not there.
nonisolated extension LocalizedTables {
  /// Whether there are texts for views in any language.
  var hasTexts: Bool {
    catalogs.keys.contains { !Self.systemTables.contains($0) }
      || files.values.contains { $0.keys.contains { !Self.systemTables.contains($0) } }
  }

  func sourceLanguage(of table: String) -> String {
    catalogs[table].flatMap { contents($0).sourceLanguage } ?? Self.developmentLanguage
  }

  /// Whether some table has texts in a language.
  func covers(_ tag: String) -> Bool {
    files[tag]?.keys.contains { !Self.systemTables.contains($0) } == true
      || catalogs.contains {
        !Self.systemTables.contains($0.key) && contents($0.value).forms[tag] != nil
      }
  }

  func isKnown(_ key: String, table: String, in tag: String) -> Bool {
    (files[tag]?[table] ?? []).contains { contents($0).forms["", default: [:]][key] != nil }
      || catalogs[table].map { contents($0).forms[tag]?[key] != nil } == true
  }

  /// Whether a catalogue says that a string stays as it is.
  func isKept(_ key: String, table: String) -> Bool {
    catalogs[table].map { contents($0).keptKeys.contains(key) } == true
  }

  /// Returns the mistake in a file that a table is read from for some languages; nil for none.
  func problem(of table: String, _ tags: [String]) -> String? {
    let asked = tags.flatMap { files[$0]?[table] ?? [] } + [catalogs[table]].compactMap { $0 }
    for url in asked {
      guard let problem = contents(url).problem else { continue }
      let folder = url.deletingLastPathComponent()
      let inner = folder.pathExtension == "lproj" ? folder.lastPathComponent + "/" : ""
      return "\(inner)\(url.lastPathComponent): \(problem); texts of it may be missing"
    }
    return nil
  }
}
