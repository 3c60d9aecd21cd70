/// Changes that were saved together. A store in memory keeps no history of them.
open class NSPersistentHistoryTransaction: NSObject {
  open var timestamp: Date { Date(timeIntervalSinceReferenceDate: 0) }
  open var author: String? { nil }
  open var changes: [NSPersistentHistoryChange]? { nil }
  open var token: NSPersistentHistoryToken { NSPersistentHistoryToken() }

  open func objectIDNotification() -> Notification {
    Notification(name: NSManagedObjectContext.didSaveObjectIDsNotification)
  }
}

/// A change of one object.
open class NSPersistentHistoryChange: NSObject {}

/// A moment in a store's history.
open class NSPersistentHistoryToken: NSObject, @unchecked Sendable {}

/// The answer to a request for history.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
  open var result: Any? { [NSPersistentHistoryTransaction]() }
}
