import Foundation

/// Identifies a file independently of its names and links.
struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let node: UInt64

  /// Returns nil if there is no such file.
  init?(path: String) {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: facts.st_dev)
    node = UInt64(truncatingIfNeeded: facts.st_ino)
  }
}
