import Synchronization
import VitrineGraphics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program's two streams: results on standard output, everything else on standard error.
package enum Output {
  /// Keeps lines of several threads apart, and holds the reason why results could not be written.
  private static let state = Mutex<String?>(nil)

  /// The reason why results are missing from standard output; nil when all are there. Results that a reader
  /// like `head` did not read count as written.
  private static var failure: String? { state.withLock { $0 } }

  /// Throws if results are missing from standard output.
  package static func check() throws(Failure) {
    guard let failure else { return }
    throw Failure(code: Exit.badInput, message: "error: standard output: \(failure)")
  }

  /// Prints one line; line breaks in the text are escaped.
  package static func line(_ text: String) {
    write(UntrustedText.line(text) + "\n", to: STDOUT_FILENO)
  }

  /// Prints one line of columns separated by tabs.
  package static func row(_ columns: String...) {
    write(columns.map(UntrustedText.line).joined(separator: "\t") + "\n", to: STDOUT_FILENO)
  }

  /// Prints lines that are already escaped one by one; the last ends with its own line break.
  package static func text(_ text: String) { write(UntrustedText.page(text), to: STDOUT_FILENO) }

  /// Prints the program's own text unchanged: help, and commands to a build server.
  package static func exact(_ text: String) { write(text, to: STDOUT_FILENO) }

  /// Writes a file to standard output.
  package static func bytes(_ bytes: [UInt8]) { write(bytes[...], to: STDOUT_FILENO) }

  /// Prints one line to standard error; line breaks in the text are escaped.
  package static func message(_ text: String) {
    write(UntrustedText.line(text) + "\n", to: STDERR_FILENO)
  }

  /// Prints lines that are already escaped to standard error.
  package static func messages(_ text: String) {
    write(UntrustedText.page(text) + "\n", to: STDERR_FILENO)
  }

  /// Shows the number of finished pictures on the current line of the terminal; nil clears the line.
  package static func progress(_ count: String?) {
    write("\r" + (count ?? "\u{1B}[K"), to: STDERR_FILENO)
  }

  package static var errorsGoToTerminal: Bool { isatty(STDERR_FILENO) == 1 }
  package static var resultsGoToTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  private static func write(_ text: String, to file: Int32) {
    write(Array(text.utf8)[...], to: file)
  }

  private static func write(_ bytes: ArraySlice<UInt8>, to file: Int32) {
    state.withLock { failure in
      var bytes = bytes
      while !bytes.isEmpty {
        let count = unsafe bytes.withUnsafeBytes {
          unsafe writeBytes(file, $0.baseAddress, $0.count)
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

/// The C library's function, by a name that `Output` does not have.
private func writeBytes(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(file, bytes, count)
}
