#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What stands at a path that is written to.
enum FileDestination {
  /// A regular file, or a name that is free, at the end of all links.
  case regular(String)
  /// A device or a pipe.
  case stream(String)
  /// An open descriptor of this process, as `/dev/stdout` names one.
  case descriptor(Int32)

  /// As many links as Linux follows.
  private static let mostLinks = 40
  /// Bytes of a path on Linux.
  private static let longestPath = 4096
  /// Folders whose files are this process's descriptors, by number.
  private static let descriptorFolders = ["/dev/fd/", "/proc/self/fd/"]

  /// Nil where links lead in a circle; `errno` says so.
  init?(_ path: String) {
    var end = path
    for _ in 0..<Self.mostLinks {
      // Opened by its name, a descriptor's file would be written from its beginning, over what stands there.
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

  /// Where a link leads, as the present folder sees it; nil for anything but a link.
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
