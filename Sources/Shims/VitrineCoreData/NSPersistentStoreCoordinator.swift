import VitrineStores

/// What connects contexts with a store.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStores: [NSPersistentStore] = []
  open var name: String?
  let store = ManagedStore()

  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  open func addPersistentStore(
    with description: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    add(NSPersistentStore(url: description.url, type: description.type))
    block(description, nil)
  }

  @discardableResult
  open func addPersistentStore(
    ofType type: String, configurationName: String?, at url: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore { add(NSPersistentStore(url: url, type: type)) }

  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at url: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore { add(NSPersistentStore(url: url, type: type.rawValue)) }

  @discardableResult
  private func add(_ new: NSPersistentStore) -> NSPersistentStore {
    persistentStores.append(new)
    if persistentStores.count == 1, !new.isInMemory { fill() }
    return new
  }

  private func fill() {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = self
    SampleObjects(managedObjectModel, in: context).make()
    try? context.save()
  }

  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
  }

  open func persistentStore(for url: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == url }
  }

  open func url(for store: NSPersistentStore) -> URL {
    store.url ?? URL(fileURLWithPath: "/dev/null")
  }

  open func destroyPersistentStore(
    at url: URL, ofType type: String, options: [AnyHashable: Any]? = nil
  ) throws { store.removeAll() }

  open func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws { store.removeAll() }

  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil,
    type: NSPersistentStore.StoreType
  ) throws -> NSPersistentStore { store }

  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil,
    withType type: String
  ) throws -> NSPersistentStore { store }

  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    store.objects.first { $0.objectID.uriRepresentation() == url }?.objectID
  }

  open func perform(_ block: @escaping () -> Void) { block() }
  open func performAndWait(_ block: () -> Void) { block() }
}

/// A file of a store, which is not there.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  public struct StoreType: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }

  open var url: URL?
  public let type: String
  open var identifier: String! = "store"
  open var metadata: [String: Any]! = [:]
  open var isReadOnly = false
  open var configurationName: String { "PF_DEFAULT_CONFIGURATION_NAME" }

  init(url: URL?, type: String) { (self.url, self.type) = (url, type) }

  /// Whether a device would keep the store in memory: it begins empty each time.
  var isInMemory: Bool { type == NSInMemoryStoreType || url?.path == "/dev/null" }
}

/// The kind and place of a store.
open class NSPersistentStoreDescription: NSObject {
  open var url: URL?
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open var isReadOnly = false
  open var timeout: TimeInterval = 240
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  open private(set) var options: [String: NSObject] = [:]

  public override init() {}

  public init(url: URL) { self.url = url }

  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}
