#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An entry of a folder: its name and kind.
package struct FolderEntry: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case folder, file
    /// A pipe, a device, a socket, or a dangling link.
    case other
  }

  package var name: String
  /// The kind; for a link, that of its target.
  package var kind: Kind
  package var isLink: Bool

  /// Returns the entries of a folder in the order of the file system, without `.` and `..`; nil if it
  /// cannot be read.
  static func all(in folder: String) -> [FolderEntry]? {
    guard let stream = unsafe opendir(folder) else { return nil }
    defer { unsafe closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
        unsafe field.withMemoryRebound(to: CChar.self, capacity: 1) { unsafe String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      entries.append(Self(name, type: unsafe Int32(entry.pointee.d_type), in: folder))
    }
    return entries
  }

  /// - Parameter type: the type stored in the folder, which saves reading the file's metadata.
  private init(_ name: String, type: Int32, in folder: String) {
    self.name = name
    isLink = type == Int32(DT_LNK)
    switch type {
    case Int32(DT_DIR): kind = .folder
    case Int32(DT_REG): kind = .file
    case Int32(DT_LNK): kind = Self.kind(of: folder + "/" + name)
    case Int32(DT_UNKNOWN):
      kind = Self.kind(of: folder + "/" + name)
      isLink = Self.isLink(folder + "/" + name)
    default: kind = .other
    }
  }

  private static func kind(of path: String) -> Kind {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else { return .other }
    switch facts.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    default: return .other
    }
  }

  private static func isLink(_ path: String) -> Bool {
    var facts = stat()
    return unsafe lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFLNK
  }
}
