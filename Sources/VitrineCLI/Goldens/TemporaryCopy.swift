import Foundation
import Glibc
import Vitrine

/// A folder below the temporary one, which goes when this value is done with it. One of a program that was killed goes
/// when the next is made.
final class TemporaryCopy {
  let url: URL
  /// Held open and locked as long as the folder is in use.
  private let lock: Int32

  private static let prefix = "vitrine-base-"
  private static let lockName = "vitrine.lock"

  init() throws {
    Self.clearAbandoned()
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      Self.prefix + UUID().uuidString)
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let path = url.appendingPathComponent(Self.lockName).path
    lock = unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    _ = flock(lock, LOCK_EX)
  }

  /// Removes the folder.
  func remove() { try? FileManager.default.removeItem(at: url) }

  deinit {
    remove()
    if lock >= 0 { close(lock) }
  }

  /// Removes folders of this user's whose program has ended: those that hold the file of the lock, unlocked.
  private static func clearAbandoned() {
    let above = FileManager.default.temporaryDirectory
    let names = (try? FileManager.default.contentsOfDirectory(atPath: above.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      guard UUID(uuidString: String(name.dropFirst(prefix.count))) != nil else { continue }
      let folder = above.appendingPathComponent(name)
      var facts = stat()
      guard unsafe lstat(folder.path, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR,
        facts.st_uid == geteuid()
      else { continue }
      if isAbandoned(folder.appendingPathComponent(lockName).path) {
        try? FileManager.default.removeItem(at: folder)
      }
    }
  }

  /// Whether a path is the file of a lock that no program holds.
  private static func isAbandoned(_ lock: String) -> Bool {
    let file = unsafe open(lock, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return false }
    defer { close(file) }
    var facts = stat()
    return unsafe fstat(file, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
      && flock(file, LOCK_EX | LOCK_NB) == 0
  }
}
