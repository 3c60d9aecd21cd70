import VitrineGraphics
import VitrineLayout
import VitrineText
import VitrineWidgets

extension LintRule {
  static let todayBackground = LintRule(
    "today-no-custom-background", .today, .error, "The widget has no background of its own.",
    advice: "Leave the system's blurred background.", source: seeds,
    check: .widget { widget, limits in
      covers(widget, "a background of its own", least: fullShare) { leaf in
        guard case .shape(let shape) = leaf.kind, case .fill = shape.drawing else { return false }
        return leaf.opacity > 0
      }
    })
}
