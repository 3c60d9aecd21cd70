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
  /// process. Files of running writers are locked and stay, and so does a file that only has such a name.
  static func clear(in folder: String) {
    guard cleared.withLock({ $0.insert(folder).inserted }) else { return }
    for entry in FolderEntry.all(in: folder.isEmpty ? "." : folder) ?? []
    where entry.kind == .file {
      guard let inode = TemporaryFile.inode(inName: entry.name) else { continue }
      removeAbandoned(folder + entry.name, inode)
    }
  }

  /// - Parameter inode: what the name says, which only the program that made the file could know.
  private static func removeAbandoned(_ path: String, _ inode: UInt64) {
    let file = unsafe open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    var facts = stat()
    guard unsafe fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG,
      UInt64(facts.st_ino) == inode, flock(file, LOCK_EX | LOCK_NB) == 0
    else { return }
    _ = unsafe unlink(path)
  }
}
