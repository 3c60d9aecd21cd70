import VitrineWidgets

/// A design rule of widgets with its check.
package struct LintRule: Sendable {
  /// The forms that a rule is about: Today widgets of iOS 8 to 13, widgets of WidgetKit, all forms, or live activities or
  /// controls alone.
  package enum Era: String, Sendable, CaseIterable {
    case today, widgetkit, both, activity, control

    func holds(on surface: Surface) -> Bool {
      switch self {
      case .both: true
      case .today: surface == .today
      case .activity: surface.presentation != nil
      case .control: surface.controlSize != nil
      case .widgetkit: surface != .today && surface.name == nil
      }
    }
  }

  /// The weight of a violation.
  package enum Severity: String, Sendable, CaseIterable { case error, warning, note }

  /// The pictures that a rule looks at.
  package enum Check: Sendable {
    /// Each picture of the matrix by itself.
    case picture(@Sendable (LintPicture, LintThresholds) -> LintVerdict)
    /// The declaration, the timeline and the standard pictures together.
    case widget(@Sendable (LintWidget, LintThresholds) -> LintVerdict)
  }

  /// A stable name, such as `h-min-font-11`.
  package let id: String
  package let era: Era
  package let severity: Severity
  /// The rule in one sentence.
  package let statement: String
  /// The remedy for a violation, in one sentence.
  package let advice: String
  /// The origin of the rule.
  package let source: String
  package let check: Check

  init(
    _ id: String, _ era: Era, _ severity: Severity, _ statement: String, advice: String,
    source: String, check: Check
  ) {
    self.id = id
    self.era = era
    self.severity = severity
    self.statement = statement
    self.advice = advice
    self.source = source
    self.check = check
  }
}
