import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Removes temporary files of writers that were killed.
enum StaleTemporaryFiles {
  /// Folders that this process has already cleared.
  private static let cleared = Mutex<Set<String>>([])

  /// Removes left-over files from a folder (with a trailing slash, or empty for the current one), once per
  /// process. Files of running writers are locked and stay.
  static func clear(in folder: String) {
    guard cleared.withLock({ $0.insert(folder).inserted }) else { return }
    for entry in FolderEntry.all(in: folder.isEmpty ? "." : folder) ?? []
    where entry.kind == .file && isTemporary(entry.name) {
      removeAbandoned(folder + entry.name)
    }
  }

  private static func isTemporary(_ name: String) -> Bool {
    guard name.hasPrefix(TemporaryFile.prefix), name.hasSuffix(TemporaryFile.suffix) else {
      return false
    }
    let numbers = name.dropFirst(TemporaryFile.prefix.count).dropLast(TemporaryFile.suffix.count)
      .split(separator: "-", omittingEmptySubsequences: false)
    return numbers.count == 2 && numbers.allSatisfy { Int($0) != nil }
  }

  private static func removeAbandoned(_ path: String) {
    let file = unsafe open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    var facts = stat()
    guard unsafe fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG,
      flock(file, LOCK_EX | LOCK_NB) == 0
    else { return }
    _ = unsafe unlink(path)
  }
}
