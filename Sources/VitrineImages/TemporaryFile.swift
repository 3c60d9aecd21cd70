#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A new file beside another one, whose name it takes once it is complete.
///
/// If the file system allows it, the file has no name before: a program that is killed leaves nothing.
/// Otherwise it is called `.vitrine-PID-N.tmp` and locked while its writer runs, so that `StaleTemporaryFiles`
/// can identify files of dead writers.
struct TemporaryFile {
  let descriptor: Int32
  private let folder: String
  /// The file's temporary name; nil for a file without a name.
  private let name: String?

  static let prefix = ".vitrine-"
  static let suffix = ".tmp"
  /// The largest number of names tried; other writers in the folder use only a few.
  private static let mostNames = 10_000

  /// Returns nil if no file can be created; `errno` is set.
  init?(beside path: String) {
    folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    StaleTemporaryFiles.clear(in: folder)
    if let nameless = Self.openNameless(in: folder) {
      (descriptor, name) = (nameless, nil)
    } else if let (file, made) = Self.openNamed(in: folder) {
      (descriptor, name) = (file, made)
    } else {
      return nil
    }
  }

  /// Renames the file to this name, replacing an existing file; returns false with `errno` on failure.
  func take(_ path: String) -> Bool {
    // Closing reports bytes that could not be written; the lock holds until the last descriptor is closed.
    guard closed(dup(descriptor)) else { return false }
    guard let name = name ?? link() else { return false }
    if unsafe rename(name, path) == 0 { return true }
    let reason = errno
    _ = unsafe unlink(name)
    errno = reason
    return false
  }

  func remove() { if let name { _ = unsafe unlink(name) } }

  func close() { _ = closed(descriptor) }

  private static func names(in folder: String) -> some Sequence<String> {
    (0..<mostNames).lazy.map { "\(folder)\(prefix)\(getpid())-\($0)\(suffix)" }
  }

  /// Creates a file with the permissions of an ordinary new file.
  private static func openNamed(in folder: String) -> (file: Int32, name: String)? {
    for name in names(in: folder) {
      let file = unsafe open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file < 0, errno == EEXIST { continue }
      if file < 0 { return nil }
      // Some file systems have no locks; left-over files stay there.
      _ = flock(file, LOCK_EX)
      // Another process may have removed the file before it was locked.
      if hasName(file) { return (file, name) }
      _ = closed(file)
    }
    return nil
  }

  private static func hasName(_ file: Int32) -> Bool {
    var facts = stat()
    return unsafe fstat(file, &facts) == 0 && facts.st_nlink > 0
  }

  #if canImport(Darwin)
    private static func openNameless(in folder: String) -> Int32? { nil }
    private func link() -> String? { nil }
  #else
    /// `O_TMPFILE` of Linux, whose macro Swift does not import.
    private static let nameless: Int32 = 0o20_000_000 | O_DIRECTORY

    private static func openNameless(in folder: String) -> Int32? {
      let file = unsafe open(folder.isEmpty ? "." : folder, nameless | O_WRONLY | O_CLOEXEC, 0o666)
      guard file >= 0 else { return nil }
      _ = flock(file, LOCK_EX)
      // A name can be given only if /proc is available.
      if unsafe access(Self.place(of: file), F_OK) == 0 { return file }
      _ = closed(file)
      return nil
    }

    /// Gives the file a temporary name before it is renamed, because no call can link over an existing file.
    private func link() -> String? {
      for name in Self.names(in: folder) {
        if unsafe linkat(AT_FDCWD, Self.place(of: descriptor), AT_FDCWD, name, AT_SYMLINK_FOLLOW)
          == 0
        {
          return name
        }
        if errno != EEXIST { return nil }
      }
      return nil
    }

    private static func place(of file: Int32) -> String { "/proc/self/fd/\(file)" }
  #endif
}

/// The system's `close`, which the method of this name hides.
private func closed(_ file: Int32) -> Bool { close(file) == 0 }
