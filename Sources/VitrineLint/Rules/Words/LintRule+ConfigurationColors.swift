import VitrineWidgets

extension LintRule {
  static let configurationColors = LintRule(
    "w-configuration-colours", .widgetkit, .note,
    "The colours of the settings sheet are the widget's own.",
    advice: "Add the colours AccentColor and WidgetBackground.", source: guidelines,
    check: .widget { widget, _ in
      guard widget.parameterCount > 0 else { return .notApplicable }
      return .of(
        widget.hasColors
          ? [] : [LintViolation("AccentColor or WidgetBackground is missing")])
    })
}
