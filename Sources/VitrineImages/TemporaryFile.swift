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
/// Otherwise it is called `.vitrine-PID-INODE.tmp` and locked while its writer runs. A file that says its own
/// inode is one of these, and neither a copy nor another program's file of a similar name: `StaleTemporaryFiles`
/// removes those of dead writers.
struct TemporaryFile {
  let descriptor: Int32
  private let folder: String
  /// The file's temporary name; nil for a file without a name.
  private let name: String?

  private static let prefix = ".vitrine-"
  private static let suffix = ".tmp"
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

  /// Returns the inode that a temporary name holds; nil for other names.
  static func inode(inName name: String) -> UInt64? {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
    let numbers = name.dropFirst(prefix.count).dropLast(suffix.count)
      .split(separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 2, Int(numbers[0]) != nil else { return nil }
    return UInt64(numbers[1])
  }

  private static func name(in folder: String, _ number: UInt64) -> String {
    "\(folder)\(prefix)\(getpid())-\(number)\(suffix)"
  }

  /// Returns the name that says the inode of an open file.
  private static func name(in folder: String, of file: Int32) -> String? {
    var facts = stat()
    guard unsafe fstat(file, &facts) == 0 else { return nil }
    return name(in: folder, UInt64(facts.st_ino))
  }

  /// Creates a file with the permissions of an ordinary new file.
  private static func openNamed(in folder: String) -> (file: Int32, name: String)? {
    for number in 0..<mostNames {
      // Nobody takes this name for an abandoned file's before it says the inode.
      let first = name(in: folder, UInt64(number))
      let file = unsafe open(first, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file < 0, errno == EEXIST { continue }
      if file < 0 { return nil }
      // Some file systems have no locks; left-over files stay there.
      _ = flock(file, LOCK_EX)
      guard let own = name(in: folder, of: file), unsafe access(own, F_OK) != 0,
        unsafe rename(first, own) == 0
      else { return (file, first) }
      return (file, own)
    }
    return nil
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
      guard let name = Self.name(in: folder, of: descriptor),
        unsafe linkat(AT_FDCWD, Self.place(of: descriptor), AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
      else { return nil }
      return name
    }

    private static func place(of file: Int32) -> String { "/proc/self/fd/\(file)" }
  #endif
}

/// The system's `close`, which the method of this name hides.
private func closed(_ file: Int32) -> Bool { close(file) == 0 }
