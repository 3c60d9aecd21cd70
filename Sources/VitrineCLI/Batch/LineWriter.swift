import Glibc
import Vitrine

/// A file to which lines are added, each at once.
final class LineWriter {
  private let path: String
  private let file: Int32

  /// - Parameter length: the bytes of an earlier run to keep; nil for none.
  init(_ path: String, keeping length: UInt64?) throws(Failure) {
    self.path = path
    file = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard file >= 0, ftruncate(file, off_t(length ?? 0)) == 0 || errno == EINVAL else {
      throw Self.failure(path)
    }
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

  private static func failure(_ path: String) -> Failure {
    let reason = unsafe String(cString: strerror(errno))
    return Failure(code: Exit.badInput, message: "error: \(path): \(reason)")
  }
}
