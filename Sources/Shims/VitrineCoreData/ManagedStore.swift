import Synchronization

/// The objects of a store in the order in which they were inserted.
final class ManagedStore: @unchecked Sendable {
  private let lock = Mutex<Void>(())
  private var all: [NSManagedObject] = []

  var objects: [NSManagedObject] { lock.withLock { _ in all } }

  func add(_ object: NSManagedObject) { lock.withLock { _ in all.append(object) } }

  func remove(_ object: NSManagedObject) {
    lock.withLock { _ in all.removeAll { $0 === object } }
  }

  func removeAll() { lock.withLock { _ in all = [] } }

  func object(_ id: NSManagedObjectID) -> NSManagedObject? { objects.first { $0.objectID === id } }
}
