extension LintReport {
  /// Returns the report with severities, exceptions and a baseline applied; notes of documents that take nothing
  /// off, and overrides for views that do not, are listed as unused.
  ///
  /// - Parameter ignores: the notes of the widget's document.
  package func applying(
    _ settings: LintSettings, ignores: [LintIgnore] = [], baseline: LintBaseline? = nil
  ) -> LintReport {
    var report = self
    var used: Set<LintIgnore> = []
    for index in report.rows.indices {
      var row = report.rows[index]
      let judged = row.findings.map { finding in
        finding.judged(kind, settings, ignores, baseline, &used)
      }
      row.findings = judged.filter { $0.suppression == nil }
      row.suppressed = judged.filter { $0.suppression != nil }
      if let severity = row.findings.map(\.severity).first { row.severity = severity }
      if row.outcome == .violation, row.findings.isEmpty { row.outcome = .ignored }
      report.rows[index] = row
    }
    let known = Set(rows.map(\.rule))
    report.unused = ignores.filter { !used.contains($0) && known.contains($0.rule) }
    report.used = used
    return report
  }
}

extension LintFinding {
  fileprivate func judged(
    _ kind: String, _ settings: LintSettings, _ ignores: [LintIgnore],
    _ baseline: LintBaseline?, _ used: inout Set<LintIgnore>
  ) -> LintFinding {
    var finding = self
    if let ignore = ignores.first(where: { $0.covers(self) }) {
      used.insert(ignore)
      finding.suppression = LintSuppression(kind: .document, reason: ignore.reason)
      return finding
    }
    if let override = settings.overrides.last(where: { $0.matches(self, of: kind) }) {
      used.insert(override.place)
      if let severity = override.level.severity {
        finding.severity = severity
      } else {
        finding.suppression = LintSuppression(kind: .configuration, reason: override.reason)
        return finding
      }
    }
    if baseline?.entries.contains(LintBaseline.Entry(self, of: kind)) == true {
      finding.suppression = LintSuppression(kind: .baseline, reason: "")
    }
    return finding
  }
}
