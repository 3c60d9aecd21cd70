#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The kind of file at a path to be written.
enum FileDestination {
  /// A regular file or an unused name, after all links are followed.
  case regular(String)
  /// A device or a pipe.
  case stream(String)
  /// An open descriptor of this process, e.g. `/dev/stdout`.
  case descriptor(Int32)

  /// The number of links that Linux follows.
  private static let mostLinks = 40
  /// The largest length of a path in bytes on Linux.
  private static let longestPath = 4096
  /// Folders whose files are this process's descriptors, by number.
  private static let descriptorFolders = ["/dev/fd/", "/proc/self/fd/"]

  /// Returns nil if links form a cycle; `errno` is set.
  init?(_ path: String) {
    var end = path
    for _ in 0..<Self.mostLinks {
      // If opened by name, a descriptor's file would be overwritten from its beginning.
      if let number = Self.descriptor(end) {
        self = .descriptor(number)
        return
      }
      guard let next = Self.link(end) else {
        self = Self.isStream(path) ? .stream(path) : .regular(end)
        return
      }
      end = next
    }
    errno = ELOOP
    return nil
  }

  private static func descriptor(_ path: String) -> Int32? {
    for folder in descriptorFolders where path.hasPrefix(folder) {
      return Int32(path.dropFirst(folder.count))
    }
    return nil
  }

  /// Returns the target of a link relative to the current folder; nil if the path is not a link.
  private static func link(_ path: String) -> String? {
    var room = [CChar](repeating: 0, count: longestPath)
    let count = unsafe readlink(path, &room, room.count)
    guard count > 0 else { return nil }
    let target = String(decoding: room[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard !target.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return target }
    return path[...slash] + target
  }

  private static func isStream(_ path: String) -> Bool {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else { return false }
    let kind = facts.st_mode & S_IFMT
    return kind == S_IFCHR || kind == S_IFBLK || kind == S_IFIFO
  }
}
