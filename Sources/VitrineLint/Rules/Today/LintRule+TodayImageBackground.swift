import VitrineGraphics
import VitrineLayout
import VitrineText
import VitrineWidgets

extension LintRule {
  static let todayImageBackground = LintRule(
    "today-no-image-background", .today, .error, "No picture is the widget's background.",
    advice: "Show the picture beside the text.", source: seeds,
    check: .widget { widget, _ in
      covers(widget, "a picture as background", least: fullShare) { leaf in
        leaf.isImage && leaf.noun == "picture"
      }
    })
}
