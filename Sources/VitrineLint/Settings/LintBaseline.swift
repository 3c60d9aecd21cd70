import VitrineGraphics

/// The findings that a project had when it began to use rules, which do not count.
package struct LintBaseline: Hashable, Sendable {
  /// The key by which two findings are the same over time; measured values are left out, as they move with every
  /// change.
  package struct Entry: Hashable, Sendable {
    package var kind: String
    package var rule: String
    package var family: String
    package var path: String

    package init(kind: String, rule: String, family: String, path: String) {
      (self.kind, self.rule, self.family, self.path) = (kind, rule, family, path)
    }

    package init(_ finding: LintFinding, of kind: String) {
      self.init(
        kind: kind, rule: finding.rule, family: finding.family, path: finding.violation.path)
    }

    /// The entry in words, for messages.
    package var words: String {
      [kind, rule, family, path].filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }

  package var entries: Set<Entry>

  package init(_ entries: Set<Entry>) { self.entries = entries }

  /// Takes the findings that count.
  package init(of reports: [LintReport]) {
    entries = []
    for report in reports {
      entries.formUnion(report.findings.map { Entry($0, of: report.kind) })
    }
  }

  /// Writes one entry a line, sorted, so that versions of the file compare well.
  package func json() -> String {
    let rows = entries.map { entry in
      var json = JSONText()
      json.object { json in
        json.member("kind", entry.kind)
        json.member("rule", entry.rule)
        json.member("family", entry.family)
        json.member("path", entry.path)
      }
      return "  " + json.text
    }
    return "{\"vitrineLintBaseline\":1,\"findings\":[\n" + rows.sorted().joined(separator: ",\n")
      + "\n]}\n"
  }
}
