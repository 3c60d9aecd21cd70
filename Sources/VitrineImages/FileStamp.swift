#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The metadata of a file, read without its content. A file with an unchanged stamp has unchanged content,
/// under the condition of `isSettled(at:)`.
package struct FileStamp: Hashable, Sendable {
  /// A file, whatever its names and links.
  package struct Identity: Hashable, Sendable {
    package var device: UInt64
    package var inode: UInt64

    package init(device: UInt64, inode: UInt64) { (self.device, self.inode) = (device, inode) }
  }

  package var identity: Identity
  package var size: Int
  /// The times of the last change of content, and of content or attributes, in nanoseconds since 1970.
  /// Programs cannot set the second.
  package var modified: Int
  package var changed: Int
  /// Whether this is a regular file, so that reading it ends.
  package var isRegular = true

  package init(identity: Identity, size: Int, modified: Int, changed: Int) {
    (self.identity, self.size) = (identity, size)
    (self.modified, self.changed) = (modified, changed)
  }

  /// Reads the stamp, following links; nil if there is no such file.
  package init?(of path: String) {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else { return nil }
    #if canImport(Darwin)
      let (modified, changed) = (facts.st_mtimespec, facts.st_ctimespec)
    #else
      let (modified, changed) = (facts.st_mtim, facts.st_ctim)
    #endif
    self.init(
      identity: Identity(
        device: UInt64(truncatingIfNeeded: facts.st_dev),
        inode: UInt64(truncatingIfNeeded: facts.st_ino)),
      size: Int(facts.st_size), modified: Self.nanoseconds(modified),
      changed: Self.nanoseconds(changed))
    isRegular = facts.st_mode & S_IFMT == S_IFREG
  }

  /// Whether any change after `moment` changes the stamp. Within one step of the file system's clock two
  /// changes have the same time, so a file that changed just before it was read may have changed again
  /// unnoticed.
  package func isSettled(at moment: Int) -> Bool {
    max(modified, changed) < moment - Self.coarsestStep
  }

  /// Whether the last change came before a moment, allowing for the resolution of the kernel's clock.
  package func isBefore(_ moment: Int) -> Bool { max(modified, changed) < moment - Self.kernelTick }

  /// Two ticks, in nanoseconds, of the slowest kernels with 100 ticks a second.
  private static let kernelTick = 20_000_000

  /// Two seconds in nanoseconds, the resolution of FAT; other file systems are finer.
  package static let coarsestStep = 2_000_000_000

  /// Returns the current time in nanoseconds since 1970.
  package static func now() -> Int { time(of: CLOCK_REALTIME) }

  /// Returns the time by the clock of Linux's file systems, which goes on by ticks, in nanoseconds since 1970; elsewhere
  /// the current time.
  package static func fileTime() -> Int {
    #if canImport(Darwin)
      now()
    #else
      time(of: CLOCK_REALTIME_COARSE)
    #endif
  }

  private static func time(of clock: clockid_t) -> Int {
    var time = timespec()
    return unsafe clock_gettime(clock, &time) == 0 ? nanoseconds(time) : 0
  }

  private static func nanoseconds(_ time: timespec) -> Int {
    Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
  }
}
