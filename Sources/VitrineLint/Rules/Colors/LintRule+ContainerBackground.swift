import VitrineGraphics
import VitrineLayout
import VitrineText
import VitrineWidgets

extension LintRule {
  static let containerBackground = LintRule(
    "container-background", .widgetkit, .warning,
    "The widget gives its background with containerBackground(for: .widget).",
    advice:
      "Move the background into containerBackground; without it iOS 17 and later refuse the widget.",
    source: "WidgetKit, containerBackground(for:alignment:content:)",
    check: .picture { picture, _ in
      guard picture.isSystemFamily else { return .notApplicable }
      return .of(
        picture.diagnostics.filter { $0.code == "no-container-background" }.map { _ in
          LintViolation("the widget names no containerBackground")
        })
    })
}
