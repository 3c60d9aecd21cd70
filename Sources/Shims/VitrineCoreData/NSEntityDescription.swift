/// A kind of managed objects.
open class NSEntityDescription: NSObject {
  open var name: String?
  open var managedObjectClassName: String? = "NSManagedObject"
  open var isAbstract = false
  open var properties: [NSPropertyDescription] = [] {
    didSet { for property in properties { property.entity = self } }
  }
  open weak var superentity: NSEntityDescription?
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  open internal(set) weak var managedObjectModel: NSManagedObjectModel?
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
