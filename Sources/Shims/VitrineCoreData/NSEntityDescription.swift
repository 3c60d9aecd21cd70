/// A kind of managed objects.
open class NSEntityDescription: NSObject {
  open var name: String?
  open var managedObjectClassName: String! = "NSManagedObject"
  open var isAbstract = false
  open var properties: [NSPropertyDescription] = [] {
    didSet { for property in properties { property.entity = self } }
  }
  open weak var superentity: NSEntityDescription?
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  open internal(set) weak var managedObjectModel: NSManagedObjectModel!
  open var userInfo: [AnyHashable: Any]?
  open var uniquenessConstraints: [[Any]] = []
  open var renamingIdentifier: String?

  /// The properties with those of the entities above, in their order.
  private var all: [NSPropertyDescription] {
    var chain: [NSEntityDescription] = [self]
    while let parent = chain.last?.superentity, chain.count < Self.mostLevels {
      chain.append(parent)
    }
    return chain.reversed().flatMap(\.properties)
  }

  /// The most entities above one, as they may lead back to it.
  private static let mostLevels = 64

  open var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(all.map { ($0.name, $0) }) { $1 }
  }
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }
  /// The names of the properties in their order.
  var names: [String] {
    var seen: Set<String> = []
    return all.map(\.name).filter { seen.insert($0).inserted }
  }

  func property(_ name: String) -> NSPropertyDescription? { all.last { $0.name == name } }

  open func isKindOf(entity other: NSEntityDescription) -> Bool {
    var entity: NSEntityDescription? = self
    for _ in 0..<Self.mostLevels {
      guard let own = entity else { return false }
      if own === other || own.name == other.name { return true }
      entity = own.superentity
    }
    return false
  }

  open class func entity(
    forEntityName name: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { context.model?.entitiesByName[name] }

  @discardableResult
  open class func insertNewObject(
    forEntityName name: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = entity(forEntityName: name, in: context) ?? unknown(name)
    return ManagedClass.make(entity, in: context)
  }

  /// An entity that no model has, which a device has the program end for.
  static func unknown(_ name: String) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = name
    return entity
  }
}

/// A property of an entity.
open class NSPropertyDescription: NSObject {
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  open internal(set) weak var entity: NSEntityDescription!
  open var userInfo: [AnyHashable: Any]?
  open var isIndexed = false
  open var renamingIdentifier: String?
}

/// A property with a value.
open class NSAttributeDescription: NSPropertyDescription {
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var defaultValue: Any?
  open var allowsExternalBinaryDataStorage = false
  open var allowsCloudEncryption = false
  open var valueTransformerName: String?
  open var attributeValueClassName: String?

  /// Used by generated sources.
  public static func _make(
    _ name: String, _ type: NSAttributeType, isOptional: Bool = false, default value: Any? = nil
  ) -> NSAttributeDescription {
    let made = NSAttributeDescription()
    (made.name, made.attributeType, made.isOptional) = (name, type, isOptional)
    made.defaultValue = value
    return made
  }
}

/// A property that leads to other objects.
open class NSRelationshipDescription: NSPropertyDescription {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  open var maxCount = 0
  open var minCount = 0
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var isOrdered = false
  open var isToMany: Bool { maxCount != 1 }
  var destinationName: String?
  var inverseName: String?

  /// Used by generated sources.
  public static func _make(
    _ name: String, to destination: String, inverse: String? = nil, isToMany: Bool = false,
    isOrdered: Bool = false, _ rule: NSDeleteRule = .nullifyDeleteRule
  ) -> NSRelationshipDescription {
    let made = NSRelationshipDescription()
    (made.name, made.destinationName, made.inverseName) = (name, destination, inverse)
    (made.maxCount, made.isOrdered, made.deleteRule) = (isToMany ? 0 : 1, isOrdered, rule)
    return made
  }

  /// The property of the other side that leads back.
  var inverse: NSRelationshipDescription? {
    inverseRelationship
      ?? inverseName.flatMap { destinationEntity?.property($0) as? NSRelationshipDescription }
  }
}

/// The type of an attribute's values.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
  case compositeAttributeType = 2100
}

/// What becomes of the other objects when one is deleted.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}
