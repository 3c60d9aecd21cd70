/// An error of the compiler with the place that it names.
package struct CompilerError: Hashable, Sendable {
  package var file: String
  /// From 1.
  package var line: Int
  /// In bytes, from 1.
  package var column: Int
  package var message: String
  /// The names that the compiler takes for the meant one.
  package var suggestions: [String] = []
  /// The types that the candidates of a call have for what it is given, from the notes.
  package var candidates: [Candidate] = []

  /// The type that a candidate of a call takes where another type is given.
  package struct Candidate: Hashable, Sendable {
    package var expected: String
    package var given: String

    package init(expected: String, given: String) {
      (self.expected, self.given) = (expected, given)
    }
  }

  /// The most errors that are read.
  private static let mostErrors = 2_000
  /// The longest line in bytes that may be an error.
  private static let longestLine = 8_000

  /// Reads what the compiler prints in the style of LLVM: `path:line:column: error: message`, with notes below.
  ///
  /// Lines of sources and carets are skipped; an error that comes twice is kept once.
  package static func list(in text: String) -> [CompilerError] {
    var errors: [CompilerError] = []
    var seen: [CompilerError: Int] = [:]
    var current: Int?
    for line in text.split(whereSeparator: \.isNewline) {
      if let error = CompilerError(line: line) {
        if let known = seen[error] {
          current = known
        } else if errors.count < mostErrors {
          seen[error] = errors.count
          current = errors.count
          errors.append(error)
        } else {
          current = nil
        }
      } else if let current, let note = tail(of: line, behind: ": note: ") {
        errors[current].add(note: note)
      }
    }
    return errors
  }

  package init(file: String, line: Int, column: Int, message: String) {
    (self.file, self.line, self.column, self.message) = (file, line, column, message)
  }

  private init?(line text: Substring) {
    guard text.first != " ", text.utf8.count <= Self.longestLine,
      let found = Self.split(text, at: ": error: ")
    else { return nil }
    let parts = found.before.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let column = Int(parts[parts.count - 1]),
      let line = Int(parts[parts.count - 2])
    else { return nil }
    self.init(
      file: parts.dropLast(2).joined(separator: ":"), line: line, column: column,
      message: String(found.after))
    if let name = QuotedMessage(message).value(behind: "did you mean ") { suggestions.append(name) }
  }

  private mutating func add(note: Substring) {
    let quoted = QuotedMessage(String(note))
    if quoted.pattern.hasPrefix("did you mean %"), let name = quoted.values.first {
      suggestions.append(name)
    }
    if quoted.pattern.hasPrefix("candidate expects value of type %"), quoted.values.count > 1,
      let given = quoted.value(behind: "(got ")
    {
      candidates.append(Candidate(expected: quoted.values[0], given: given))
    }
  }

  private static func split(
    _ text: Substring, at mark: String
  ) -> (before: Substring, after: Substring)? {
    let bytes = text.utf8
    let wanted = Array(mark.utf8)
    var start = bytes.startIndex
    while let colon = bytes[start...].firstIndex(of: wanted[0]) {
      if bytes[colon...].starts(with: wanted) {
        return (text[..<colon], text[bytes.index(colon, offsetBy: wanted.count)...])
      }
      start = bytes.index(after: colon)
    }
    return nil
  }

  private static func tail(of line: Substring, behind mark: String) -> Substring? {
    line.first == " " ? nil : split(line, at: mark)?.after
  }
}
