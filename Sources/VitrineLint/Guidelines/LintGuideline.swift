/// A rule of the guidelines, and how far it can be judged here.
package struct LintGuideline: Sendable {
  /// The extent to which a rule is judged.
  package enum Judged: String, Sendable, CaseIterable {
    /// All that the rule says.
    case checked
    /// A part, or a sign of it.
    case partly
    case not
  }

  package let id: String
  package let era: LintRule.Era
  package let severity: LintRule.Severity
  /// The rule in one sentence.
  package let statement: String
  package let judged: Judged
  /// The part that is not judged, and why; empty for rules that are judged whole.
  package let reason: String
  /// The check; nil for rules that are not judged.
  package let rule: LintRule?

  /// Whether a seed or the current guidelines name the rule; false for one of this program's own.
  package let isListed: Bool

  private init(
    _ id: String, _ era: LintRule.Era, _ severity: LintRule.Severity, _ statement: String,
    _ judged: Judged, _ reason: String, _ rule: LintRule?, isListed: Bool = true
  ) {
    (self.id, self.era, self.severity) = (id, era, severity)
    (self.statement, self.judged, self.reason) = (statement, judged, reason)
    (self.rule, self.isListed) = (rule, isListed)
  }

  /// A rule that is judged whole.
  static func checked(_ rule: LintRule) -> LintGuideline {
    LintGuideline(rule.id, rule.era, rule.severity, rule.statement, .checked, "", rule)
  }

  /// A rule of which a part is judged.
  static func partly(_ rule: LintRule, _ reason: String) -> LintGuideline {
    LintGuideline(rule.id, rule.era, rule.severity, rule.statement, .partly, reason, rule)
  }

  /// A rule that is not judged.
  static func not(
    _ id: String, _ era: LintRule.Era, _ severity: LintRule.Severity, _ statement: String,
    _ reason: String
  ) -> LintGuideline {
    LintGuideline(id, era, severity, statement, .not, reason, nil)
  }

  /// A rule of the platform that the guidelines do not list.
  static func own(_ rule: LintRule) -> LintGuideline {
    LintGuideline(
      rule.id, rule.era, rule.severity, rule.statement, .checked, "", rule, isListed: false)
  }
}

extension LintGuideline {
  /// All rules: those of Today widgets, of WidgetKit's, of the current guidelines, and the platform's own.
  package static let all = today + widgets + current + own

  package static func find(_ id: String) -> LintGuideline? { all.first { $0.id == id } }
}

extension LintRule {
  /// All rules with a check.
  package static let all: [LintRule] = LintGuideline.all.compactMap(\.rule)
}
