/// Anything that a store is asked for.
open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {
  open var affectedStores: [NSPersistentStore]?

  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    NSPersistentStoreResult()
  }
}
