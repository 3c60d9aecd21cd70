import Glibc
import Synchronization
import VitrineGraphics

/// The program's two streams: results on standard output, everything else on standard error.
enum Output {
  /// Keeps lines of several threads apart, and holds why results could not be written.
  private static let state = Mutex<String?>(nil)

  /// Why some results are missing from standard output; nil when all are there. Nobody misses what a
  /// reader like `head` did not want.
  static var failure: String? { state.withLock { $0 } }

  /// One line, whatever is in it.
  static func line(_ text: String) { write(ForeignText.line(text) + "\n", to: STDOUT_FILENO) }

  /// Columns of one line, parted by tabs.
  static func row(_ columns: String...) {
    write(columns.map(ForeignText.line).joined(separator: "\t") + "\n", to: STDOUT_FILENO)
  }

  /// Lines that were put together before, each of them quoted; the last ends with its own line break.
  static func text(_ text: String) { write(ForeignText.page(text), to: STDOUT_FILENO) }

  /// What the program wrote itself, to the last sign: help, and commands to a build server.
  static func exact(_ text: String) { write(text, to: STDOUT_FILENO) }

  /// One line, whatever is in it.
  static func message(_ text: String) { write(ForeignText.line(text) + "\n", to: STDERR_FILENO) }

  /// The same for lines that were quoted before.
  static func messages(_ text: String) { write(ForeignText.page(text) + "\n", to: STDERR_FILENO) }

  /// The count of pictures done, over what stands on its line of the terminal; nil clears the line.
  static func progress(_ count: String?) {
    write("\r" + (count ?? "\u{1B}[K"), to: STDERR_FILENO)
  }

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
          if errno == EPIPE { Interruption.readerLeft() }
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
