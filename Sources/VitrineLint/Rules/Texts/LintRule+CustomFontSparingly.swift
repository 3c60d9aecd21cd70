import VitrineGraphics
import VitrineText
import VitrineWidgets

extension LintRule {
  static let customFontSparingly = LintRule(
    "w-custom-font-sparingly", .widgetkit, .warning,
    "A font of the author's own is used for large text only, and there is one at most.",
    advice: "Keep the system's font for small text.",
    source: "Human Interface Guidelines, widgets (iOS 14); the size is a proposal",
    check: .picture { picture, limits in
      var families: [String] = []
      return customFonts(picture) { leaf, family, size in
        if !families.contains(family) { families.append(family) }
        if families.count > 1, families.last == family {
          return LintViolation(
            "“\(family)” is a second font beside “\(families[0])”", measured: "2", limit: "1")
        }
        guard size < limits.customFont else { return nil }
        return LintViolation(
          "“\(family)” is used at \(points(size)), less than \(points(limits.customFont))",
          measured: points(size), limit: points(limits.customFont),
          excess: limits.customFont - size)
      }
    })
}
