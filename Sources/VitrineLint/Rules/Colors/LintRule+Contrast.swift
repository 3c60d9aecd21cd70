import VitrineGraphics
import VitrineLayout
import VitrineText
import VitrineWidgets

extension LintRule {
  static let contrast = LintRule(
    "w-rich-colour-crisp-text", .widgetkit, .warning,
    "Text has a contrast of 4.5 : 1 with what lies behind it, large text 3 : 1.",
    advice: "Make the text darker or lighter, or its background more even.",
    source: "WCAG 2.1, success criterion 1.4.3 (AA)",
    check: .widget { widget, limits in
      let faint = widget.snapshots.map { faintTexts($0, limits) }
      if faint.allSatisfy({ $0.judged == 0 }) { return .notApplicable }
      return .of(faint.flatMap(\.found))
    })
}
