import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let todayWidth = todayTexts(
    "today-adaptive-width", .error, "On every screen texts are whole.",
    advice: "Let the text wrap or shrink.", problems: [.truncated, .overlapping]
  ) { $0.level == usualLevel }
}
