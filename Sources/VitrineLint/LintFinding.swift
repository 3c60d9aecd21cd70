/// A violation with the picture that shows it worst, and how many pictures have it.
package struct LintFinding: Hashable, Sendable {
  package var rule: String
  package var severity: LintRule.Severity
  package var violation: LintViolation
  /// The family's slug; empty for findings about the declaration.
  package var family: String
  /// The picture's settings, such as `iphone-se-3, AX5, dark`; empty for findings about the declaration.
  package var place: String
  /// The number of pictures with this violation at this view.
  package var count: Int
  /// Why it does not count; nil for findings that do.
  package var suppression: LintSuppression?
  /// The file with its place marked, if one was written.
  package var picture: String?
}
