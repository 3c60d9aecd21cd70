import VitrineWidgets

extension LintRule {
  static let reloads = LintRule(
    "w-keep-up-to-date", .widgetkit, .warning,
    "The timeline says when it is to be asked for again.",
    advice: "Choose .atEnd or .after(date).",
    source: "Human Interface Guidelines, widgets (iOS 14)",
    check: .widget { widget, _ in
      guard let policy = widget.policy, !widget.dates.isEmpty else { return .notApplicable }
      // An app may reload its widget at every change of its data.
      return policy == .never
        ? .notJudged("the timeline is never reloaded unless the app asks for it") : .pass
    })
}
