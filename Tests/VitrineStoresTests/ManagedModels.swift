import Foundation
import VitrineCoreData

/// As `DataModelClasses` writes it.
public struct CoreDataModel_Pantry: _ManagedModelDeclaration {
  public static var _model: _ManagedModel {
    _ManagedModel(
      name: "Pantry", file: #fileID,
      entities: [
        .init(
          "Thing", class: "Thing", isAbstract: true,
          [
            NSAttributeDescription._make("name", .stringAttributeType, isOptional: true)
          ] as [NSPropertyDescription]),
        .init(
          "Dish", class: "Dish", parent: "Thing",
          [
            NSAttributeDescription._make("price", .doubleAttributeType, default: Double(2.5)),
            NSAttributeDescription._make("count", .integer16AttributeType),
            NSAttributeDescription._make("isHot", .booleanAttributeType, default: true),
            NSAttributeDescription._make("day", .dateAttributeType, isOptional: true),
            NSAttributeDescription._make("size", .integer32AttributeType, isOptional: true),
            NSRelationshipDescription._make(
              "menu", to: "Menu", inverse: "dishes", .nullifyDeleteRule),
          ] as [NSPropertyDescription]),
        .init(
          "Menu", class: "Menu", parent: "Thing",
          [
            NSRelationshipDescription._make(
              "dishes", to: "Dish", inverse: "menu", isToMany: true, .cascadeDeleteRule),
            NSRelationshipDescription._make(
              "days", to: "Day", inverse: "menus", isToMany: true, isOrdered: true),
          ] as [NSPropertyDescription]),
        .init(
          "Day", class: "NSManagedObject",
          [
            NSRelationshipDescription._make(
              "menus", to: "Menu", inverse: "days", isToMany: true)
          ] as [NSPropertyDescription]),
      ])
  }
}

open class Thing: NSManagedObject, @unchecked Sendable {}

/// As users write it, and the copy of their sources has it.
public class Dish: Thing, @unchecked Sendable, Identifiable {
  enum Size: Int32 { case small = 1, large }

  @nonobjc class func fetchRequest() -> NSFetchRequest<Dish> {
    NSFetchRequest<Dish>(entityName: "Dish")
  }

  @CDManaged public var price: Double
  @CDManaged public var count: Int16
  @CDManaged var isHot: Bool
  @CDManaged var day: Date?
  @CDManaged var menu: Menu?

  var size: Size? {
    get { (primitiveValue(forKey: "size") as? Int32).flatMap(Size.init) }
    set { setPrimitiveValue(newValue?.rawValue, forKey: "size") }
  }

  init(in context: NSManagedObjectContext, name: String) {
    super.init(
      entity: NSEntityDescription.entity(forEntityName: "Dish", in: context) ?? Dish.entity(),
      insertInto: context)
    self.name = name
  }

  override private init(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) { super.init(entity: entity, insertInto: context) }
}

extension Thing {
  @CDManaged public var name: String?
}

public class Menu: Thing, @unchecked Sendable {}

extension Menu {
  @CDManaged public var dishes: NSSet?
  @CDManaged public var days: NSOrderedSet?
  @CDMethods public func addToDishes(_ value: Dish)
  @CDMethods public func removeFromDishes(_ value: Dish)
  @CDMethods public func addToDishes(_ values: NSSet)
  @CDMethods public func insertIntoDays(_ value: NSManagedObject, at idx: Int)

  var all: Set<Dish> { dishes as? Set<Dish> ?? [] }
}
