import VitrineImages

/// A file's stamp with the time at which it was looked at, by the clock of file systems: the proof that the file is still
/// the one that was read.
struct SeenFile: Sendable {
  private let stamp: FileStamp
  private let time: Int

  /// Returns nil if there is no such file.
  init?(path: String) {
    guard let stamp = FileStamp(of: path) else { return nil }
    self.stamp = stamp
    time = FileStamp.fileTime()
  }

  /// Whether another look at the same path saw the same file without a change. A file that had changed within the clock's
  /// tick of the first look may have changed again in it, and counts as another.
  func isSameFile(as other: SeenFile) -> Bool { looksLike(other) && stamp.changed < time }

  /// Whether another look saw the same of the file, which may have changed within the clock's tick all the same.
  func looksLike(_ other: SeenFile) -> Bool { stamp == other.stamp }

  /// Whether a file has not changed since this look.
  func isNewer(than path: String) -> Bool {
    guard let other = FileStamp(of: path) else { return false }
    return other.changed < time
  }
}
