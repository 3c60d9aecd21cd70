/// The answer to a request.
open class NSPersistentStoreResult: NSObject {}
