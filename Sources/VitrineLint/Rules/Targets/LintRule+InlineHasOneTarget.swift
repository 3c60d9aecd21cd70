import VitrineGraphics
import VitrineWidgets

extension LintRule {
  static let inlineHasOneTarget = LintRule(
    "h-inline-one-target", .widgetkit, .error, "An inline accessory has one tap target.",
    advice: "Give the widget a widgetURL instead of links.",
    source: "Human Interface Guidelines, widgets",
    check: .picture { picture, _ in
      picture.family == .accessoryInline ? ignoredLinks(picture) : .notApplicable
    })
}
