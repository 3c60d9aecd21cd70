import VitrineGraphics
import VitrineText
import VitrineWidgets

extension LintRule {
  static let systemFont = LintRule(
    "w-sf-pro", .widgetkit, .note, "Texts use the system's font.",
    advice: "Use a text style or Font.system unless the font belongs to the brand.",
    source: "Human Interface Guidelines, widgets (iOS 14)",
    check: .picture { picture, _ in
      customFonts(picture) { _, family, size in
        LintViolation("the text is set in “\(family)” at \(points(size))", measured: family)
      }
    })
}
