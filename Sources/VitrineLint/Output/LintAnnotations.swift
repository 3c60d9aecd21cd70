import VitrineGraphics

/// Writes findings as workflow commands of GitHub Actions, one line each.
package enum LintAnnotations {
  /// Returns an `::error`, `::warning` or `::notice` for each finding that counts, at its line of the document.
  package static func text(_ files: [LintedFile]) -> String {
    files.flatMap { file in
      file.report.rows.flatMap { row in row.findings.map { line($0, row, file) } }
    }.joined()
  }

  private static func line(
    _ finding: LintFinding, _ row: LintReport.Row, _ file: LintedFile
  ) -> String {
    let source = finding.violation.source
    var fields = ["file=" + UntrustedText.workflowProperty(source?.file ?? file.file)]
    if let source { fields += ["line=\(source.line)", "col=\(source.column)"] }
    let title = "\(finding.rule): \(row.statement)"
    fields.append("title=" + UntrustedText.workflowProperty(title))
    let lines = [finding.violation.message] + finding.placeLines + [row.advice]
    let body = UntrustedText.workflowData(UntrustedText.lines(lines))
    return "::\(finding.severity.command) \(fields.joined(separator: ","))::\(body)\n"
  }
}

extension LintRule.Severity {
  /// The workflow command.
  fileprivate var command: String { self == .note ? "notice" : rawValue }
}
