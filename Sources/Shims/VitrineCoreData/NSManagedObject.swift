import VitrineStores

/// A row of a store, with values by the names of its entity's properties.
open class NSManagedObject: NSObject, ObservableObject, @unchecked Sendable {
  /// Everything that an object has, in one place: subclasses are made of it.
  let state: ManagedState

  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    state = ManagedState(entity)
    super.init()
    context?.take(self)
  }

  /// Creates an object of the entity that has this class.
  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: Self.entity(in: context.model), insertInto: context)
  }

  open class func entity() -> NSEntityDescription { entity(in: nil) }

  private static func entity(in model: NSManagedObjectModel?) -> NSEntityDescription {
    let name = String(reflecting: self)
    let known = model?.entities ?? NSManagedObjectModel.declared.flatMap(\.descriptions)
    let short = "\(self)"
    return known.first { $0.managedObjectClassName == name }
      ?? known.first {
        $0.managedObjectClassName?.split(separator: ".").last.map(String.init) == short
      }
      ?? known.first { $0.name == short } ?? .unknown(short)
  }

  // That of a class of its own, which returns its objects, counts first.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "\(self)")
  }

  open var entity: NSEntityDescription { state.entity }
  open var objectID: NSManagedObjectID { state.id }
  open var managedObjectContext: NSManagedObjectContext? { state.context }
  open var isInserted: Bool { state.isInserted }
  open var isUpdated: Bool { state.isUpdated }
  open var isDeleted: Bool { state.isDeleted }
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  open var hasPersistentChangedValues: Bool { isUpdated }
  open var isFault: Bool { false }
  open var faultingState: Int { 0 }

  open override var hash: Int { state.id.hash }

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  open func validateForInsert() throws {}
  open func validateForUpdate() throws {}
  open func validateForDelete() throws {}
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func willChangeValue(forKey key: String) {}
  open func didChangeValue(forKey key: String) {}

  open func changedValues() -> [String: Any] { [:] }
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    (keys ?? entity.names).reduce(into: [:]) { $0[$1] = value(forKey: $1) }
  }

  open func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }

  open func value(forKey key: String) -> Any? { state.value(key) }

  open func setValue(_ value: Any?, forKey key: String) { state.set(value, key, of: self) }

  open func setValuesForKeys(_ values: [String: Any]) {
    for (key, value) in values { setValue(value is NSNull ? nil : value, forKey: key) }
  }

  open func value(forKeyPath path: String) -> Any? { self[_keyed: path] }

  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    committedValues(forKeys: keys)
  }

  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    state.objects(key).map(\.objectID)
  }
}

extension NSManagedObject: KeyedObject {
  package var identity: AnyHashable { state.id }

  package func value(named key: String) throws -> Any? {
    switch key {
    case "self": return self
    case "objectID": return state.id
    default: break
    }
    if state.entity.property(key) == nil, !state.has(key) {
      throw SampleMistake("\(entity.name ?? "the entity") has no property '\(key)'")
    }
    return value(forKey: key)
  }
}
