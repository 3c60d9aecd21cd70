import VitrineGraphics

/// Writes reports as JUnit XML: a suite for each widget, a case for each rule.
package enum LintJUnit {
  /// Returns the document. Rules with errors or warnings fail; those that were not judged or do not apply are
  /// skipped; notes, and findings that do not count, are told in the case's output.
  package static func text(_ files: [LintedFile]) -> String {
    let rows = files.flatMap(\.report.rows)
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites\(counts(rows))>"]
    for file in files {
      let name = attribute("\(file.file): \(file.report.kind)")
      let skipped = file.report.rows.count { skip($0) != nil }
      lines.append(
        "  <testsuite name=\"\(name)\"\(counts(file.report.rows)) skipped=\"\(skipped)\">")
      for row in file.report.rows { lines += testCase(row, file) }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private static func counts(_ rows: [LintReport.Row]) -> String {
    let failures = rows.count { fails($0) }
    return " tests=\"\(rows.count)\" failures=\"\(failures)\" errors=\"0\""
  }

  private static func fails(_ row: LintReport.Row) -> Bool {
    row.findings.contains { $0.severity != .note }
  }

  private static func skip(_ row: LintReport.Row) -> String? {
    switch row.outcome {
    case .notJudged: row.reason
    case .notApplicable: "nothing in the widget is what the rule is about"
    default: nil
    }
  }

  private static func testCase(_ row: LintReport.Row, _ file: LintedFile) -> [String] {
    let head =
      "    <testcase classname=\"\(attribute(file.report.kind))\" name=\"\(attribute(row.rule))\""
    var inner: [String] = []
    if let reason = skip(row) { inner.append("      <skipped message=\"\(attribute(reason))\"/>") }
    let failures = row.findings.filter { $0.severity != .note }
    if let first = failures.first {
      let more = failures.count > 1 ? " (and \(failures.count - 1) more)" : ""
      let message = attribute(first.violation.message + more)
      let text = body(failures) + [row.advice]
      inner.append(
        "      <failure message=\"\(message)\" type=\"\(first.severity.rawValue)\">"
          + UntrustedText.xml(UntrustedText.lines(text)) + "</failure>")
    }
    let told = row.findings.filter { $0.severity == .note } + row.suppressed
    if !told.isEmpty {
      let text = UntrustedText.xml(UntrustedText.lines(body(told)))
      inner.append("      <system-out>\(text)</system-out>")
    }
    return inner.isEmpty ? [head + "/>"] : [head + ">"] + inner + ["    </testcase>"]
  }

  private static func body(_ findings: [LintFinding]) -> [String] {
    findings.flatMap { finding in
      let ignored = finding.suppression.map { "ignored by the \($0.kind.rawValue): " } ?? ""
      return [ignored + finding.violation.message] + finding.placeLines
    }
  }

  private static func attribute(_ text: String) -> String {
    UntrustedText.xml(UntrustedText.line(text))
  }
}
