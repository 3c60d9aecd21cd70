import VitrineGraphics
import VitrineText
import VitrineWidgets

extension LintRule {
  static let dynamicType = LintRule(
    "h-dynamic-type-large-ax5", .widgetkit, .warning,
    "Texts stay whole at every text size up to the largest accessibility size.",
    advice: "Allow more lines, let ViewThatFits choose a simpler layout, or limit the sizes.",
    source: "Human Interface Guidelines, typography",
    check: .picture { picture, _ in
      guard picture.level != usualLevel else { return .notApplicable }
      return texts(picture, [.truncated, .clipped, .overlapping], unfit)
    })
}
