import Foundation
import Synchronization

/// The string tables of an extension; each file is read once, on first use.
package nonisolated final class LocalizedTables: Sendable {
  private let strings: [String: [String: URL]]
  private let catalogs: [String: URL]
  private let read = Mutex<[URL: [String: [String: String]]]>([:])

  /// - Parameters:
  ///   - strings: the files by language, then table.
  ///   - catalogs: the files by table.
  init(strings: [String: [String: URL]], catalogs: [String: URL]) {
    self.strings = strings
    self.catalogs = catalogs
  }

  /// The string in the locale's language, else in the development language, which is taken to be English
  /// since the project's settings are unknown.
  func string(_ key: String, table: String?, locale: String) -> String? {
    let table = table ?? "Localizable"
    for language in Self.languages(locale) + ["en", "Base"] {
      if let url = strings[language]?[table], let found = value(key, "", url) { return found }
      if let url = catalogs[table], let found = value(key, language, url) { return found }
    }
    return nil
  }

  /// Names of languages that a project may use for a locale such as `zh_Hant_TW`, the closest first.
  package static func languages(_ locale: String) -> [String] {
    let parts = locale.split { $0 == "_" || $0 == "-" || $0 == "@" }
    return (1...max(1, parts.count)).reversed().flatMap { count in
      let part = parts.prefix(count)
      return count == 1
        ? [part.joined()] : [part.joined(separator: "-"), part.joined(separator: "_")]
    }
  }

  private func value(_ key: String, _ language: String, _ url: URL) -> String? {
    read.withLock { read in
      if let known = read[url] { return known[key]?[language] }
      let data = Data(resource: url) ?? Data()
      let values =
        url.pathExtension == "xcstrings"
        ? StringCatalog.values(data) : StringsFile(data: data).values.mapValues { ["": $0] }
      read[url] = values
      return values[key]?[language]
    }
  }
}

/// An `.xcstrings` file.
nonisolated enum StringCatalog {
  private struct File: Decodable { var strings: [String: Entry] }
  private struct Entry: Decodable { var localizations: [String: Localization]? }
  private struct Unit: Decodable { var value: String }

  private struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: [String: [String: Variation]]?
  }

  private struct Variation: Decodable { var stringUnit: Unit? }

  /// The strings by key, then language. Of plural forms the one named `other` is taken.
  static func values(_ data: Data) -> [String: [String: String]] {
    guard let file = try? JSONDecoder().decode(File.self, from: data) else { return [:] }
    return file.strings.mapValues { entry in
      (entry.localizations ?? [:]).compactMapValues { localization in
        localization.stringUnit?.value
          ?? localization.variations?["plural"]?["other"]?.stringUnit?.value
          ?? localization.variations?["device"]?["iphone"]?.stringUnit?.value
          ?? localization.variations?["device"]?["other"]?.stringUnit?.value
      }
    }
  }
}
