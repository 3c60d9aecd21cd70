/// The results of all rules for one widget.
package struct LintReport: Hashable, Sendable {
  /// What a rule comes to over all pictures.
  package enum Outcome: String, Hashable, Sendable, CaseIterable {
    case pass, violation
    case notJudged = "not-judged"
    case notApplicable = "not-applicable"
  }

  package struct Row: Hashable, Sendable {
    package var rule: String
    package var severity: LintRule.Severity
    package var statement: String
    package var advice: String
    package var outcome: Outcome
    /// Why the rule was not judged; empty otherwise.
    package var reason: String
    package var findings: [LintFinding]
  }

  package var kind: String
  /// The number of pictures laid out.
  package var pictureCount: Int
  package var rows: [Row]

  package var findings: [LintFinding] { rows.flatMap(\.findings) }

  package func count(of outcome: Outcome) -> Int { rows.count { $0.outcome == outcome } }

  package func count(of severity: LintRule.Severity) -> Int {
    findings.count { $0.severity == severity }
  }
}
