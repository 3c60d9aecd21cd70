import Foundation
import VitrineImages

/// Removing files of a run: never a folder, never what a link leads to, and only with what proves whose they are.
enum OwnFile {
  /// Removes a regular file or a link; anything else stays.
  static func remove(_ path: String) {
    var facts = stat()
    guard unsafe lstat(path, &facts) == 0 else { return }
    let kind = facts.st_mode & S_IFMT
    if kind == S_IFREG || kind == S_IFLNK { _ = unsafe unlink(path) }
  }

  /// Removes a file whose bytes are those that a run writes.
  static func remove(_ path: String, limit: Int, if isOwn: ([UInt8]) -> Bool) {
    guard let bytes = try? readFileIfPresent(path, limit: limit), isOwn(bytes) else { return }
    remove(path)
  }

  /// Whether a file may be replaced: nothing has its name, or its bytes are those that a run writes. What is no file, or
  /// cannot be read, is somebody's.
  static func mayReplace(_ path: String, limit: Int, if isOwn: ([UInt8]) -> Bool) -> Bool {
    guard let bytes = try? readFileIfPresent(path, limit: limit) else { return !exists(path) }
    return isOwn(bytes)
  }

  /// Removes a folder if nothing is in it; links stay.
  static func removeEmptyFolder(_ path: String) { _ = unsafe rmdir(path) }

  /// Whether anything has this name, a dangling link included.
  static func exists(_ path: String) -> Bool {
    var facts = stat()
    return unsafe lstat(path, &facts) == 0
  }
}
