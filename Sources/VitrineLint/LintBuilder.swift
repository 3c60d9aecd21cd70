import VitrineWidgets

/// Gathers verdicts of pictures in any order, and makes the report of them.
package struct LintBuilder: Sendable {
  package let rules: [LintRule]
  let thresholds: LintThresholds
  private var sums: [Sum]
  private var pictureCount = 0

  fileprivate struct Sum: Sendable {
    var passes = 0
    var reasons: Set<String> = []
    var findings: [Key: Worst] = [:]
  }

  fileprivate struct Key: Hashable {
    var family: String
    var path: String
    /// Tells apart violations of one view by what they exceed.
    var limit: String
  }

  fileprivate struct Worst: Sendable {
    var finding: LintFinding
    var index: Int
    var order: Int
  }

  package init(_ rules: [LintRule] = LintRule.all, _ thresholds: LintThresholds = .standard) {
    self.rules = rules
    self.thresholds = thresholds
    sums = rules.map { _ in Sum() }
  }

  /// Judges a picture by all rules on pictures. May be called on any thread.
  package func notes(on picture: LintPicture, index: Int) -> LintNotes {
    LintNotes(
      family: picture.family?.slug ?? picture.configuration.surface.name ?? "view",
      place: picture.place, index: index,
      verdicts: rules.map { rule in
        guard case .picture(let check) = rule.check else { return nil }
        guard rule.era.holds(on: picture.configuration.surface) else { return .notApplicable }
        let verdict = check(picture, thresholds)
        guard case .violated(let found) = verdict else { return verdict }
        return .violated(found.map { picture.located($0) })
      })
  }

  package mutating func add(_ notes: LintNotes) {
    pictureCount += 1
    for (rule, verdict) in notes.verdicts.enumerated() {
      if let verdict { add(verdict, rule, notes.family, notes.place, notes.index) }
    }
  }

  /// Judges the widget as a whole, and returns the report over everything added.
  package mutating func report(on widget: LintWidget) -> LintReport {
    for (index, rule) in rules.enumerated() {
      guard case .widget(let check) = rule.check,
        rule.era.holds(on: widget.surface)
      else { continue }
      var verdict = check(widget, thresholds)
      if case .violated(let found) = verdict { verdict = .violated(found.map(widget.located)) }
      add(verdict, index, "", "", 0)
    }
    return LintReport(
      kind: widget.kind, pictureCount: pictureCount,
      rows: zip(rules, sums).map { Self.row($0, $1) })
  }

  private mutating func add(
    _ verdict: LintVerdict, _ rule: Int, _ family: String, _ place: String, _ index: Int
  ) {
    switch verdict {
    case .pass: sums[rule].passes += 1
    case .notJudged(let reason): sums[rule].reasons.insert(reason)
    case .notApplicable: break
    case .violated(let violations):
      for (order, violation) in violations.enumerated() {
        let key = Key(family: family, path: violation.path, limit: violation.limit)
        let finding = LintFinding(
          rule: rules[rule].id, severity: rules[rule].severity, violation: violation,
          family: family, place: place, count: 1)
        sums[rule].note(Worst(finding: finding, index: index, order: order), key)
      }
    }
  }

  private static func row(_ rule: LintRule, _ sum: Sum) -> LintReport.Row {
    let findings = sum.findings.values.sorted { ($0.index, $0.order) < ($1.index, $1.order) }
    let outcome: LintReport.Outcome =
      !findings.isEmpty
      ? .violation
      : !sum.reasons.isEmpty ? .notJudged : sum.passes > 0 ? .pass : .notApplicable
    return LintReport.Row(
      rule: rule.id, severity: rule.severity, statement: rule.statement, advice: rule.advice,
      outcome: outcome,
      reason: outcome == .notJudged ? sum.reasons.sorted().joined(separator: "; ") : "",
      findings: findings.map(\.finding))
  }
}

extension LintBuilder.Sum {
  /// Keeps the picture with the largest excess, of equal ones the first of the matrix.
  fileprivate mutating func note(_ worst: LintBuilder.Worst, _ key: LintBuilder.Key) {
    guard var known = findings[key] else {
      findings[key] = worst
      return
    }
    let count = known.finding.count + 1
    let (old, new) = (known.finding.violation.excess, worst.finding.violation.excess)
    if new > old || (new == old && worst.index < known.index) { known = worst }
    known.finding.count = count
    findings[key] = known
  }
}
