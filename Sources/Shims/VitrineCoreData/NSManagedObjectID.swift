import Synchronization

/// The identity of a managed object.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
  private static let count = Atomic(0)
  public let entity: NSEntityDescription
  private let number = NSManagedObjectID.count.add(1, ordering: .relaxed).newValue
  /// Whether the object was never saved.
  open internal(set) var isTemporaryID = true
  open var persistentStore: NSPersistentStore? { nil }

  init(_ entity: NSEntityDescription) { self.entity = entity }

  open func uriRepresentation() -> URL {
    URL(fileURLWithPath: "/\(entity.name ?? "Object")/p\(number)")
  }

  // The same in every run, unlike an address.
  open override var hash: Int { number }
}
