/// A file with its report.
package struct LintedFile: Hashable, Sendable {
  /// The path as the caller gave it.
  package var file: String
  package var report: LintReport

  package init(file: String, report: LintReport) { (self.file, self.report) = (file, report) }
}
