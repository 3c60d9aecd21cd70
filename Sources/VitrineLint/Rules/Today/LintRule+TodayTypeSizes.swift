import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let todayTypeSizes = todayTexts(
    "today-dynamic-type", .error, "The content fits at all twelve text sizes.",
    advice: "Leave out what a larger text has no room for, or limit its size.",
    problems: [.truncated, .overlapping, .clipped]
  ) { $0.level != usualLevel }
}
