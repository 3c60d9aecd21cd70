import Foundation
import TemporaryFolders
import Testing
import Vitrine
import VitrineDocuments

/// Catalogues name values by their types, which documents declare: a whole value of a decimal one stays a decimal.
@Suite struct DeclaredTypeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let catalog = #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%lf degrees": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "%lf Grad"}},
          "fr": {"stringUnit": {"state": "translated", "value": "%lf degrés"}}}},
        "%lld degrees": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "genau %lld Grad"}}}},
        "%lld of %lf": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "%1$lld von %2$lf"}}}},
        "%lf km": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "%lf Kilometer"}}}}
      }}
      """#
    try Data(catalog.utf8).write(to: folder.at("w.xcstrings"))
  }

  private func shown(
    _ data: String, _ text: String, binding row: String? = nil, locale: String = "de_DE",
    entry: EntrySelection = .snapshot
  ) throws -> [String] {
    let yaml = "vitrine: 1\nkind: W\n\(data)\nbody: {VStack: [\"\(text)\"]}\n"
    var document = try Document.parse(Array(yaml.utf8), file: folder.at("w.yaml").path)
    if let row {
      let values = try JSONParser.parse(Array(row.utf8), file: "row").object
      document = try document.binding(values ?? LocatedObject())
    }
    var configuration = RenderConfiguration()
    configuration.localeIdentifier = locale
    configuration.entry = entry
    let (made, _) = document.entry(EntryRequest(configuration))
    let placed = Renderer().place(made, of: document.widget, configuration)
    return placed.tree.nodes.compactMap { node in
      guard case .text(let text) = node.content else { return nil }
      return text.leaf.runs.map(\.text).joined()
    }
  }

  @Test func typesAreThoseOfTheDocument() throws {
    #expect(try shown("data: {t: 21.5}", "{t} degrees") == ["21.5 Grad"])
    #expect(try shown("data: {t: 21.0}", "{t} degrees") == ["21.0 Grad"])
    #expect(try shown("data: {t: 21}", "{t} degrees") == ["genau 21 Grad"])
    #expect(try shown("data: {t: 21.5}", "{t} degrees", binding: #"{"t": 21}"#) == ["21 Grad"])
    #expect(try shown("data: {t: 21}", "{t} degrees", binding: #"{"t": 22}"#) == ["genau 22 Grad"])
    #expect(try shown("data: {t: 20.0}", "{t + 1} degrees") == ["21 Grad"])
    #expect(try shown("data: {n: 3, t: 4.0}", "{n} of {t}") == ["3 von 4.0"])
  }

  @Test func entriesShareTheirTypes() throws {
    let entries = """
      entries:
      - {date: 2007-01-09T09:00, data: {t: 21}}
      - {date: 2007-01-09T10:00, data: {t: 21.5}}
      """
    #expect(try shown(entries, "{t} degrees", entry: .index(0)) == ["21 Grad"])
    #expect(try shown(entries, "{t} degrees", entry: .index(1)) == ["21.5 Grad"])
  }

  /// A catalogue with one key for the text is found whatever the type.
  @Test func theOnlyKeyOfATextIsFound() throws {
    #expect(try shown("data: {d: 5}", "{d} km") == ["5 Kilometer"])
    #expect(try shown("data: {t: 21}", "{t} degrees", locale: "fr_FR") == ["21 degrés"])
    #expect(try shown("data: {t: 21, d: 2.5}", "{t} of {d}") == ["21 von 2.5"])
  }
}
