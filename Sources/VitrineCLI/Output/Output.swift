import Glibc
import Synchronization

/// The program's two streams: results on standard output, everything else on standard error.
enum Output {
  /// Keeps lines of several threads apart, and holds why results could not be written.
  private static let state = Mutex<String?>(nil)

  /// Why some results are missing from standard output; nil when all are there. Nobody misses what a
  /// reader like `head` did not want.
  static var failure: String? { state.withLock { $0 } }

  static func line(_ text: String) { write(text + "\n", to: STDOUT_FILENO) }

  /// Text that ends with its own line break, or has none.
  static func text(_ text: String) { write(text, to: STDOUT_FILENO) }

  static func message(_ text: String) { write(text + "\n", to: STDERR_FILENO) }

  /// Without a line break: for a line that is written over.
  static func progress(_ text: String) { write(text, to: STDERR_FILENO) }

  static var errorsGoToTerminal: Bool { isatty(STDERR_FILENO) == 1 }
  static var resultsGoToTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  private static func write(_ text: String, to file: Int32) {
    state.withLock { failure in
      var bytes = Array(text.utf8)[...]
      while !bytes.isEmpty {
        let count = unsafe bytes.withUnsafeBytes {
          unsafe Glibc.write(file, $0.baseAddress, $0.count)
        }
        if count < 0, errno == EINTR { continue }
        if count <= 0 {
          if file == STDOUT_FILENO, errno != EPIPE {
            failure = unsafe String(cString: strerror(errno))
          }
          return
        }
        bytes = bytes.dropFirst(count)
      }
    }
  }
}
