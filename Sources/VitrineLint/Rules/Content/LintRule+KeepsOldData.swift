import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let keepsOldData = LintRule(
    "w-no-placeholder-over-old-data", .widgetkit, .error,
    "No entry of the timeline is a placeholder.",
    advice: "Show the last known data.",
    source: "Human Interface Guidelines, widgets (iOS 14)",
    check: .widget { widget, _ in
      let entries = widget.entries
      guard !entries.isEmpty else { return .notJudged("the timeline has no entries of its own") }
      return .of(
        entries.enumerated().compactMap { index, entry in
          let texts = entry.picture.leaves.filter(\.isText)
          guard !texts.isEmpty, texts.allSatisfy(\.isRedacted) else { return nil }
          return LintViolation("entry \(index) of the timeline shows a placeholder")
        })
    })
}
