/// The verdict of a rule on one picture or one widget.
package enum LintVerdict: Hashable, Sendable {
  case pass
  case violated([LintViolation])
  /// The rule applies but could not be decided, for this reason.
  case notJudged(String)
  case notApplicable

  /// Returns a violation if there is any, or else a pass.
  static func of(_ violations: [LintViolation]) -> LintVerdict {
    violations.isEmpty ? .pass : .violated(violations)
  }
}
