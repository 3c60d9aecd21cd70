import Foundation
import TemporaryFolders
import Testing
import Vitrine
import VitrineDocuments

/// Texts of documents in other languages: `strings`, and string catalogues beside the document.
@Suite struct DocumentStringsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func load(_ name: String, _ text: String) throws -> Document {
    try Data(text.utf8).write(to: folder.at(name))
    return try Document.load(folder.at(name).path)
  }

  private func problem(_ text: String) -> String {
    do {
      _ = try load("w.yaml", text)
      return "no error"
    } catch {
      return "\(error)".replacing(folder.at("").path, with: "").trimmingPrefix("/").description
    }
  }

  private func shown(
    _ document: Document, _ locale: String, device: String = "iphone-15",
    scene: RenderScene = .widget
  ) throws -> (texts: [String], diagnostics: [String]) {
    var configuration = RenderConfiguration()
    configuration.localeIdentifier = locale
    configuration.device = try #require(Device.named(device))
    configuration.scene = scene
    let (entry, session) = document.entry(EntryRequest(configuration))
    let placed = Renderer().place(entry, of: document.widget, configuration)
    if let problem = session.problem { throw problem }
    let texts = placed.tree.nodes.compactMap { node -> String? in
      guard case .text(let text) = node.content else { return nil }
      return text.leaf.runs.map(\.text).joined()
    }
    return (
      texts,
      placed.diagnostics.filter { $0.code.hasPrefix("missing-") }.map {
        "\($0.severity) \($0.code) "
          + $0.message.replacing(folder.at("").path, with: "").trimmingPrefix("/")
      }
    )
  }

  private static let agenda = """
    vitrine: 1
    kind: W
    displayName: Up Next
    description: Your events.
    parameters: [{title: Calendar, value: Home}]
    data: {n: 2, sky: Rain, price: 1.5, place: Kyoto}
    strings:
      en:
        "{n} events": {one: "{n} event", other: "{n} events"}
      pl:
        Up Next: Następne
        Your events.: Twoje wydarzenia.
        Calendar: Kalendarz
        "{n} events":
          one: "{n} wydarzenie"
          few: "{n} wydarzenia"
          many: "{n} wydarzeń"
          other: "{n} wydarzenia"
        Rain: Deszcz
        Tap: {ipad: Dotknij iPada, other: Dotknij}
        "{price|fixed:1} in {place}": "W {place}: {price|fixed:1}"
    body:
      VStack:
        - "{n} events"
        - "{sky|localized}"
        - Tap
        - "{price|fixed:1} in {place}"
        - "{place}"
    """

  @Test func textsFollowTheLocale() throws {
    let document = try load("w.yaml", Self.agenda)
    #expect(
      try shown(document, "pl_PL").texts
        == ["2 wydarzenia", "Deszcz", "Dotknij", "W Kyoto: 1,5", "Kyoto"])
    #expect(try shown(document, "pl_PL").diagnostics == [])
    #expect(try shown(document, "pl", device: "ipad-11").texts[2] == "Dotknij iPada")
    #expect(
      try shown(document, "en_US").texts == ["2 events", "Rain", "Tap", "1.5 in Kyoto", "Kyoto"])
    #expect(try shown(document, "en_GB").diagnostics == [])
    let one = try load("w.yaml", Self.agenda.replacing("n: 2", with: "n: 1"))
    #expect(try shown(one, "en_US").texts[0] == "1 event")
    #expect(try shown(one, "pl_PL").texts[0] == "1 wydarzenie")
    let five = try load("w.yaml", Self.agenda.replacing("n: 2", with: "n: 5"))
    #expect(try shown(five, "pl_PL").texts[0] == "5 wydarzeń")
  }

  @Test func namesAndSettingsAreTranslated() throws {
    let document = try load("w.yaml", Self.agenda)
    let gallery = try shown(document, "pl_PL", scene: .gallery).texts
    #expect(gallery.contains("Następne") && gallery.contains("Twoje wydarzenia."))
    #expect(try shown(document, "pl_PL", scene: .configuration).texts.contains("Kalendarz"))
    #expect(try shown(document, "en_US", scene: .gallery).texts.contains("Up Next"))
    var configuration = RenderConfiguration()
    configuration.localeIdentifier = "pl"
    #expect(document.widget.displayName(in: configuration) == "Następne")
  }

  @Test func todayWidgetsAreTranslatedToo() throws {
    let document = try load(
      "t.yaml",
      """
      vitrine: 1
      kind: T
      today: {title: Agenda, quickActions: [{title: Add}]}
      strings: {fr: {Agenda: Programme, Add: Ajouter, Nothing: Rien}}
      body: Nothing
      """)
    var configuration = RenderConfiguration()
    configuration.localeIdentifier = "fr_FR"
    configuration.device = try #require(Device.named("iphone-8"))
    configuration.os = 11
    let (entry, _) = document.entry(EntryRequest(configuration))
    let placed = Renderer().place(entry, of: document.widget, configuration)
    let texts = placed.tree.nodes.compactMap { node -> String? in
      guard case .text(let text) = node.content else { return nil }
      return text.leaf.runs.map(\.text).joined().lowercased()
    }
    #expect(texts.contains("programme") && texts.contains("rien"))
  }

  @Test func whatIsMissingIsNamedWithItsLocale() throws {
    let document = try load(
      "w.yaml",
      """
      vitrine: 1
      kind: W
      strings: {de: {Tomorrow: Morgen}, pt: {Tomorrow: Amanhã, Today: Hoje}, "pt-BR": {Today: Hoje!}}
      body: {VStack: [Tomorrow, Today, "12°"]}
      """)
    #expect(
      try shown(document, "de_CH").diagnostics == [
        "warning missing-text w.yaml: $.strings: 'Today' has no text in 'de_CH'; it is drawn in 'en'"
      ])
    #expect(
      try shown(document, "fr_FR").diagnostics == [
        "note missing-language w.yaml: $.strings: there are no texts in 'fr_FR'; those in 'en' are drawn"
      ])
    #expect(try shown(document, "pt_BR").texts == ["Amanhã", "Hoje!", "12°"])
    #expect(try shown(document, "pt_BR").diagnostics == [])
  }

  private static let catalog = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "%lld events in %@": {"localizations": {"de": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "In %2$@ ist %1$lld Termin"}},
        "other": {"stringUnit": {"state": "translated", "value": "In %2$@ sind %1$lld Termine"}}}}}}},
      "100%% sure": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "100 %% sicher"}}}},
      "Kyoto!": {"shouldTranslate": false}
    }}
    """#

  private static let trip = """
    vitrine: 1
    kind: W
    data: {n: 1, place: Kyoto}
    body: {VStack: ["{n} events in {place}", 100% sure, Kyoto!]}
    """

  @Test func aCatalogueBesideTheDocumentIsRead() throws {
    try Data(Self.catalog.utf8).write(to: folder.at("w.xcstrings"))
    let document = try load("w.yaml", Self.trip)
    #expect(document.filesRead == [folder.at("w.xcstrings").resolvingSymlinksInPath().path])
    #expect(
      try shown(document, "de_DE").texts == ["In Kyoto ist 1 Termin", "100 % sicher", "Kyoto!"])
    #expect(try shown(document, "de_DE").diagnostics == [])
    #expect(try shown(document, "en_US").texts == ["1 events in Kyoto", "100% sure", "Kyoto!"])
    try FileManager.default.moveItem(at: folder.at("w.xcstrings"), to: folder.at("Other.xcstrings"))
    let other = try load("w.yaml", Self.trip + "\nstrings: Other.xcstrings")
    #expect(try shown(other, "de_DE").texts[0] == "In Kyoto ist 1 Termin")
    #expect(
      problem(Self.trip + "\nstrings: Othr.xcstrings")
        == "w.yaml:5:10: $.strings: the string catalogue 'Othr.xcstrings' is not in the document's folder; did you mean 'Other.xcstrings'?"
    )
    #expect(problem(Self.trip + "\nstrings: ../w.xcstrings").contains("leads out of"))
  }

  @Test(arguments: [
    (#"{"strings": {}}"#, "1:1: $: missing key 'sourceLanguage', the language of the keys"),
    (#"{"sourceLanguage": "en"}"#, "1:1: $: missing key 'strings': the texts by key"),
    (
      #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": {"stringUnit": {"value": 1}}}}}}"#,
      "$.strings.a.localizations.de.stringUnit.value: expected a text, found the number 1"
    ),
    (
      #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"deu": {"stringUnit": {"value": ""}}}}}}"#,
      "$.strings.a.localizations: unknown locale 'deu'"
    ),
    (
      #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": {"variations": {"plural": {"on": {}}}}}}}}"#,
      "unknown variation 'on'; did you mean 'one'?"
    ),
    (
      #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": {}}}}}"#,
      "missing key 'stringUnit' or 'variations'"
    ),
    (#"{"sourceLanguage": "en", "strings": ["#, "expected a value"),
  ])
  func malformedCataloguesSayWhere(text: String, message: String) throws {
    try Data(text.utf8).write(to: folder.at("w.xcstrings"))
    let found = problem(Self.trip)
    #expect(found.hasPrefix("w.xcstrings:") || found.contains("w.xcstrings:1:"), "\(found)")
    #expect(found.contains(message), "\(found)")
  }

  @Test(arguments: [
    ("strings: 3", "$.strings: expected texts by language"),
    ("strings: de.txt", "a file that ends in .xcstrings"),
    ("strings: {de: 1}", "$.strings.de: expected texts by what the document says"),
    ("strings: {xx: {a: b}}", "unknown locale 'xx'"),
    ("strings: {de: {Hi: {oen: a, other: b}}}", "unknown form 'oen'; did you mean 'one'?"),
    ("strings: {de: {Hi: {one: a}}}", "missing form 'other'"),
    ("strings: {de: {Hi: [a]}}", "expected a text, or its forms by one … other"),
    (#"strings: {de: {"{n} a": "{m} b"}}"#, "'m' is no value of the text"),
    (#"strings: {de: {"{n} a": "{n b"}}"#, "a '{' without '}'"),
    ("sourceLanguage: xx", "$.sourceLanguage: unknown locale 'xx'"),
  ])
  func malformedStringsSayWhere(line: String, message: String) {
    let found = problem("vitrine: 1\nkind: W\nbody: Hi\n" + line)
    #expect(found.hasPrefix("w.yaml:4:"), "\(found)")
    #expect(found.contains(message), "\(found)")
  }

  @Test func formsAreNestedFourDeep() {
    let deep = String(repeating: "{other: ", count: 5) + "a" + String(repeating: "}", count: 5)
    #expect(
      problem("vitrine: 1\nkind: W\nbody: Hi\nstrings: {de: {Hi: \(deep)}}")
        .contains("forms are nested more than 4 deep"))
  }
}
