import VitrineGraphics
import VitrineLayout
import VitrineText
import VitrineWidgets

extension LintRule {
  static let notInverted = LintRule(
    "w-no-inverted-modes", .widgetkit, .warning,
    "The widget is not dark in light appearance and light in dark appearance.",
    advice: "Exchange the variants of the colours.",
    source: "Human Interface Guidelines, dark mode",
    check: .widget { widget, _ in
      let pairs = widget.systemSchemes
      guard !pairs.isEmpty else { return .notApplicable }
      return .of(
        pairs.compactMap { light, dark in
          let (day, night) = (light.pixels.luminance, dark.pixels.luminance)
          guard day < 0.5, night > 0.5 else { return nil }
          return LintViolation(
            "\(light.family?.slug ?? "view") has a mean luminance of \(hundredths(day)) in light and \(hundredths(night)) in dark appearance",
            measured: hundredths(night), limit: "0.5", excess: night - day)
        })
    })
}
