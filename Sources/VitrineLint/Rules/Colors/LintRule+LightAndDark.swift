import VitrineGraphics
import VitrineLayout
import VitrineText
import VitrineWidgets

extension LintRule {
  static let lightAndDark = LintRule(
    "w-light-and-dark", .widgetkit, .error,
    "Text that is legible in one appearance has a contrast of 3 : 1 in the other as well.",
    advice: "Use semantic colours, or give each colour a dark variant.",
    source: "Human Interface Guidelines, dark mode",
    check: .widget { widget, limits in
      guard !widget.schemes.isEmpty else { return .notApplicable }
      return .of(
        widget.schemes.flatMap { light, dark -> [LintViolation] in
          let faint = (
            faintTexts(light, limits, least: limits.largeTextContrast).found,
            faintTexts(dark, limits, least: limits.largeTextContrast).found
          )
          let both = Set(faint.0.map(\.path)).intersection(faint.1.map(\.path))
          return (faint.0 + faint.1).filter { !both.contains($0.path) }
        })
    })
}
