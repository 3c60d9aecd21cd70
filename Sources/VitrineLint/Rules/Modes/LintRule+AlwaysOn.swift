import VitrineGraphics
import VitrineWidgets

extension LintRule {
  static let alwaysOn = LintRule(
    "h-always-on-contrast", .widgetkit, .warning, "Lock Screen widgets are legible when dimmed.",
    advice: "Use brighter greys where isLuminanceReduced is true.",
    source: "Human Interface Guidelines, widgets and always on; WCAG's ratio for large text",
    check: .widget { widget, limits in
      faint(widget, .dimmed, "dimmed", limits)
    })
}
