/// The values of a managed object, and where it belongs.
final class ManagedState: @unchecked Sendable {
  let entity: NSEntityDescription
  let id: NSManagedObjectID
  var context: NSManagedObjectContext?
  var isInserted = false
  var isUpdated = false
  var isDeleted = false
  /// Attributes as they were given; nil values are missing, and so are those that nobody set.
  private var attributes: [String: Any?] = [:]
  private var relationships: [String: [NSManagedObject]] = [:]

  init(_ entity: NSEntityDescription) {
    self.entity = entity
    id = NSManagedObjectID(entity)
  }

  func has(_ key: String) -> Bool { attributes[key] != nil || relationships[key] != nil }

  /// The objects of a relationship in their order.
  func objects(_ key: String) -> [NSManagedObject] { relationships[key] ?? [] }

  func value(_ key: String) -> Any? {
    switch entity.property(key) {
    case let relationship as NSRelationshipDescription:
      let objects = objects(key)
      if !relationship.isToMany { return objects.first }
      return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    case let attribute as NSAttributeDescription:
      if let known = attributes[key] { return known }
      return attribute.defaultValue
    default: return attributes[key] ?? relationships[key]
    }
  }

  func set(_ value: Any?, _ key: String, of object: NSManagedObject) {
    isUpdated = !isInserted
    context?.isChanged = true
    if let relationship = entity.property(key) as? NSRelationshipDescription {
      set(Self.objects(of: value), relationship, of: object)
    } else {
      attributes[key] = .some(value)
    }
  }

  /// The objects that the value of a relationship holds.
  static func objects(of value: Any?) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let list as NSOrderedSet: list.array.compactMap { $0 as? NSManagedObject }
    case let set as NSSet: sorted(set.allObjects.compactMap { $0 as? NSManagedObject })
    case let list as [NSManagedObject]: list
    case let set as Set<AnyHashable>: sorted(set.compactMap { $0.base as? NSManagedObject })
    default: []
    }
  }

  /// Objects in the order in which they were made, as a set has none.
  private static func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    objects.sorted { $0.state.id.hash < $1.state.id.hash }
  }

  /// Changes a relationship and what leads back.
  func set(
    _ new: [NSManagedObject], _ relationship: NSRelationshipDescription, of object: NSManagedObject
  ) {
    let new = relationship.isToMany ? new : Array(new.prefix(1))
    let old = objects(relationship.name)
    relationships[relationship.name] = new
    for target in new { context?.reach(target) }
    guard let inverse = relationship.inverse else { return }
    let (before, after) = (Set(old.map(ObjectIdentifier.init)), Set(new.map(ObjectIdentifier.init)))
    for target in old where !after.contains(ObjectIdentifier(target)) {
      let back = target.state.objects(inverse.name)
      guard back.contains(where: { $0 === object }) else { continue }
      target.state.set(back.filter { $0 !== object }, inverse, of: target)
    }
    for target in new where !before.contains(ObjectIdentifier(target)) {
      let back = target.state.objects(inverse.name)
      guard !back.contains(where: { $0 === object }) else { continue }
      target.state.set(inverse.isToMany ? back + [object] : [object], inverse, of: target)
    }
  }
}
