/// Why a rule holds, and how it is measured, for the page of rules.
package struct LintExplanation: Sendable {
  package var rule: String
  package var why: String
  package var how: String

  init(_ rule: String, why: String, how: String) {
    (self.rule, self.why, self.how) = (rule, why, how)
  }

  /// One for each rule with a check.
  package static let all = today + widgets + current + own
}

extension LintGuideline {
  /// The page of rules: a section for each one with a check.
  package static func page() -> String {
    var lines = [
      "# What each rule measures", "",
      "Why the design rules hold, how each is measured, and where it comes from.", "",
      "## Overview", "",
      "<doc:Linting> lists all rules and says how findings are read. The words in code are limits of its",
      "configuration file.",
    ]
    for guideline in all {
      guard let points = guideline.points() else { continue }
      lines += ["", "### \(guideline.id)", "", guideline.statement, ""] + points
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Why the rule holds, how it is measured, what to do and where it comes from, a line each; nil without a check.
  package func points() -> [String]? {
    guard let rule, let text = LintExplanation.all.first(where: { $0.rule == rule.id }) else {
      return nil
    }
    let left = judged == .partly ? ["- Not judged: \(reason)."] : []
    return ["- Why: \(text.why)", "- Measured: \(text.how)"] + left
      + ["- Do: \(rule.advice)", "- Source: \(rule.source)."]
  }
}
