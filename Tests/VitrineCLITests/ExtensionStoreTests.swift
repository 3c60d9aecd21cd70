import Foundation
import Testing

#if os(Linux)
  /// `vitrine render` of widgets that read stores.
  @Suite struct ExtensionStoreTests {
    private let program: Program

    init() throws { program = try Program() }

    /// Draws an input and returns its picture and what was said of it.
    private func picture(
      _ input: String, _ flags: [String] = []
    ) throws -> (bytes: Data, line: String) {
      let outcome = try program.run(
        ["render", input, "-o", "out", "--at", "2026-03-01T10:00", "--json"] + flags)
      #expect(outcome.code == 0, "\(outcome)")
      let bytes = try program.bytes("out/Steps-systemSmall-iphone-15-large-light-current.png")
      return (bytes, outcome.output)
    }

    private func failure(_ input: String, _ rows: String) throws -> String {
      try program.write("bad.json", rows)
      let outcome = try program.run(
        ["render", input, "-o", "out", "--quiet", "--data", "bad.json"])
      #expect(outcome.code == 3, "\(outcome)")
      return outcome.errors
    }

    @Test func modelsHaveTheRowsOfAFile() throws {
      try program.write(
        "Plain.swift",
        ExtensionSample.widget(text: "words()", imports: "import SwiftData")
          + """
          @Model final class Item {
            @Attribute(.unique) var name: String
            var price = 2.5
            var list: List?
            init(name: String) { self.name = name }
          }
          @Model final class List {
            var name: String
            @Relationship(deleteRule: .cascade, inverse: \\Item.list) var items: [Item] = []
            init(name: String) { self.name = name }
          }
          let container = try! ModelContainer(for: Item.self, List.self)
          func words() -> String {
            let request = FetchDescriptor<Item>(
              predicate: #Predicate { $0.price > 1 }, sortBy: [SortDescriptor(\\.name)])
            let items = (try? ModelContext(container).fetch(request)) ?? []
            return items.map { "\\($0.name) \\($0.list?.items.count ?? 0)" }.joined(separator: ", ")
          }
          """)
      let empty = try picture("Plain.swift")
      #expect(empty.line.contains(#""code":"empty-store""#) && empty.line.contains("'Item'"))
      try program.write(
        "rows.json",
        #"{"List": [{"id": 1, "name": "A", "items": [{"name": "Tea"}]}], "Item": [{"name": "Nut", "list": 1}]}"#
      )
      let filled = try picture("Plain.swift", ["--data", "rows.json"])
      #expect(!filled.line.contains("empty-store"))
      try program.write("Text.swift", ExtensionSample.widget(text: "\"Nut 2, Tea 2\""))
      #expect(try picture("Text.swift").bytes == filled.bytes && filled.bytes != empty.bytes)
      #expect(
        try failure("Plain.swift", #"{"Itm": []}"#)
          == "error: --data: bad.json: Itm: no store has such a model; did you mean 'Item'?\n")
      #expect(
        try failure("Plain.swift", #"{"Item": [{"name": 3}]}"#)
          == "error: --data: bad.json: Item[0].name: expected a text\n")
      #expect(try failure("Plain.swift", "{").contains("bad.json: it is not JSON"))
    }

    @Test func classesOfDataModelsAreMade() throws {
      try program.write(
        "Pantry/Pantry.xcdatamodeld/Pantry.xcdatamodel/contents",
        """
        <model sourceLanguage="Swift">
          <entity name="Item" representedClassName="Item" codeGenerationType="class">
            <attribute name="name" optional="YES" attributeType="String"/>
            <attribute name="count" attributeType="Integer 16" defaultValueString="4" usesScalarValueType="YES"/>
          </entity>
        </model>
        """)
      try program.write(
        "Pantry/Plain.swift",
        ExtensionSample.widget(text: "words()", imports: "import CoreData")
          + """
          let container = {
            let container = NSPersistentContainer(name: "Pantry")
            container.loadPersistentStores { _, error in if let error { fatalError("\\(error)") } }
            return container
          }()
          func words() -> String {
            let request = Item.fetchRequest()
            request.predicate = NSPredicate(format: "name BEGINSWITH[c] %@ AND count > %d", "t", 3)
            request.sortDescriptors = [NSSortDescriptor(keyPath: \\Item.name, ascending: false)]
            let items = (try? container.viewContext.fetch(request)) ?? []
            return items.map { "\\($0.name ?? "") \\($0.count)" }.joined(separator: ", ")
          }
          """)
      #expect(try picture("Pantry").line.contains(#""code":"empty-store""#))
      try program.write(
        "rows.json", #"{"Item": [{"name": "Tea"}, {"name": "Nut"}, {"name": "Toast", "count": 5}]}"#
      )
      let filled = try picture("Pantry", ["--data", "rows.json"])
      try program.write("Text.swift", ExtensionSample.widget(text: "\"Toast 5, Tea 4\""))
      #expect(try picture("Text.swift").bytes == filled.bytes)
      let plan = try program.run(["inspect", "Pantry", "--stage", "plan"]).output
      #expect(plan.contains("models        1\n    Pantry/Pantry.xcdatamodeld\n"), "\(plan)")
      try program.write(
        "Pantry/Pantry.xcdatamodeld/Pantry.xcdatamodel/contents", "<model>\n<entity/></model>")
      let outcome = try program.run(["render", "Pantry", "--quiet", "-o", "out"])
      #expect(outcome.code == 3)
      #expect(outcome.errors.contains("contents:2: <entity> has no name"), "\(outcome)")
      let document = try program.run(["render", "Widget.json", "--data", "rows.json"])
      #expect(document.code == 2 && document.errors.contains("--data is for Swift sources"))
    }
  }
#endif
