import Foundation
import SwiftUI
import TemporaryFolders
import Testing
import Vitrine
import VitrineGraphics
import VitrineViews
import WidgetKit

private struct Trip: TimelineEntry {
  var date = Date(timeIntervalSince1970: 0)
  var words: [String] = []
}

private func counted(_ count: Int) -> String {
  String(format: NSLocalizedString("%lld trips", comment: ""), count)
}

/// What code fills in: by position, by another name of the type, and where no form depends on the number.
private func filled() -> [String] {
  [
    counted(1), counted(2), counted(5),
    String.localizedStringWithFormat(NSLocalizedString("%lld trips", comment: ""), 1),
    String(format: NSLocalizedString("%1$@ of %2$d", comment: ""), "Ida", Int32(1)),
    String(format: NSLocalizedString("%1$@ of %2$d", comment: ""), "Ida", Int32(3)),
    String(format: NSLocalizedString("to %@", comment: ""), "Rome"), String(format: "%d km", 7),
  ]
}

private struct Trips: TimelineProvider {
  func placeholder(in context: Context) -> Trip { Trip() }
  func getSnapshot(in context: Context, completion: @escaping (Trip) -> Void) {
    completion(Trip(words: filled()))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Trip>) -> Void) {
    completion(Timeline(entries: [Trip()], policy: .never))
  }
}

private struct TripList: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Trips", provider: Trips()) { entry in
      VStack {
        Text(verbatim: entry.words.joined(separator: "|"))
        Text("Next trip")
        Text(LocalizedStringResource("to %@", table: nil))
        Text("Home")
        Text("•")
        Text("\(7)")
      }
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName(String(localized: "Next trip"))
    .description(NSLocalizedString("Home", comment: "") + "!")
  }
}

/// Strings that a bundle lacks, files that cannot be read, forms that code asks for before it has the number, and names
/// that code looks up itself.
@MainActor @Suite struct StringGapTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func widget() throws -> WidgetDescription {
    try #require(TripList._descriptions().first)
      .showing(WidgetResources(folders: [folder.at("")]))
  }

  private func placed(
    _ locale: String, _ scene: RenderScene = .widget
  ) async throws -> (texts: [String], diagnostics: [Diagnostic]) {
    let widget = try widget()
    var configuration = RenderConfiguration()
    (configuration.localeIdentifier, configuration.scene) = (locale, scene)
    let entry = await widget.entry(for: EntryRequest(configuration))
    let placed = Renderer().place(entry, of: widget, configuration)
    let texts = placed.tree.nodes.compactMap { node -> String? in
      guard case .text(let text) = node.content else { return nil }
      return text.leaf.runs.map(\.text).joined()
    }
    // The widget is too small for the texts, which is not what is asked.
    return (texts, placed.diagnostics.filter { $0.code != "text-truncated" })
  }

  private static let catalogue = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "%lld trips": {"localizations": {"ru": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld поездка"}},
        "few": {"stringUnit": {"state": "translated", "value": "%lld поездки"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld поездок"}}}}}}},
      "%1$@ of %2$d": {"localizations": {"ru": {
        "stringUnit": {"state": "translated", "value": "%1$@: %#@rides@"},
        "substitutions": {"rides": {"argNum": 2, "formatSpecifier": "d", "variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%arg раз"}},
          "other": {"stringUnit": {"state": "translated", "value": "%arg раза"}}}}}}}}},
      "to %@": {"localizations": {"ru": {"stringUnit": {"state": "translated", "value": "в %@"}}}},
      "Next trip": {"localizations": {"ru": {"stringUnit": {"state": "translated", "value": "Поездка"}}}},
      "Home": {"shouldTranslate": false}}}
    """#

  @Test func formatsTakeTheFormOfTheirNumbers() async throws {
    try folder.write("Localizable.xcstrings", Self.catalogue)
    let russian = try await placed("ru_RU")
    #expect(
      russian.texts.first
        == "1 поездка|2 поездки|5 поездок|1 поездка|Ida: 1 раз|Ida: 3 раза|в Rome|7 km")
    #expect(russian.diagnostics.isEmpty, "\(russian.diagnostics)")
    #expect(try await placed("en_US").texts.first?.hasPrefix("1 trips|2 trips|") == true)
  }

  @Test func namesAreLookedUpByTheirCode() async throws {
    try folder.write("Localizable.xcstrings", Self.catalogue)
    let widget = try widget()
    var russian = RenderConfiguration()
    russian.localeIdentifier = "ru_RU"
    #expect(widget.displayName(in: russian) == "Поездка")
    #expect(widget.displayName(in: RenderConfiguration()) == "Next trip")
    #expect(widget.displayName == "Next trip" && widget.details(in: russian) == "Home!")
    let gallery = try await placed("ru_RU", .gallery)
    #expect(gallery.texts.contains("Поездка") && gallery.texts.contains("Home!"))
    #expect(!gallery.texts.contains("Next trip"))
  }

  @Test func textsThatALanguageLacksAreTold() async throws {
    try folder.write(
      "de.lproj/Localizable.strings", "\"%lld trips\" = \"%lld Reisen\"; \"to %@\" = \"nach %@\";")
    let german = try await placed("de_DE").diagnostics
    let missing = german.filter { $0.code == "missing-text" && $0.severity == .warning }
    let keys = ["'%1$@ of %2$d'", "'Home'", "'Next trip'"]
    let rest = " has no text in 'de_DE' in the table 'Localizable'; it is drawn in 'en'"
    #expect(Set(missing.map(\.message)) == Set(keys.map { $0 + rest }), "\(german)")
    #expect(german.count == missing.count)
    let french = try await placed("fr_FR").diagnostics
    #expect(
      french == [
        Diagnostic(
          severity: .note, code: "missing-language",
          message: "there are no texts in 'fr_FR'; those in 'en' are drawn", path: "")
      ])
    #expect(try await placed("en_GB").diagnostics.isEmpty)
    // A table of the system says nothing of the widget's texts.
    try FileManager.default.removeItem(at: folder.at("de.lproj"))
    try folder.write("de.lproj/InfoPlist.strings", "\"CFBundleName\" = \"Reisen\";")
    #expect(try await placed("de_DE").diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("{\"strings\": {\n}", "Localizable.xcstrings: it is no JSON: "),
    ("{\"strings\": {\n\"a\": }}", "Localizable.xcstrings: it is no JSON: line 2: "),
    (
      "[]",
      "Localizable.xcstrings: it has no texts under the key 'strings'; texts of it may be missing"
    ),
    (
      #"{"strings": {"b": {"localizations": {"de": {"stringUnit": {}}}}}}"#,
      "Localizable.xcstrings: 'b' has neither a text nor variations of one in 'de';"
    ),
  ])
  func damagedCataloguesAreTold(_ text: String, _ says: String) async throws {
    try folder.write("Localizable.xcstrings", text)
    let found = try await placed("en_US").diagnostics
    #expect(found.contains { $0.code == "damaged-strings" && $0.severity == .warning }, "\(found)")
    #expect(found.allSatisfy { $0.message.hasPrefix(says) }, "\(found)")
  }

  @Test func damagedTablesAreTold() async throws {
    try folder.write(
      "de.lproj/Localizable.strings", "\"Home\" = \"Heim\";\n\"Next trip\" \"Reise\";")
    #expect(
      try await placed("de_DE").diagnostics.first?.message
        == "de.lproj/Localizable.strings: line 2: expected a key, = and a value; texts of it may be missing"
    )
    #expect(try await placed("en_US").diagnostics.isEmpty)
    try folder.write("de.lproj/Localizable.strings", "\"Home\" = \"Heim\";")
    try folder.write("de.lproj/Localizable.stringsdict", "none")
    #expect(
      try await placed("de_DE").diagnostics.first?.message
        == "de.lproj/Localizable.stringsdict: it is no property list; texts of it may be missing")
  }
}
