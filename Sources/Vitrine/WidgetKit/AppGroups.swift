#if !canImport(Darwin)
  public import Foundation

  // Parts of Foundation that widgets use and that it has on Apple's systems only.

  extension FileManager {
    /// The folder that an app shares with its widgets; here a folder of the temporary one. Nil where the
    /// group's name would be a path.
    public func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? {
      guard !identifier.contains("/"), !identifier.hasPrefix(".") else { return nil }
      return temporaryDirectory.appendingPathComponent(identifier, isDirectory: true)
    }
  }

  extension UserDefaults {
    public func value(forKey key: String) -> Any? { object(forKey: key) }
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  }
#endif
