import Glibc
import Vitrine

/// Holds a folder of artifacts while a run writes into it, so that a second run of the same goldens waits instead of
/// clearing what the first is writing.
///
/// The folder itself is locked: no file is left, and the lock ends with the program, however it ends.
final class ArtifactsLock {
  private let path: String
  private var folder: Int32 = -1
  /// Whether this lock made the folder, which goes again if nothing comes of the run.
  private var isNew = false

  /// Waits until no other run holds the folder.
  init(_ path: String, isQuiet: Bool) {
    self.path = path
    var hasTold = isQuiet
    // The folder may be made anew by whoever held it.
    while !hold(&hasTold) {}
  }

  /// - Returns: false if another folder has taken the place of the one that was waited for.
  private func hold(_ hasTold: inout Bool) -> Bool {
    isNew = !OutputFolder.isFolder(path)
    guard (try? OutputFolder.make(path)) != nil else { return true }
    folder = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return true }
    if flock(folder, LOCK_EX | LOCK_NB) != 0 {
      // Some file systems have no locks of folders; there runs are as they were without.
      guard errno == EWOULDBLOCK else { return true }
      if !hasTold { Output.message("waiting for another run in '\(path)'") }
      hasTold = true
      while flock(folder, LOCK_EX) != 0, errno == EINTR {}
    }
    if isInPlace { return true }
    close(folder)
    folder = -1
    return false
  }

  private var isInPlace: Bool {
    var (own, there) = (stat(), stat())
    return unsafe fstat(folder, &own) == 0 && stat(path, &there) == 0 && own.st_ino == there.st_ino
      && own.st_dev == there.st_dev
  }

  func release() {
    guard folder >= 0 else { return }
    // Removes an empty folder only.
    if isNew, isInPlace { _ = unsafe rmdir(path) }
    close(folder)
    folder = -1
  }

  deinit { release() }
}
