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
    let texts = Dictionary(LintExplanation.all.map { ($0.rule, $0) }) { first, _ in first }
    var lines = [
      "# What each rule measures", "",
      "Why the design rules hold, how each is measured, and where it comes from.", "",
      "## Overview", "",
      "<doc:Linting> lists all rules and says how findings are read. The words in code are limits of its",
      "configuration file.",
    ]
    for guideline in all {
      guard let rule = guideline.rule, let text = texts[rule.id] else { continue }
      lines += [
        "", "### \(rule.id)", "", rule.statement, "", "- Why: \(text.why)",
        "- Measured: \(text.how)",
      ]
      if guideline.judged == .partly { lines.append("- Not judged: \(guideline.reason).") }
      lines += ["- Do: \(rule.advice)", "- Source: \(rule.source)."]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
