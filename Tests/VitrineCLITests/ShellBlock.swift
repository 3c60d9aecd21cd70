import Foundation

/// A command that a page of the documentation shows in a block of `sh`.
struct ShellCommand: CustomStringConvertible {
  var page: String
  var line: Int
  var command: String
  /// What stands behind `#`; empty for none.
  var comment: String

  var description: String { "\(page):\(line): \(command)" }

  /// Codes that the page lets the command end with: 0, and the one that a comment begins with.
  var codes: Set<Int32> {
    Set(
      [0]
        + (comment.prefix { $0 != " " }.wholeMatch(of: /[0-9]+/).flatMap { Int32($0.output) }
          .map { [$0] } ?? []))
  }

  /// The commands of all blocks of a page, in order; continued lines are joined.
  static func all(in text: String, page: String) -> [ShellCommand] {
    var commands: [ShellCommand] = []
    var isInside = false
    var begun: (line: Int, text: String)?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("```") {
        isInside = line == "```sh"
        continue
      }
      guard isInside else { continue }
      let whole = (begun?.text ?? "") + line
      if whole.hasSuffix("\\") {
        begun = (begun?.line ?? index + 1, String(whole.dropLast()))
        continue
      }
      // A comment begins after a space: colours begin with the same sign.
      let parts = " \(whole)".split(separator: " #", maxSplits: 1, omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      if let command = parts.first, !command.isEmpty {
        commands.append(
          ShellCommand(
            page: page, line: begun?.line ?? index + 1, command: command,
            comment: parts.count > 1 ? parts[1] : ""))
      }
      begun = nil
    }
    return commands
  }
}
