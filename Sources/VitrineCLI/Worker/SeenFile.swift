import Foundation

/// The proof that a file is still the one that was read, with the time at which it was looked at.
struct FileStamp: Sendable {
  private let identity: [UInt64]
  private let size: Int64
  /// Seconds and nanoseconds.
  private let changed: [Int]
  /// The time at which the file was looked at, by the clock of file systems.
  private let seen: [Int]

  /// Returns nil if there is no such file.
  init?(path: String) {
    var facts = stat()
    var now = timespec()
    guard unsafe stat(path, &facts) == 0,
      unsafe clock_gettime(CLOCK_REALTIME_COARSE, &now) == 0
    else { return nil }
    identity = [UInt64(facts.st_dev), UInt64(facts.st_ino)]
    size = Int64(facts.st_size)
    changed = [facts.st_ctim.tv_sec, facts.st_ctim.tv_nsec]
    seen = [now.tv_sec, now.tv_nsec]
  }

  /// Whether another stamp of the same path is of the same file without a change. A file that had changed within
  /// the clock's tick of its stamp may have changed again in it, and counts as another.
  func isSameFile(as other: FileStamp) -> Bool {
    identity == other.identity && size == other.size && changed == other.changed
      && changed.lexicographicallyPrecedes(seen)
  }

  /// Whether another stamp tells the same of the file, which may have changed within the clock's tick all the same.
  func looksLike(_ other: FileStamp) -> Bool {
    identity == other.identity && size == other.size && changed == other.changed
  }

  /// Whether a file has not changed since this stamp was made.
  func isNewer(than path: String) -> Bool {
    guard let other = FileStamp(path: path) else { return false }
    return other.changed.lexicographicallyPrecedes(seen)
  }
}
