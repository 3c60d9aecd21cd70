/// A request that deletes what another one chooses.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
  private let choose: (NSManagedObjectContext) throws -> [NSManagedObject]
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) {
    choose = { try fetchRequest.objects(in: $0) }
  }

  public init(objectIDs: [NSManagedObjectID]) {
    choose = { context in objectIDs.compactMap(context.registeredObject) }
  }

  override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let objects = try choose(context)
    objects.forEach(context.delete)
    let result = NSBatchDeleteResult()
    result.result = objects.map(\.objectID)
    return result
  }
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

open class NSBatchDeleteResult: NSPersistentStoreResult {
  open internal(set) var result: Any?
}
