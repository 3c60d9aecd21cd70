import VitrineWidgets

extension LintRule {
  static let simpleConfiguration = LintRule(
    "w-simple-configuration", .widgetkit, .warning, "A widget has few settings.",
    advice: "Leave out settings that most people never change.",
    source: guidelines + "; the count is a proposal",
    check: .widget { widget, limits in
      guard widget.parameterCount > 0 else { return .notApplicable }
      guard widget.parameterCount > limits.parameters else { return .pass }
      return .violated([
        LintViolation(
          "the widget has \(widget.parameterCount) settings, more than \(limits.parameters)",
          measured: "\(widget.parameterCount)", limit: "\(limits.parameters)")
      ])
    })
}
