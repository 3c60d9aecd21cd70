/// A request that makes objects of dictionaries.
open class NSBatchInsertRequest: NSPersistentStoreRequest, @unchecked Sendable {
  private let name: String
  private let rows: [[String: Any]]
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  public init(entityName: String, objects: [[String: Any]]) { (name, rows) = (entityName, objects) }

  public convenience init(entity: NSEntityDescription, objects: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: objects)
  }

  override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    for row in rows {
      let object = NSEntityDescription.insertNewObject(forEntityName: name, into: context)
      for (key, value) in row { object.setValue(value, forKey: key) }
    }
    let result = NSBatchInsertResult()
    result.result = true
    return result
  }
}

/// The kind of what an insertion returns.
public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }

/// The answer to an insertion.
open class NSBatchInsertResult: NSPersistentStoreResult {
  open internal(set) var result: Any?
}
