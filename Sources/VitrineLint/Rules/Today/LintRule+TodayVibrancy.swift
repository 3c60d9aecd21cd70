import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let todayVibrancy = LintRule(
    "today-vibrancy-api", .today, .warning,
    "From iOS 10 on the primary or secondary widget vibrancy is used.",
    advice: "Use UIVibrancyEffect.widgetPrimary() or widgetSecondary().", source: seeds,
    check: .widget { widget, _ in
      let shown = widget.pictures.filter { $0.picture.configuration.os >= 10 }
      guard !shown.isEmpty else { return .notApplicable }
      return .of(
        shown.flatMap { shown in
          shown.diagnostics.filter { $0.code == "deprecated-vibrancy" }.map {
            LintViolation($0.message, path: $0.path, measured: "notificationCenter")
          }
        })
    })
}
