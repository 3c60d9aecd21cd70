import VitrineGraphics
import VitrineLayout
import VitrineText
import VitrineWidgets

extension LintRule {
  static let todayDarkText = LintRule(
    "today-dark-text", .today, .error,
    "From iOS 10 on text is black or dark grey on the light platter.",
    advice: "Use the label colour, or a dark grey.",
    source: seeds + "; the luminance is a proposal",
    check: .widget { widget, limits in
      inks(widget, { $0 >= 10 }) { ink in
        guard ink.luminance > limits.darkText else { return nil }
        return (
          "a luminance of \(hundredths(ink.luminance)), more than \(hundredths(limits.darkText))",
          hundredths(ink.luminance), hundredths(limits.darkText), ink.luminance - limits.darkText
        )
      }
    })
}
