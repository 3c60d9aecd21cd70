import SwiftUI
import Testing
import VitrineStores
import VitrineSwiftData

@Suite @MainActor struct SwiftDataTests {
  private func container() throws -> ModelContainer {
    try ModelContainer(
      for: Shelf.self, Good.self, Owner.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  @Test func modelsKeepTheirPropertiesAndDefaults() {
    let good = Good(name: "Milk")
    #expect(good.price == 2.5 && good.count == 1 && good.kind == .food && good.tags == ["a", "b"])
    #expect(good.total == 2.5 && good.fixed == 3 && good.note == "with a } brace and astring")
    good.watched = 4
    #expect(good.isOpen)
    #expect(
      Good.schemaMetadata.map(\.name) == [
        "key", "name", "price", "count", "kind", "tags", "size", "due", "shelf", "made", "note",
        "watched",
      ])
  }

  @Test func identitiesDiffer() throws {
    let (one, two) = (Good(name: "a"), Good(name: "a"))
    #expect(one != two && one == one && one.persistentModelID != two.persistentModelID)
    #expect(one.persistentModelID.entityName == "Good" && Set([one, two, one]).count == 2)
    #expect(one.modelContext == nil)
  }

  @Test func modelsAreFetchedByPredicateOrderAndLimit() throws {
    let context = try container().mainContext
    for (name, count) in [("b", 2), ("c", 3), ("a", 1), ("d", 3)] {
      let good = Good(name: name)
      good.count = count
      context.insert(good)
    }
    let all = try context.fetch(FetchDescriptor<Good>())
    #expect(all.map(\.name) == ["b", "c", "a", "d"], "in the order of their insertion")
    var descriptor = FetchDescriptor<Good>(
      predicate: #Predicate { $0.count > 1 && $0.due == nil },
      sortBy: [SortDescriptor(\.count, order: .reverse), SortDescriptor(\.name)])
    #expect(try context.fetch(descriptor).map(\.name) == ["c", "d", "b"])
    descriptor.fetchLimit = 1
    descriptor.fetchOffset = 1
    #expect(try context.fetch(descriptor).map(\.name) == ["d"])
    #expect(try context.fetchCount(FetchDescriptor<Good>()) == 4)
    let id = all[0].persistentModelID
    #expect(context.model(for: id) === all[0])
    #expect(try context.fetchIdentifiers(FetchDescriptor<Good>()).first == id)
    let known: Good? = context.registeredModel(for: id)
    #expect(known === all[0])
  }

  @Test func relationshipsLeadBack() throws {
    let context = try container().mainContext
    let (cold, warm) = (Shelf(name: "cold"), Shelf(name: "warm"))
    context.insert(cold)
    let milk = Good(name: "milk", shelf: cold)
    context.insert(milk)
    #expect(cold.goods == [milk])
    milk.shelf = warm
    #expect(cold.goods == [] && warm.goods == [milk], "a shelf that was never inserted, too")
    #expect(try context.fetchCount(FetchDescriptor<Shelf>()) == 2)
    warm.goods = []
    #expect(milk.shelf == nil)
    milk.shelf = warm
    #expect(warm.goods == [milk])
    milk.shelf = nil
    #expect(warm.goods == [])
    warm.goods?.append(milk)
    #expect(milk.shelf === warm)
    let owner = Owner()
    owner.shelves = [warm]
    context.insert(owner)
    #expect(warm.owner === owner, "the only property that can lead back")
  }

  @Test func deletionsFollowTheirRules() throws {
    let context = try container().mainContext
    let shelf = Shelf(name: "a")
    let owner = Owner()
    context.insert(shelf)
    shelf.goods = [Good(name: "b"), Good(name: "c")]
    shelf.owner = owner
    #expect(try context.fetchCount(FetchDescriptor<Good>()) == 2)
    #expect(owner.shelves == [shelf])
    context.delete(shelf)
    #expect(try context.fetchCount(FetchDescriptor<Good>()) == 0, "cascade")
    #expect(owner.shelves.isEmpty, "nullify")
    try context.delete(model: Owner.self)
    #expect(try context.fetchCount(FetchDescriptor<Owner>()) == 0)
  }

  @Test func changesAreKeptOrTakenBack() throws {
    let context = try container().mainContext
    let kept = Good(name: "kept")
    context.insert(kept)
    #expect(context.hasChanges)
    try context.save()
    #expect(!context.hasChanges)
    context.insert(Good(name: "new"))
    context.delete(kept)
    context.rollback()
    #expect(try context.fetch(FetchDescriptor<Good>()).map(\.name) == ["kept"])
    kept.note = "new"
    #expect(context.hasChanges)
    try context.transaction { context.insert(Good(name: "more")) }
    #expect(!context.hasChanges)
  }

  @Test func actorsHaveAContextOfTheirContainer() async throws {
    let container = try container()
    container.mainContext.insert(Good(name: "a"))
    #expect(try await Counter(modelContainer: container).count() == 1)
  }

  private struct Goods: View {
    @Query private var all: [Good]
    @Query(sort: \Good.name, order: .reverse) private var sorted: [Good]
    @Query(filter: #Predicate<Good> { $0.count > 1 }, sort: [SortDescriptor(\.name)]) var many:
      [Good]
    @Query(sort: \Good.due, animation: .default) var byDay: [Good]
    @Query(FetchDescriptor<Shelf>()) var shelves: [Shelf]
    @Environment(\.modelContext) private var context
    let title: String

    var body: some View {
      let names = [all, sorted, many].map { $0.map(\.name).joined(separator: " ") }
      let counts = "\(byDay.count) / \(shelves.count)"
      Text(verbatim: "\(title): \(names.joined(separator: " / ")) / \(counts)")
    }
  }

  @Test func queriesTakeTheModelsOfTheirContainer() throws {
    let container = try container()
    for (name, count) in [("a", 1), ("b", 2)] {
      let good = Good(name: name)
      good.count = count
      container.mainContext.insert(good)
    }
    let image = drawn { Goods(title: "all").modelContainer(container) }
    #expect(image.textLedger.entries.map(\.string) == ["all: a b / b a / b / 2 / 0"])
    #expect(image.diagnostics.map(\.message).filter { $0.contains("'Shelf'") }.count == 1)
    let alone = drawn { Goods(title: "none") }
    #expect(alone.textLedger.entries.map(\.string) == ["none:  /  /  / 0 / 0"])
    #expect(alone.diagnostics.filter { $0.code == "empty-store" }.count == 2, "goods and shelves")
  }
}
