import SwiftUI
import Testing
import VitrineCoreData
import VitrineStores

@Suite @MainActor struct CoreDataTests {
  private func container() -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Pantry")
    container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
    var loaded = 0
    container.loadPersistentStores { _, error in
      #expect(error == nil)
      loaded += 1
    }
    #expect(loaded == 1)
    return container
  }

  @Test func containersFindTheirModels() {
    let model = container().managedObjectModel
    #expect(Set(model.entitiesByName.keys) == ["Thing", "Dish", "Menu", "Day"])
    let dish = model.entitiesByName["Dish"]
    #expect(dish?.superentity?.name == "Thing" && dish?.attributesByName["name"] != nil)
    #expect(dish?.relationshipsByName["menu"]?.destinationEntity?.name == "Menu")
    let url = URL(fileURLWithPath: "/App.app/Pantry.momd")
    #expect(NSManagedObjectModel(contentsOf: url)?.entities.count == 4)
    #expect(NSManagedObjectModel(contentsOf: URL(fileURLWithPath: "/Other.momd")) == nil)
    #expect(NSManagedObjectModel.mergedModel(from: nil)?.entities.isEmpty == false)
  }

  @Test func propertiesAreThoseOfTheEntity() {
    let context = container().viewContext
    let dish = Dish(context: context)
    #expect(dish.price == 2.5 && dish.count == 0 && dish.isHot && dish.day == nil)
    #expect(dish.name == nil && dish.menu == nil && dish.size == nil)
    let day = Date(timeIntervalSinceReferenceDate: 10)
    (dish.name, dish.count, dish.isHot, dish.day) = ("Soup", 3, false, day)
    dish.size = .large
    #expect(dish.name == "Soup" && dish.count == 3 && !dish.isHot && dish.day == day)
    #expect(dish.size == .large && dish.value(forKey: "count") as? Int16 == 3)
    dish.setValue(NSNumber(value: 7), forKey: "count")
    #expect(dish.count == 7)
    dish.day = nil
    #expect(dish.day == nil && dish.managedObjectContext === context)
  }

  @Test func objectsAreMadeOfTheClassesOfTheirEntities() throws {
    let context = container().viewContext
    let made = NSEntityDescription.insertNewObject(forEntityName: "Dish", into: context)
    let dish = try #require(made as? Dish, "its initializer is private")
    dish.name = "Tea"
    #expect(try context.fetch(Dish.fetchRequest()).map(\.name) == ["Tea"])
    let day = NSEntityDescription.insertNewObject(forEntityName: "Day", into: context)
    #expect(type(of: day) == NSManagedObject.self)
    #expect(try context.existingObject(with: dish.objectID) === dish)
    #expect(context.registeredObject(for: day.objectID) === day)
  }

  @Test func requestsChooseAndOrder() throws {
    let context = container().viewContext
    for (name, count) in [("b", 2), ("c", 3), ("a", 1), ("d", 3)] {
      Dish(in: context, name: name).count = Int16(count)
    }
    let request = Dish.fetchRequest()
    #expect(try context.fetch(request).map(\.name) == ["b", "c", "a", "d"])
    request.predicate = NSPredicate(format: "count > %d AND day == nil", 1)
    request.sortDescriptors = [
      NSSortDescriptor(key: "count", ascending: false),
      NSSortDescriptor(keyPath: \Dish.name, ascending: true),
    ]
    #expect(try context.fetch(request).map(\.name) == ["c", "d", "b"])
    request.fetchLimit = 1
    request.fetchOffset = 1
    #expect(try context.fetch(request).map(\.name) == ["d"])
    #expect(try context.count(for: request) == 1)
    let all = NSFetchRequest<any NSFetchRequestResult>(entityName: "Thing")
    #expect(try context.fetch(all).count == 4, "entities below")
    all.includesSubentities = false
    #expect(try context.fetch(all).isEmpty)
    let names = NSFetchRequest<NSDictionary>(entityName: "Dish")
    names.resultType = .dictionaryResultType
    names.propertiesToFetch = ["name"]
    #expect(try context.fetch(names).first?["name"] as? String == "b")
  }

  @Test func relationshipsLeadBack() throws {
    let context = container().viewContext
    let menu = Menu(context: context)
    let (soup, tea) = (Dish(in: context, name: "soup"), Dish(in: context, name: "tea"))
    soup.menu = menu
    #expect(menu.all == [soup])
    menu.addToDishes(tea)
    #expect(tea.menu === menu && menu.dishes?.count == 2)
    menu.removeFromDishes(soup)
    #expect(soup.menu == nil && menu.all == [tea])
    menu.addToDishes(NSSet(array: [soup, tea]))
    #expect(menu.all == [soup, tea])
    let days = ["a", "b"].map { _ in
      NSEntityDescription.insertNewObject(forEntityName: "Day", into: context)
    }
    menu.days = NSOrderedSet(array: [days[0]])
    menu.insertIntoDays(days[1], at: 0)
    #expect(menu.days?.array as? [NSManagedObject] == [days[1], days[0]])
    let ordered = NSPredicate(format: "ANY dishes.name == %@ AND dishes.@count == 2", "tea")
    #expect(ordered.evaluate(with: menu))
    context.delete(menu)
    #expect(try context.fetch(Dish.fetchRequest()).isEmpty, "cascade")
  }

  @Test func changesAreKeptOrTakenBack() async throws {
    let container = container()
    let context = container.viewContext
    let kept = Dish(in: context, name: "kept")
    #expect(context.hasChanges && kept.isInserted)
    try context.save()
    #expect(!context.hasChanges && !kept.isInserted)
    _ = Dish(in: context, name: "new")
    context.rollback()
    #expect(try context.fetch(Dish.fetchRequest()).map(\.name) == ["kept"])
    let count = try await container.performBackgroundTask { try $0.count(for: Dish.fetchRequest()) }
    #expect(count == 1)
    let same = try context.performAndWait { try context.count(for: Dish.fetchRequest()) }
    #expect(same == 1)
    _ = try context.execute(
      NSBatchInsertRequest(entityName: "Dish", objects: [["name": "more"], ["name": "rest"]]))
    let update = NSBatchUpdateRequest(entityName: "Dish")
    update.predicate = NSPredicate(format: "name != 'more'")
    update.propertiesToUpdate = ["count": 9]
    _ = try context.execute(update)
    #expect(try context.fetch(Dish.fetchRequest()).map(\.count) == [9, 0, 9])
    let history = try context.execute(NSPersistentHistoryChangeRequest.fetchHistory(after: nil))
    #expect((history as? NSPersistentHistoryResult)?.result is [NSPersistentHistoryTransaction])
    _ = try context.execute(
      NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Dish")))
    #expect(try context.count(for: Dish.fetchRequest()) == 0)
  }

  private struct Dishes: View {
    @FetchRequest(
      sortDescriptors: [NSSortDescriptor(keyPath: \Dish.name, ascending: false)],
      animation: .default) private var down: FetchedResults<Dish>
    @FetchRequest(sortDescriptors: [SortDescriptor(\.count)]) var byCount: FetchedResults<Dish>
    @FetchRequest(
      entity: Dish.entity(), sortDescriptors: [], predicate: NSPredicate(format: "count > 1"))
    var many: FetchedResults<Dish>
    @SectionedFetchRequest<Bool, Dish>(
      sectionIdentifier: \.isHot, sortDescriptors: [SortDescriptor(\.name)]) var sections
    @Environment(\.managedObjectContext) private var context

    var body: some View {
      let lists = [Array(down), Array(byCount), Array(many)]
      let names = lists.map { $0.map { $0.name ?? "" }.joined(separator: " ") }
      Text(
        verbatim: names.joined(separator: " / ") + " / \(sections.map { "\($0.id) \($0.count)" })")
    }
  }

  @Test func viewsFetchFromTheirContext() {
    let context = container().viewContext
    for (name, count) in [("a", 2), ("b", 1)] {
      let dish = Dish(in: context, name: name)
      (dish.count, dish.isHot) = (Int16(count), count == 1)
    }
    let image = drawn { Dishes().environment(\.managedObjectContext, context) }
    #expect(
      image.textLedger.entries.map(\.string) == [#"b a / b a / a / ["false 1", "true 1"]"#])
    #expect(image.diagnostics.filter { $0.code == "empty-store" }.isEmpty)
    let alone = drawn { Dishes() }
    #expect(alone.diagnostics.filter { $0.code == "empty-store" }.count == 1)
  }

  @Test func predicatesThatAskForMissingPropertiesHideNothing() {
    let context = container().viewContext
    _ = Dish(in: context, name: "a")
    let image = drawn {
      Missing().environment(\.managedObjectContext, context)
    }
    #expect(image.textLedger.entries.map(\.string) == ["1"])
    let note = image.diagnostics.first { $0.code == "predicate-format" }
    #expect(note?.message.contains("Dish has no property 'nmae'") == true)
  }

  private struct Missing: View {
    @FetchRequest(
      entity: Dish.entity(), sortDescriptors: [], predicate: NSPredicate(format: "nmae == 'b'"))
    var dishes: FetchedResults<Dish>

    var body: some View { Text(verbatim: "\(dishes.count)") }
  }
}
