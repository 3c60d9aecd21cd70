import Foundation
import SwiftUI
import TemporaryFolders
import Testing
import Vitrine
import VitrineViews
import WidgetKit

private struct Visit: TimelineEntry {
  var date = Date(timeIntervalSince1970: 0)
  var words: [String]
}

/// What a provider and a view ask of Foundation.
private func asked() -> [String] {
  [
    String(localized: "Tomorrow"), String(localized: "\(3) events"),
    String(localized: "\(1) events"),
    String(localized: "greeting", defaultValue: "Hello \("Maya")"),
    NSLocalizedString("Tomorrow", comment: "the next day"),
    Bundle.main.localizedString(forKey: "Tomorrow", value: nil, table: nil),
    Bundle.main.localizedString(forKey: "Now", value: "later", table: "Other"),
    NSLocalizedString("unknown", value: "as it is", comment: ""),
  ]
}

private struct Visits: TimelineProvider {
  func placeholder(in context: Context) -> Visit { Visit(words: []) }
  func getSnapshot(in context: Context, completion: @escaping (Visit) -> Void) {
    completion(Visit(words: asked()))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Visit>) -> Void) {
    completion(Timeline(entries: [Visit(words: asked())], policy: .never))
  }
}

private struct Agenda: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Agenda", provider: Visits()) { entry in
      VStack {
        Text(verbatim: entry.words.joined(separator: "|"))
        Text(verbatim: asked().joined(separator: "|"))
        Text("\(2) events")
      }
      .containerBackground(.background, for: .widget)
    }
  }
}

/// Strings of an extension: forms for numbers and devices, the closest language, and what Swift code gets.
@MainActor @Suite struct LocalizedStringTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func strings() throws -> StringTable {
    WidgetResources(folders: [folder.at("")]).strings
  }

  private func word(
    _ strings: StringTable, _ key: String, _ locale: String, _ numbers: [Double?] = [],
    device: Device.Kind = .iPhone
  ) -> String? {
    strings.string(StringTable.Query(key, locale: locale, device: device, numbers: numbers))
  }

  @Test func cataloguesHaveFormsForNumbersAndDevices() throws {
    try folder.write(
      "Localizable.xcstrings",
      #"""
      {"sourceLanguage": "nl", "version": "1.0", "strings": {
        "%lld events": {"localizations": {
          "nl": {"stringUnit": {"state": "translated", "value": "%lld afspraken"}},
          "ru": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld событие"}},
            "few": {"stringUnit": {"state": "translated", "value": "%lld события"}},
            "many": {"stringUnit": {"state": "translated", "value": "%lld событий"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld события"}}}}},
          "en": {"variations": {"plural": {
            "zero": {"stringUnit": {"state": "translated", "value": "none"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld events"}}}}}}},
        "Tap": {"localizations": {"en": {"variations": {"device": {
          "mac": {"stringUnit": {"state": "translated", "value": "Click"}},
          "other": {"stringUnit": {"state": "translated", "value": "Tap"}}}}}}},
        "%lld of %lld": {"localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "%#@birds@ in %#@trees@"},
          "substitutions": {
            "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%arg bird"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg birds"}}}}},
            "trees": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%arg tree"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg trees"}}}}}}}}},
        "new": {"localizations": {"en": {"stringUnit": {"state": "new", "value": ""}},
          "nl": {"stringUnit": {"state": "translated", "value": "nieuw"}}}}
      }}
      """#)
    let strings = try strings()
    for (number, text) in [(1, "%lld событие"), (22, "%lld события"), (5, "%lld событий")] {
      #expect(word(strings, "%lld events", "ru_RU", [Double(number)]) == text)
    }
    #expect(word(strings, "%lld events", "en_GB", [0]) == "none")
    #expect(word(strings, "%lld events", "en_GB", [1]) == "%lld events")
    #expect(word(strings, "%lld events", "fr_FR", [1]) == "%lld afspraken")
    #expect(word(strings, "Tap", "en", device: .mac) == "Click")
    #expect(word(strings, "Tap", "en", device: .iPad) == "Tap")
    #expect(word(strings, "%lld of %lld", "en", [1, 3]) == "%1$lld bird in %2$lld trees")
    #expect(word(strings, "new", "en") == "nieuw")
  }

  @Test func rulesOfAFolderComeBeforeItsStrings() throws {
    try folder.write(
      "de.lproj/Localizable.strings", "\"%lld days\" = \"plain\"; \"tomorrow\" = \"morgen\";")
    try folder.write(
      "de.lproj/Localizable.stringsdict",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>%lld days</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>in %#@days@</string>
        <key>days</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>%lld Tag</string>
          <key>other</key><string>%lld Tagen</string>
        </dict></dict></dict></plist>
      """)
    let strings = try strings()
    #expect(word(strings, "%lld days", "de_DE", [1]) == "in %1$lld Tag")
    #expect(word(strings, "%lld days", "de_DE", [4]) == "in %1$lld Tagen")
    #expect(word(strings, "tomorrow", "de_DE") == "morgen")
  }

  @Test func languagesGoFromTheClosestToTheSource() {
    #expect(LanguageChain.tags("pt_BR") == ["pt-br", "pt"])
    #expect(LanguageChain.tags("zh_TW") == ["zh-tw", "zh-hant"])
    #expect(LanguageChain.tags("zh-Hans-CN") == ["zh-hans-cn", "zh-hans", "zh"])
    #expect(LanguageChain.tags("he_IL") == ["he-il", "he", "iw"])
    #expect(LanguageChain.tags("") == [])
  }

  private func texts(_ locale: String) async throws -> [String] {
    let resources = WidgetResources(folders: [folder.at("")])
    let widget = try #require(Agenda._descriptions().first).showing(resources)
    var configuration = RenderConfiguration()
    configuration.localeIdentifier = locale
    let entry = await widget.entry(for: EntryRequest(configuration))
    return Renderer().place(entry, of: widget, configuration).tree.nodes.compactMap { node in
      guard case .text(let text) = node.content else { return nil }
      return text.leaf.runs.map(\.text).joined()
    }
  }

  @Test func codeGetsTheStringsOfThePicturesLanguage() async throws {
    try folder.write(
      "Localizable.xcstrings",
      #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Tomorrow": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Morgen"}}}},
        "greeting": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo %@!"}}}},
        "%lld events": {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld Termin"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld Termine"}}}}}}}}}
      """#)
    try folder.write("de.lproj/Other.strings", "\"Now\" = \"Jetzt\";")
    let german = [
      "Morgen", "3 Termine", "1 Termin", "Hallo Maya!", "Morgen", "Morgen", "Jetzt", "as it is",
    ].joined(separator: "|")
    #expect(try await texts("de_AT") == [german, german, "2 Termine"])
    let english = [
      "Tomorrow", "3 events", "1 events", "Hello Maya", "Tomorrow", "Tomorrow", "later", "as it is",
    ].joined(separator: "|")
    #expect(try await texts("en_US") == [english, english, "2 events"])
    #expect(try await texts("fr_FR") == [english, english, "2 events"])
    #expect(String(localized: "Tomorrow") == "Tomorrow")
  }
}
