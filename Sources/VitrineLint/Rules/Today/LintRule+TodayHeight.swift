import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let todayHeight = todayTexts(
    "today-adaptive-height", .error, "Collapsed and expanded, nothing is cut.",
    advice: "Leave out what the collapsed height has no room for.", problems: [.clipped]
  ) { $0.level == usualLevel }
}
