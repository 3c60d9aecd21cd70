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
  open var identifier: String? = "store"
  open var metadata: [String: Any]? = [:]
  open var isReadOnly = false
  open var configurationName: String { "PF_DEFAULT_CONFIGURATION_NAME" }

  init(url: URL?, type: String) { (self.url, self.type) = (url, type) }

  /// Whether a device would keep the store in memory: it begins empty each time.
  var isInMemory: Bool { type == NSInMemoryStoreType || url?.path == "/dev/null" }
}
