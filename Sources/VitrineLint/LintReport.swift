/// The results of all rules for one widget.
package struct LintReport: Hashable, Sendable {
  /// The combined verdict of a rule over all pictures.
  package enum Outcome: String, Hashable, Sendable, CaseIterable {
    case pass, violation
    case notJudged = "not-judged"
    case notApplicable = "not-applicable"
    /// Violated, and every finding is taken off by the document, the configuration or the baseline.
    case ignored
  }

  package struct Row: Hashable, Sendable {
    package var rule: String
    package var severity: LintRule.Severity
    package var statement: String
    package var advice: String
    package var outcome: Outcome
    /// Why the rule was not judged; empty otherwise.
    package var reason: String
    /// Those that count.
    package var findings: [LintFinding]
    package var suppressed: [LintFinding] = []
  }

  package var kind: String
  /// The number of pictures laid out.
  package var pictureCount: Int
  package var rows: [Row]
  /// The notes of the document that take nothing off.
  package var unused: [LintIgnore] = []
  /// The notes and places of the configuration that did.
  package var used: Set<LintIgnore> = []

  package var findings: [LintFinding] { rows.flatMap(\.findings) }

  package var suppressed: [LintFinding] { rows.flatMap(\.suppressed) }

  package func count(of outcome: Outcome) -> Int { rows.count { $0.outcome == outcome } }

  package func count(of severity: LintRule.Severity) -> Int {
    findings.count { $0.severity == severity }
  }
}
