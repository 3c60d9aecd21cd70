/// A request that changes the objects that a predicate chooses.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, @unchecked Sendable {
  private let name: String
  open var predicate: NSPredicate?
  open var includesSubentities = true
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  /// Values by the names of properties.
  open var propertiesToUpdate: [AnyHashable: Any]?

  public init(entityName: String) { name = entityName }

  public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }

  override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let request = NSFetchRequest<NSManagedObject>(entityName: name)
    request.predicate = predicate
    for object in try context.fetch(request) {
      for (key, value) in propertiesToUpdate ?? [:] {
        if let key = key.base as? String { object.setValue(value, forKey: key) }
      }
    }
    let result = NSBatchUpdateResult()
    result.result = true
    return result
  }
}

/// The kind of what a change returns.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

/// The answer to a change.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  open internal(set) var result: Any?
}
