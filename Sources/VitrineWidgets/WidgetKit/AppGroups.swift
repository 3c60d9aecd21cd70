#if !canImport(Darwin)
  public import Foundation

  // Parts of Foundation that widgets use and that exist on Apple's systems only.

  extension FileManager {
    /// Returns the folder that an app shares with its widgets. Here it belongs to this process and is empty
    /// at first, so that no data of an earlier run is in it. Nil if the group's name would be a path.
    public func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? {
      guard !identifier.isEmpty, !identifier.contains("/"), !identifier.hasPrefix(".") else {
        return nil
      }
      let folder = GroupContainers.root.appendingPathComponent(identifier, isDirectory: true)
      try? createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    }
  }

  /// The location of app group containers; removed when the process ends.
  private enum GroupContainers {
    static let root: URL = {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("vitrine-groups-\(UUID().uuidString)")
      atexit { try? FileManager.default.removeItem(at: GroupContainers.root) }
      return folder
    }()
  }

  extension UserDefaults {
    /// Returns the stored value of a key, as `object(forKey:)` does; nil if there is none.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
    /// Stores a value under a key, as `set(_:forKey:)` does; nil removes it.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  }
#endif
