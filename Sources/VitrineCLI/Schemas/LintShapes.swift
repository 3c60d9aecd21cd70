import VitrineLint

/// The JSON of the design rules.
enum LintShapes {
  private static let severity = JSONShape.words(LintRule.Severity.self)

  private static let finding: JSONShape = [
    "message": .string, "measured?": .string, "limit?": .string, "family?": .string,
    "place?": .string, "path?": .string, "name?": .string, "pictures": .integer,
    "rect?": StageShapes.frame, "severity": severity, "picture?": .string,
    "source?": .described("file:line:column", .string),
  ]

  private static let rule: JSONShape = [
    "id": .string, "severity": severity, "outcome": .words(LintReport.Outcome.self),
    "reason?": .string, "findings": .list(of: finding), "ignored?": .list(of: finding),
  ]

  private static let counts = JSONShape.object(
    LintReport.Outcome.allCases.map {
      .init(name: $0.rawValue, shape: .integer, isOptional: false)
    })

  static let lint: JSONShape = [
    "widgets": .list(of: [
      "file": .string, "kind": .string, "pictures": .integer, "counts": counts,
      "rules": .list(of: rule),
      "unusedIgnores": .list(of: ["rule": .string, "source": .string, "reason": .string]),
    ]),
    "unused": .described(
      "what of the configuration and the baseline fits nothing", .list(of: .string)),
  ]

  static let rules: JSONShape = .list(of: [
    "id": .string, "era": .string, "severity": severity,
    "judged": .words(LintGuideline.Judged.self),
    "listed": .boolean, "statement": .string, "reason?": .string, "advice?": .string,
    "source?": .string, "why?": .string, "measured?": .string,
  ])
}
