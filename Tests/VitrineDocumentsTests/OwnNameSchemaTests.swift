import Foundation
import Testing
import Vitrine
import VitrineDocuments

/// The names that the schema completes, and the schema of one document.
@Suite struct OwnNameSchemaTests {
  private static let own = #"""
    {"vitrine": 1, "kind": "W", "colors": {"Brand": "#102030"}, "fonts": {"Own": "own.ttf"},
     "views": {"Badge": {"Text": "{word}"}}, "body": {"VStack": [{"Badge": {"word": "a"}}, {"Txet": "b"}]}}
    """#

  private func checker(_ document: String, _ file: String = "w.json") throws -> SchemaChecker {
    let root = try DocumentFile.parse(Array(document.utf8), file: file)
    return try SchemaChecker(JSONSchema.text(of: root))
  }

  private func document(_ body: String) -> String {
    ##"{"vitrine": 1, "kind": "W", "colors": {"Brand": "#102030"}, "fonts": {"Own": "own.ttf"}, "##
      + #""views": {"Badge": {"Text": "{word}"}}, "body": \#(body)}"#
  }

  private func names(_ schema: String, _ definition: String) throws -> [String] {
    let root = try JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any]
    let found = (root?["$defs"] as? [String: [String: Any]])?[definition]
    return found?["enum"] as? [String] ?? []
  }

  @Test func namesThatAreKnownAreListed() throws {
    let schema = JSONSchema.text()
    #expect(try names(schema, "symbolName") == SymbolCatalog.drawableNames)
    #expect(try names(schema, "symbolName").count > 4000)
    #expect(try Set(names(schema, "colorName")).isSuperset(of: ["red", "secondaryLabel"]))
    #expect(try names(schema, "fontName").count == 11)
    #expect(try Set(names(schema, "deviceName")).isSuperset(of: ["iphone-15", "iphone-4s"]))
    #expect(try names(schema, "ownFontName").isEmpty)
  }

  /// What is listed is what is drawn: every seventh name, as each of them is drawn to tell.
  @Test func listedSymbolsAreThoseThatAreDrawn() {
    let catalog = SymbolCatalog.bundled
    let listed = Set(SymbolCatalog.drawableNames)
    let all = Set(catalog.names).union(catalog.drawnNames).sorted()
    let looked = stride(from: 0, to: all.count, by: 7).map { all[$0] }
    #expect(looked.filter { listed.contains($0) != (catalog.symbol($0) != nil) } == [])
    #expect(looked.count > 1000)
  }

  /// A document without mistakes fits both schemas, of all documents and of its own.
  @Test func examplesFitTheirSchemas() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/ExampleWidgets")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter(DocumentFile.isNamed).sorted()
    for file in files {
      let path = folder.appendingPathComponent(file).path
      let root = try DocumentFile.parse(DocumentFile.read(path, limit: 1 << 20), file: file)
      let schemas = [JSONSchema.text(), JSONSchema.text(of: root)]
      for schema in schemas {
        #expect(try SchemaChecker(schema).problems(ofValue: root.plain) == [], "\(file)")
      }
    }
    #expect(files.count >= 10)
  }

  @Test func aMisspeltViewIsRefusedInTheDocumentsOwnSchema() throws {
    let general = try SchemaChecker(JSONSchema.text())
    let own = try checker(Self.own)
    let right = document(#"{"Badge": {"word": "a"}}"#)
    for body in [#"{"Badgr": {"word": "a"}}"#, #"{"Txet": "b"}"#, #"{"VStack": [{"Gague": 1}]}"#] {
      #expect(try general.problems(of: document(body)) == [])
      #expect(try !own.problems(of: document(body)).isEmpty, "\(body)")
    }
    #expect(try own.problems(of: right) == [])
    #expect(try own.problems(of: document(#"{"Chart": [{"Badge": {}}]}"#)) == [])
  }

  @Test func ownColorsAndFontsAreListed() throws {
    let schema = JSONSchema.text(of: try DocumentFile.parse(Array(Self.own.utf8), file: "w.json"))
    #expect(try names(schema, "colorName").first == "Brand")
    #expect(try names(schema, "ownFontName") == ["Own"])
    let own = try SchemaChecker(schema)
    for color in ["Brand", "red", "#FF0000", "$tone"] {
      #expect(try own.problems(of: document(#"{"Color": "\#(color)"}"#)) == [], "\(color)")
    }
    #expect(try !own.problems(of: document(#"{"Color": "Brnd"}"#)).isEmpty)
    #expect(
      try !own.problems(of: document(#"{"Text": "a", "modifiers": [{"tint": "rde"}]}"#)).isEmpty)
    #expect(
      try own.problems(of: document(#"{"Text": "a", "modifiers": [{"tint": "tertiary"}]}"#)) == [])
  }

  /// Values of other forms, and names that no view may have, leave a schema that can be read.
  @Test func hostileNamesLeaveASchema() throws {
    for document in [
      "[]", "3", #"{"views": 3, "colors": [], "fonts": "a"}"#,
      #"{"views": {"Text": 1, "if": 2, "small": 3, "": 4, "A\"\u0000\n": 5, "BarMark": 6}}"#,
      ##"{"colors": {"red": "#000", "$a": "#000", "#b": "#000", "\"": "#0"}, "fonts": {"": ""}}"##,
    ] {
      let own = try checker(document)
      #expect(try own.problems(of: #"{"vitrine": 1, "kind": "W", "body": "a"}"#) == [])
      #expect(try !own.problems(of: self.document(#"{"VStack": [{"small": {}}]}"#)).isEmpty)
    }
    let odd = #"{"views": {"A\"\u0000\n": "a"}}"#
    let body = #"{"A\"\u0000\n": {}}"#
    #expect(try checker(odd).problems(of: document(body)) == [])
  }

  @Test func scenesHaveTheSchemaOfScenes() throws {
    let scene =
      #"{"vitrine": 1, "scene": "home", "pages": [[{"file": "w.json", "family": "small"}]]}"#
    let own = try checker(scene)
    #expect(try own.problems(of: scene) == [])
    #expect(try !own.problems(of: scene.replacing("home", with: "hoem")).isEmpty)
  }
}

extension LocatedValue {
  /// The value as the parser of JSON gives it.
  fileprivate var plain: Any {
    switch content {
    case .null: NSNull()
    case .bool(let value): NSNumber(value: value)
    case .number(let value): NSNumber(value: value.value)
    case .string(let text): text
    case .array(let values): values.map(\.plain)
    case .object(let object):
      Dictionary(object.members.map { ($0.key, $0.value.plain) }) { first, _ in first }
    }
  }
}
