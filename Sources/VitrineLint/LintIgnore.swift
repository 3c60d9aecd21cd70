/// A place of a document or a configuration file that takes findings off.
package struct LintIgnore: Hashable, Sendable {
  package var rule: String
  package var reason: String
  package var file: String
  package var line: Int
  package var column: Int
  /// The name of the note that views carry; empty for a note on the whole widget.
  package var note: String

  package init(
    rule: String, reason: String, file: String, line: Int, column: Int, note: String
  ) {
    (self.rule, self.reason, self.note) = (rule, reason, note)
    (self.file, self.line, self.column) = (file, line, column)
  }

  func covers(_ finding: LintFinding) -> Bool {
    finding.rule == rule
      && (note.isEmpty || finding.violation.notes.contains { $0.name == note })
  }
}
