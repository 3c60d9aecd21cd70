import VitrineWidgets

extension LintRule {
  /// A rule on the description; without one it is not judged, nor in languages to which it does not apply.
  static func description(
    _ id: String, _ severity: Severity, _ statement: String, advice: String,
    except languages: Set<String> = [],
    _ judge: @escaping @Sendable (String, LintThresholds) -> LintViolation?
  ) -> LintRule {
    LintRule(
      id, .widgetkit, severity, statement, advice: advice, source: guidelines,
      check: .widget { widget, limits in
        guard let text = widget.details, !text.isEmpty else {
          return .notJudged("the widget has no description")
        }
        if languages.contains(widget.language) { return .notApplicable }
        return .of(judge(text, limits).map { [$0] } ?? [])
      })
  }
}
