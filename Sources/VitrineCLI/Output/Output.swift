import Glibc
import Synchronization

/// The program's two streams: results on standard output, everything else on standard error.
enum Output {
  /// Keeps lines of several threads apart.
  private static let lock = Mutex(())

  static func line(_ text: String) { write(text + "\n", to: STDOUT_FILENO) }

  /// Text that ends with its own line break, or has none.
  static func text(_ text: String) { write(text, to: STDOUT_FILENO) }

  static func message(_ text: String) { write(text + "\n", to: STDERR_FILENO) }

  /// Without a line break: for a line that is written over.
  static func progress(_ text: String) { write(text, to: STDERR_FILENO) }

  static var errorsGoToTerminal: Bool { isatty(STDERR_FILENO) == 1 }
  static var resultsGoToTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  private static func write(_ text: String, to file: Int32) {
    lock.withLock { _ in
      var bytes = Array(text.utf8)[...]
      while !bytes.isEmpty {
        let count = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(file, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return }
        bytes = bytes.dropFirst(count)
      }
    }
  }
}
