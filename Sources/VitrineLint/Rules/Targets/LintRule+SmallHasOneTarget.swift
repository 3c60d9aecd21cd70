import VitrineGraphics
import VitrineWidgets

extension LintRule {
  static let smallHasOneTarget = LintRule(
    "w-small-one-tap-target", .widgetkit, .error, "A small widget has one tap target.",
    advice: "Give the widget a widgetURL and keep links for the larger families.",
    source: "Human Interface Guidelines, widgets (iOS 14)",
    check: .picture { picture, _ in
      picture.family == .systemSmall ? ignoredLinks(picture) : .notApplicable
    })
}
