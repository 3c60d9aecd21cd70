import VitrineGraphics
import VitrineLayout
import VitrineText
import VitrineWidgets

extension LintRule {
  static let todayInsets = LintRule(
    "today-zero-vertical-insets", .today, .warning,
    "Under iOS 9 the widget returns no insets at its top and bottom.",
    advice: "Return 0 for both in widgetMarginInsets; else the first display is too high.",
    source: "Today widgets as measured under iOS 9",
    check: .widget { widget, _ in
      let shown = widget.pictures.filter(\.picture.configuration.isFirstDisplay)
      guard !shown.isEmpty else { return .notApplicable }
      return .of(
        shown.flatMap { shown in
          shown.diagnostics.filter { $0.code == "today-first-display" }.map {
            LintViolation($0.message)
          }
        })
    })
}
