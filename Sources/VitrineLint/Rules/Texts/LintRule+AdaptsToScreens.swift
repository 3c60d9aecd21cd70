import VitrineGraphics
import VitrineText
import VitrineWidgets

extension LintRule {
  static let adaptsToScreens = LintRule(
    "w-adapts-to-screens", .widgetkit, .error,
    "On every screen all content fits at the usual text size.",
    advice: "Let the text wrap or shrink, or leave out what a smaller screen has no room for.",
    source: "Human Interface Guidelines, widgets (iOS 14)",
    check: .picture { picture, _ in
      guard picture.level == usualLevel else { return .notApplicable }
      return texts(picture, [.truncated, .clipped, .overlapping], unfit)
    })
}
