#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the file system says of a file without its content being read. A file whose stamp is the one it
/// had is the same file, under the condition that `isSettled(at:)` states.
package struct FileStamp: Hashable, Sendable {
  var device: UInt64
  var inode: UInt64
  var size: Int
  /// Nanoseconds since 1970 of the last change of content, and of content or attributes. The second
  /// cannot be set by programs.
  var modified: Int
  var changed: Int
  /// Whether reading it comes to an end.
  var isRegular = true

  package init(device: UInt64, inode: UInt64, size: Int, modified: Int, changed: Int) {
    (self.device, self.inode, self.size) = (device, inode, size)
    (self.modified, self.changed) = (modified, changed)
  }

  /// Links are followed; nil when there is no such file.
  package init?(of path: String) {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else { return nil }
    #if canImport(Darwin)
      let (modified, changed) = (facts.st_mtimespec, facts.st_ctimespec)
    #else
      let (modified, changed) = (facts.st_mtim, facts.st_ctim)
    #endif
    self.init(
      device: UInt64(truncatingIfNeeded: facts.st_dev), inode: UInt64(facts.st_ino),
      size: Int(facts.st_size), modified: Self.nanoseconds(modified),
      changed: Self.nanoseconds(changed))
    isRegular = facts.st_mode & S_IFMT == S_IFREG
  }

  /// Whether a change from `moment` on would show: within the step of the file system's clock two
  /// changes can have the same time, so that a file which changed just before it was read may have
  /// changed again since, unseen.
  package func isSettled(at moment: Int) -> Bool {
    max(modified, changed) < moment - Self.coarsestStep
  }

  /// Whether the last change came before a moment, by a clock whose ticks the kernel counts.
  package func isBefore(_ moment: Int) -> Bool { max(modified, changed) < moment - Self.kernelTick }

  /// Two ticks of the slowest kernels, 100 a second.
  private static let kernelTick = 20_000_000

  /// Two seconds, FAT's step; others are finer.
  package static let coarsestStep = 2_000_000_000

  /// Nanoseconds since 1970.
  package static func now() -> Int {
    var time = timespec()
    return unsafe clock_gettime(CLOCK_REALTIME, &time) == 0 ? nanoseconds(time) : 0
  }

  private static func nanoseconds(_ time: timespec) -> Int {
    Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
  }
}
