import Testing
import VitrineLint

/// Severities, exceptions and baselines.
@Suite struct SettingsTests {
  private let rule = "w-margin-16"

  /// A text 4 points from the edge, in a widget without margins of the system.
  private func report(_ more: String = "", modifiers: String = "") throws -> LintReport {
    let body =
      #"{"Text":"Steps","modifiers":[{"id":"title"},\#(modifiers){"frame":{"maxWidth":"infinity","maxHeight":"infinity","alignment":"topLeading"}},{"padding":4}]}"#
    let document = try LintSample.document(body, more: more + #""contentMargins":false,"#)
    let ignores = document.lintIgnores.map {
      LintIgnore(
        rule: $0.rule, reason: $0.reason, file: document.file, line: Int($0.position.line),
        column: Int($0.position.column), note: $0.isWhole ? "" : $0.setting)
    }
    return try LintSample.report(document).applying(LintSettings(), ignores: ignores)
  }

  private func override(
    _ level: LintOverride.Level, _ set: (inout LintOverride) -> Void = { _ in }
  ) -> LintSettings {
    let place = LintIgnore(
      rule: rule, reason: "", file: "lint.yaml", line: 1, column: 1, note: "")
    var override = LintOverride(rule: rule, level: level, reason: "meant so", place: place)
    set(&override)
    var settings = LintSettings()
    settings.overrides = [override]
    return settings
  }

  private func row(_ report: LintReport) throws -> LintReport.Row {
    try LintSample.row(rule, in: report)
  }

  @Test func aViewIgnoresARule() throws {
    let note = #"{"lintIgnore":{"id":"w-margin-16","reason":"a banner"}},"#
    let ignored = try row(report(modifiers: note))
    #expect(ignored.outcome == .ignored)
    #expect(ignored.findings.isEmpty)
    #expect(
      ignored.suppressed.map(\.suppression) == [
        LintSuppression(kind: .document, reason: "a banner")
      ])
    let other = #"{"lintIgnore":{"id":"w-deep-link","reason":"another rule"}},"#
    let violated = try report(modifiers: other)
    #expect(try row(violated).outcome == .violation)
    #expect(violated.unused.map(\.rule) == ["w-deep-link"])
    #expect(violated.unused.map(\.line) == [2])
  }

  @Test func aDocumentIgnoresARule() throws {
    let note = #""lintIgnore":[{"id":"w-margin-16","reason":"no margins at all"}],"#
    let report = try report(note)
    #expect(try row(report).outcome == .ignored)
    #expect(report.unused.isEmpty)
  }

  @Test func anIgnoreBesideTheViewDoesNotReachIt() throws {
    let body =
      #"{"VStack":[{"Text":"A","modifiers":[{"lintIgnore":{"id":"h-min-font-11","reason":"r"}}]},{"Text":"B","modifiers":[{"font":{"size":8}}]}]}"#
    let document = try LintSample.document(body)
    let note = try #require(document.lintIgnores.first)
    let ignore = LintIgnore(
      rule: note.rule, reason: note.reason, file: "", line: 1, column: 1, note: note.setting)
    let report = try LintSample.report(document).applying(LintSettings(), ignores: [ignore])
    #expect(try LintSample.row("h-min-font-11", in: report).findings.count == 1)
    #expect(report.unused == [ignore])
  }

  @Test func severitiesAreSetByWidgetFamilyAndView() throws {
    let plain = try report()
    #expect(try row(plain).findings.map(\.severity) == [.warning])
    func severity(_ set: (inout LintOverride) -> Void) throws -> LintRule.Severity? {
      try row(plain.applying(override(.error, set))).findings.first?.severity
    }
    #expect(try severity { _ in } == .error)
    #expect(try severity { $0.widget = "Sam*" } == .error)
    #expect(try severity { $0.widget = "Other" } == .warning)
    #expect(try severity { $0.family = "systemSmall" } == .error)
    #expect(try severity { $0.family = "systemLarge" } == .warning)
    #expect(try severity { $0.view = "title" } == .error)
    #expect(try severity { $0.view = "*/Text" } == .error)
    #expect(try severity { $0.view = "subtitle" } == .warning)
  }

  @Test func aRuleIsOffForAView() throws {
    let off = try row(report().applying(override(.off) { $0.view = "title" }))
    #expect(off.outcome == .ignored)
    #expect(off.suppressed.map(\.suppression?.kind) == [.configuration])
    #expect(off.suppressed.map(\.suppression?.reason) == ["meant so"])
  }

  @Test func aBaselineHidesWhatItLists() throws {
    let plain = try report()
    let baseline = LintBaseline(of: [plain])
    #expect(baseline.entries.contains { $0.rule == rule && $0.family == "systemSmall" })
    let known = try row(plain.applying(LintSettings(), baseline: baseline))
    #expect(known.outcome == .ignored)
    #expect(known.suppressed.map(\.suppression?.kind) == [.baseline])
    let other = LintBaseline([
      .init(kind: "Other", rule: rule, family: "systemSmall", path: "")
    ])
    #expect(try row(plain.applying(LintSettings(), baseline: other)).outcome == .violation)
  }

  @Test func limitsAreSetByName() {
    var settings = LintSettings()
    settings.limits = [.init(widget: "W*", name: "margin", value: 3)]
    #expect(settings.thresholds(of: "Weather").margin == 3)
    #expect(settings.thresholds(of: "Stocks").margin == 16)
    for name in LintThresholds.names {
      var changed = LintThresholds.standard
      let hasChanged = changed.set(name, to: 977)
      #expect(hasChanged, "\(name)")
      #expect(changed != .standard, "\(name)")
    }
    var unknown = LintThresholds.standard
    let hasChanged = unknown.set("margins", to: 1)
    #expect(!hasChanged)
  }

  @Test func starsStandForAnything() {
    #expect(LintPattern.matches("a*c", "abbc"))
    #expect(LintPattern.matches("*", ""))
    #expect(LintPattern.matches("*/Text", "V/H/Text"))
    #expect(LintPattern.matches("a*b*c", "aXbYbZc"))
    #expect(!LintPattern.matches("a*c", "abcd"))
    #expect(!LintPattern.matches("", "a"))
  }
}
