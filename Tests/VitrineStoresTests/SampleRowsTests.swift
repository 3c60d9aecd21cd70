import Foundation
import Testing
import VitrineCoreData
import VitrineStores
import VitrineSwiftData

/// Rows belong to the process, so that one test after the other has its own.
@Suite(.serialized) @MainActor struct SampleRowsTests {
  nonisolated private static func date(_ text: String) -> Date? {
    text == "2026-11-27T09:41" ? Date(timeIntervalSinceReferenceDate: 5) : nil
  }

  private func rows(_ text: String) throws -> SampleRows {
    try SampleRows(Array(text.utf8), path: "rows.json", date: { Self.date($0) })
  }

  /// Makes stores while the process has rows.
  private func with<Result>(
    _ text: String, _ body: (SampleRows) throws -> Result
  ) throws -> Result {
    let rows = try rows(text)
    SampleRows.current = rows
    defer { SampleRows.current = nil }
    return try body(rows)
  }

  private static let goods = """
    {"Good": [
      {"id": "m", "name": "Milk", "price": 2, "due": "2026-11-27T09:41", "made": 7, "shelf": "cold",
       "kind": "drink", "size": {"width": 2, "height": 3}, "tags": ["x"]},
      {"name": "Bread", "made": 7, "shelf": {"name": "Warm"}, "due": null}],
     "Shelf": [{"id": "cold", "name": "Cold"},
       {"id": 7, "name": "Full", "goods": [{"name": "Nut", "made": 7}], "owner": {"shelves": ["cold"]}}]}
    """

  @Test func modelsAreMadeOfRows() throws {
    let context = try with(Self.goods) { rows in
      let context = try ModelContainer(for: Good.self, configurations: ModelConfiguration())
        .mainContext
      #expect(rows.mistakes == [] && rows.unusedNames == [])
      return context
    }
    let goods = try context.fetch(FetchDescriptor<Good>(sortBy: [SortDescriptor(\.name)]))
    #expect(goods.map(\.name) == ["Bread", "Milk", "Nut"])
    let milk = goods[1]
    #expect(milk.price == 2 && milk.kind == .drink && milk.size?.height == 3 && milk.tags == ["x"])
    #expect(milk.due == Date(timeIntervalSinceReferenceDate: 5) && goods[0].due == nil)
    #expect(goods.map { $0.shelf?.name } == ["Warm", "Cold", "Full"])
    let shelves = try context.fetch(FetchDescriptor<Shelf>(sortBy: [SortDescriptor(\.name)]))
    #expect(shelves.map(\.name) == ["Cold", "Full", "Warm"])
    #expect(shelves[0].goods == [milk] && !context.hasChanges)
    #expect(
      shelves[0].owner != nil && shelves[0].owner === shelves[1].owner)
  }

  @Test func rowsWithoutAnIdentityGetOne() throws {
    let ids = try with(#"{"Tag": [{}, {"id": "b"}]}"#) { rows in
      let context = try ModelContainer(for: Tag.self).mainContext
      #expect(rows.mistakes == [])
      return try context.fetch(FetchDescriptor<Tag>()).map(\.id)
    }
    #expect(ids == ["Tag[0]", "b"])
  }

  /// Each row leads to one behind it, which is not made yet.
  @Test func manyRowsTakeLittleTime() throws {
    let count = 300
    let goods = (0..<count).map {
      #"{"name": "n", "made": 1, "shelf": "s\#($0)"}"#
    }
    let shelves = (0..<count).map { #"{"id": "s\#($0)", "name": "n"}"# }
    let text =
      #"{"Good": [\#(goods.joined(separator: ","))], "Shelf": [\#(shelves.joined(separator: ","))]}"#
    let found = try with(text) { rows in
      let context = try ModelContainer(for: Good.self).mainContext
      #expect(rows.mistakes == [])
      return try context.fetch(FetchDescriptor<Shelf>()).count { $0.goods?.count == 1 }
    }
    #expect(found == count)
  }

  @Test func storesThatAreInMemoryOnADeviceStayEmpty() throws {
    try with(Self.goods) { _ in
      let container = try ModelContainer(
        for: Good.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
      #expect(try container.mainContext.fetchCount(FetchDescriptor<Good>()) == 0)
    }
  }

  @Test(
    arguments: [
      (#"{"Good": [{"nmae": "a"}]}"#, "Good[0].nmae: unknown key; did you mean 'name'?"),
      (#"{"Good": [{"made": 1}]}"#, "Good[0]: 'name' is missing; expected a text"),
      (#"{"Good": [{"name": 3, "made": 1}]}"#, "Good[0].name: expected a text"),
      (
        #"{"Good": [{"name": "a", "made": "soon"}]}"#,
        "Good[0].made: expected a date like 2007-01-09T09:41"
      ),
      (
        #"{"Good": [{"name": "a", "made": 1, "count": 1.5}]}"#,
        "Good[0].count: expected a whole number"
      ),
      (
        #"{"Good": [{"name": "a", "made": 1, "kind": "tool"}]}"#,
        "Good[0].kind: expected one of food, drink"
      ),
      (
        #"{"Good": [{"name": "a", "made": 1, "size": {"width": 1}}]}"#,
        "Good[0].size: 'height' is missing"
      ),
      (
        #"{"Good": [{"name": "a", "made": 1, "tags": [1]}]}"#,
        "Good[0].tags: expected a text at [0]"
      ),
      (
        #"{"Good": [{"name": "a", "made": 1, "shelf": "x"}]}"#,
        "Good[0].shelf: no row of 'Shelf' has the id 'x'"
      ),
      (
        #"{"Good": [{"name": "a", "made": 1, "shelf": [{"name": "b"}, {"name": "c"}]}]}"#,
        "Good[0].shelf: expected one row or its id"
      ),
      (
        #"{"Shelf": [{"name": "a", "goods": [true]}]}"#,
        "Shelf[0].goods[0]: expected a row or the id of one"
      ),
      (
        #"{"Shelf": [{"name": "a", "goods": [{"nme": "b"}]}]}"#,
        "Shelf[0].goods[0].nme: unknown key; did you mean 'name'?"
      ),
    ])
  func mistakesInRowsHavePlaces(text: String, mistake: String) throws {
    let found = try with(text) { rows in
      _ = try ModelContainer(for: Good.self, Shelf.self)
      return rows.mistakes
    }
    #expect(found == ["rows.json: \(mistake)"])
  }

  @Test(
    arguments: [
      ("[]", ": expected {\"Item\": ["), ("{", ": it is not JSON: Unexpected end"),
      ("{\n\"A\":\n[,]}", ":3: it is not JSON: Invalid value"),
      (#"{"A": 3}"#, ": A: expected a list of rows"),
      (#"{"A": [3]}"#, ": A[0]: expected an object"),
      (#"{"A": ["# + String(repeating: "[", count: 100_000), ":1: it is not JSON: Too many nested"),
    ])
  func otherFilesAreRefused(text: String, reason: String) {
    let error = #expect(throws: SampleMistake.self) { try rows(text) }
    #expect(error?.description.hasPrefix("rows.json\(reason)") == true, "\(error as Any)")
  }

  @Test func namesThatNoStoreHasAreToldOf() throws {
    try with(#"{"Goood": [], "Good": []}"#) { rows in
      #expect(
        rows.unusedNames == [
          "rows.json: Good: the widget's code made no store of models",
          "rows.json: Goood: the widget's code made no store of models",
        ])
      _ = try ModelContainer(for: Good.self)
      #expect(
        rows.unusedNames == [
          "rows.json: Goood: no store has such a model; did you mean 'Good'?"
        ])
    }
  }

  private func pantry() -> NSManagedObjectContext {
    let container = NSPersistentContainer(name: "Pantry")
    container.loadPersistentStores { _, _ in }
    return container.viewContext
  }

  @Test func managedObjectsAreMadeOfRows() throws {
    let text = """
      {"Dish": [{"id": "tea", "name": "Tea", "price": 3, "day": "2026-11-27T09:41", "isHot": false},
        {"name": "Soup", "count": 4, "menu": 1}],
       "Menu": [{"id": 1, "name": "Noon"}, {"name": "Late", "dishes": ["tea", {"name": "Pie"}]}]}
      """
    let context = try with(text) { rows in
      let context = pantry()
      #expect(rows.mistakes == [] && rows.unusedNames == [])
      return context
    }
    let request = Dish.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    let dishes = try context.fetch(request)
    #expect(dishes.map(\.name) == ["Pie", "Soup", "Tea"])
    #expect(dishes.map { $0.menu?.name } == ["Late", "Noon", "Late"])
    #expect(dishes.map(\.price) == [2.5, 2.5, 3] && dishes.map(\.count) == [0, 4, 0])
    #expect(dishes.map(\.isHot) == [true, true, false])
    #expect(dishes[2].day == Date(timeIntervalSinceReferenceDate: 5) && !context.hasChanges)
  }

  @Test(
    arguments: [
      (#"{"Dish": [{"nmae": "a"}]}"#, "Dish[0].nmae: unknown key; did you mean 'name'?"),
      (#"{"Dish": [{"count": 70000}]}"#, "Dish[0].count: expected a whole number"),
      (#"{"Dish": [{"name": true}]}"#, "Dish[0].name: expected a text"),
      (#"{"Dish": [{"menu": 3}]}"#, "Dish[0].menu: no row of 'Menu' has the id '3'"),
      (
        #"{"Menu": [{"dishes": [{"day": "x"}]}]}"#,
        "Menu[0].dishes[0].day: expected a date like 2007-01-09T09:41"
      ),
    ])
  func mistakesInObjectsHavePlaces(text: String, mistake: String) throws {
    let found = try with(text) { rows in
      _ = pantry()
      return rows.mistakes
    }
    #expect(found == ["rows.json: \(mistake)"])
  }
}
