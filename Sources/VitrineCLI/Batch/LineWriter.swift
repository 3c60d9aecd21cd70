import Glibc
import Vitrine

/// A file to which lines are added, each at once.
///
/// Only a new file, an empty one, or one with a list that a run of the same kind wrote is opened: nothing else is
/// emptied or removed. While it is open, no other program opens it so.
final class LineWriter {
  private let path: String
  private let file: Int32
  /// Whether the file may be removed: this run made it, or an earlier one wrote what was in it.
  private let isOwn: Bool

  /// - Parameters:
  ///   - list: what the file holds.
  ///   - length: the bytes of an earlier run to keep; nil for none.
  ///   - inputs: the files that the run reads, none of which this may be.
  init(
    _ path: String, of list: BatchList, keeping length: UInt64?, inputs: [String]
  ) throws(Failure) {
    let flags = O_RDWR | O_APPEND | O_CLOEXEC | O_NOCTTY | O_NONBLOCK
    var file = unsafe open(path, flags | O_CREAT | O_EXCL, 0o666)
    let isNew = file >= 0
    if !isNew, errno == EEXIST { file = unsafe open(path, flags) }
    guard file >= 0 else { throw Self.failure(path) }
    (self.path, self.file) = (path, file)
    do throws(Failure) {
      try list.lock(file, path)
      isOwn = isNew ? true : try list.check(file, path, inputs: inputs)
    } catch {
      close(file)
      throw error
    }
    guard ftruncate(file, off_t(length ?? 0)) == 0 else { throw Self.failure(path) }
  }

  deinit { close(file) }

  func write(_ line: String) throws(Failure) {
    var bytes = Array((line + "\n").utf8)[...]
    while !bytes.isEmpty {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe Glibc.write(file, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Self.failure(path) }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Removes the file, unless it is another one's or was there, empty, before.
  func remove() { if isOwn, isInPlace { _ = unsafe unlink(path) } }

  /// Gives the file another name, in place of a list that this program holds open.
  func take(_ place: LineWriter) -> Bool {
    guard isInPlace, place.isInPlace else { return false }
    return unsafe rename(path, place.path) == 0
  }

  /// Whether the path still leads to this file, and not by a link.
  private var isInPlace: Bool {
    var (own, there) = (stat(), stat())
    return unsafe fstat(file, &own) == 0 && lstat(path, &there) == 0 && own.st_dev == there.st_dev
      && own.st_ino == there.st_ino
  }

  private static func failure(_ path: String) -> Failure {
    let reason = unsafe String(cString: strerror(errno))
    return Failure(code: Exit.badInput, message: "error: \(path): \(reason)")
  }
}
