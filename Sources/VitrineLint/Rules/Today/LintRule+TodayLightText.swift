import VitrineGraphics
import VitrineLayout
import VitrineText
import VitrineWidgets

extension LintRule {
  static let todayLightText = LintRule(
    "today-ios9-light-text", .today, .warning, "Under iOS 9 text is light on the dark ground.",
    advice: "Use white text under iOS 9.", source: "Today widgets as measured under iOS 9",
    check: .widget { widget, limits in
      inks(widget, { $0 == 9 }) { ink in
        // A fainter white is light as well where it stands out from the dark ground.
        let isLighter = ink.luminance > ink.ground
        guard ink.luminance < limits.lightText,
          !isLighter || ink.ratio < limits.largeTextContrast
        else { return nil }
        return (
          "a luminance of \(hundredths(ink.luminance)), less than \(hundredths(limits.lightText))",
          hundredths(ink.luminance), hundredths(limits.lightText),
          limits.lightText - ink.luminance
        )
      }
    })
}
