import VitrineGraphics

/// An error that a run tells: a sentence for people, an object for programs.
package struct ErrorReport: Hashable, Sendable {
  /// The kind of error, for programs. The words are those of the worker where both have them.
  package enum Code: String, CaseIterable, Sendable {
    /// A result that is not as it should be.
    case mismatch
    /// A flag or argument that is unknown, impossible or without effect.
    case usage
    /// A file that is missing, cannot be read or has an error.
    case input = "bad-input"
    /// A picture that takes more than the budget.
    case budget = "over-budget"
    /// A file that cannot be written.
    case output = "not-written"
    /// A fault of the program.
    case ours = "internal"
  }

  package var code: Code
  /// The sentence, without the word that begins all of them on a terminal; commands may follow on lines of their own.
  package var message: String
  package var file: String?
  package var line: Int?
  package var column: Int?

  package init(
    _ code: Code, _ message: String, file: String? = nil, line: Int? = nil, column: Int? = nil
  ) {
    self.code = code
    self.message = message
    self.file = file
    self.line = line
    self.column = column
  }

  /// The line that a person reads.
  package var text: String { "error: " + message }

  /// The line that `--json` prints.
  package var json: String {
    var json = JSONText()
    json.object { json in
      json.key("error")
      json.object { json in
        json.member("code", code.rawValue)
        json.member("message", message)
        if let file { json.member("file", file) }
        if let line { json.member("line", line) }
        if let column { json.member("column", column) }
        if let nearest = Self.nearest(in: message) { json.member("nearest", nearest) }
      }
    }
    return json.text
  }

  /// Prints it to standard error.
  package func tell(asJSON isJSON: Bool) {
    Output.messages(isJSON ? json : text)
  }

  /// The valid name that a message proposes, if it does.
  package static func nearest(in message: String) -> String? {
    // The argument parser begins a sentence with it.
    let proposal = "id you mean '"
    guard let found = message.ranges(of: proposal).last else { return nil }
    let rest = message[found.upperBound...]
    return rest.firstIndex(of: "'").map { String(rest[..<$0]) }
  }
}
