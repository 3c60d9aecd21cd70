import VitrineStores

/// The objects of a store in memory. Contexts of one container share them.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }

  public enum ConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
    public static let privateQueue = ConcurrencyType.privateQueueConcurrencyType
    public static let mainQueue = ConcurrencyType.mainQueueConcurrencyType
  }

  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var parent: NSManagedObjectContext?
  open var name: String?
  open var transactionAuthor: String?
  open var automaticallyMergesChangesFromParent = false
  open var mergePolicy: Any = NSMergePolicy.error
  open var shouldDeleteInaccessibleFaults = true
  open var retainsRegisteredObjects = false
  open var propagatesDeletesAtEndOfEvent = true
  open var stalenessInterval: TimeInterval = -1
  open var userInfo: NSMutableDictionary = [:]
  public let concurrencyType: ConcurrencyType
  open internal(set) var insertedObjects: Set<NSManagedObject> = []
  open internal(set) var deletedObjects: Set<NSManagedObject> = []
  open var updatedObjects: Set<NSManagedObject> { [] }
  open var registeredObjects: Set<NSManagedObject> { Set(store.objects) }
  var isChanged = false
  /// Of a context without a coordinator.
  private let own = ManagedStore()

  public init(concurrencyType: ConcurrencyType = .mainQueueConcurrencyType) {
    self.concurrencyType = concurrencyType
  }

  public convenience init(_ concurrencyType: ConcurrencyType) {
    self.init(concurrencyType: concurrencyType)
  }

  var coordinator: NSPersistentStoreCoordinator? {
    var context: NSManagedObjectContext? = self
    for _ in 0..<Self.mostParents {
      if let found = context?.persistentStoreCoordinator { return found }
      context = context?.parent
    }
    return nil
  }

  /// The most contexts above one, as they may lead back to it.
  private static let mostParents = 16

  var store: ManagedStore { coordinator?.store ?? own }
  var model: NSManagedObjectModel? { coordinator?.managedObjectModel }

  open var hasChanges: Bool { isChanged }

  /// Puts a new object into the store.
  func take(_ object: NSManagedObject) {
    guard object.state.context == nil else { return }
    object.state.context = self
    object.state.isInserted = true
    object.state.isDeleted = false
    store.add(object)
    insertedObjects.insert(object)
    isChanged = true
    object.awakeFromInsert()
  }

  /// Puts an object that one of the store leads to into the store.
  func reach(_ object: NSManagedObject) { if !object.state.isDeleted { take(object) } }

  open func insert(_ object: NSManagedObject) { take(object) }

  open func delete(_ object: NSManagedObject) {
    guard !object.state.isDeleted, object.state.context != nil else { return }
    object.prepareForDeletion()
    object.state.isDeleted = true
    store.remove(object)
    deletedObjects.insert(object)
    isChanged = true
    for case let relationship as NSRelationshipDescription in object.entity.names
      .compactMap(object.entity.property)
    {
      let targets = object.state.objects(relationship.name)
      object.state.set([], relationship, of: object)
      if relationship.deleteRule == .cascadeDeleteRule { targets.forEach(delete) }
    }
    object.state.context = nil
  }

  open func save() throws {
    for object in insertedObjects {
      (object.state.isInserted, object.state.isUpdated) = (false, false)
      object.objectID.isTemporaryID = false
    }
    (insertedObjects, deletedObjects, isChanged) = ([], [], false)
  }

  /// Takes back what was inserted and deleted since the last `save()`; values stay as they are.
  open func rollback() {
    let (inserted, deleted) = (insertedObjects, deletedObjects)
    inserted.forEach(delete)
    for object in deleted.subtracting(inserted) {
      object.state.isDeleted = false
      take(object)
    }
    (insertedObjects, deletedObjects, isChanged) = ([], [], false)
  }

  open func reset() { (insertedObjects, deletedObjects, isChanged) = ([], [], false) }
  open func undo() {}
  open func redo() {}
  open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}
  open func refreshAllObjects() {}
  open func processPendingChanges() {}
  open func detectConflicts(for object: NSManagedObject) {}
  open func assign(_ object: Any, to store: NSPersistentStore) {}
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { object.objectID.isTemporaryID = false }
  }
  open func mergeChanges(fromContextDidSave notification: Notification) {}
  open class func mergeChanges(
    fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {}
  open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
}

public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

/// A state of a store; one in memory has no other than the present.
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
  public static let current = NSQueryGenerationToken()
}

// Work of a context. There is one thing at a time, wherever it is called.
extension NSManagedObjectContext {
  public func perform(_ block: @escaping () -> Void) { block() }

  public func performAndWait(_ block: () -> Void) { block() }

  public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    try block()
  }

  public func perform<Result>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Result
  ) async rethrows -> Result { try block() }
}

// Fetching.
extension NSManagedObjectContext {
  public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    try request.results(in: self).compactMap { $0 as? Result }
  }

  public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    try request.objects(in: self).count
  }

  public func object(with id: NSManagedObjectID) -> NSManagedObject {
    store.object(id) ?? NSManagedObject(entity: id.entity, insertInto: nil)
  }

  public func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = store.object(id) else { throw CocoaError(CocoaError.Code(rawValue: 133000)) }
    return object
  }

  public func registeredObject(for id: NSManagedObjectID) -> NSManagedObject? { store.object(id) }

  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    try request.run(in: self)
  }
}
