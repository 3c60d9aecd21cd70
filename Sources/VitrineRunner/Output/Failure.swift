import VitrineGraphics
import VitrineViews

/// Ends the program with this code and these lines; without lines nothing is printed.
package struct Failure: Error {
  package var code: Int32
  package var lines: [String] = []

  package init(code: Int32, message: String) { self.init(code: code, lines: [message]) }

  package init(code: Int32, lines: [String] = []) {
    self.code = code
    self.lines = lines
  }

  package var message: String { UntrustedText.lines(lines) }

  /// The message and the code that are reported; nil without a message.
  package var report: ErrorReport? {
    if lines.isEmpty { return nil }
    let code: ErrorReport.Code =
      switch self.code {
      case Exit.mismatch: .mismatch
      case Exit.usage: .usage
      case Exit.ourBug: .ours
      default: .input
      }
    return ErrorReport(code, sentence)
  }

  /// The message without the word that begins all messages of errors.
  package var sentence: String {
    let prefix = "error: "
    return message.hasPrefix(prefix) ? String(message.dropFirst(prefix.count)) : message
  }
}
