import VitrineGraphics
import VitrineText
import VitrineWidgets

extension LintRule {
  static let smallText = LintRule(
    "h-min-font-11", .widgetkit, .warning, "No text is drawn at less than 11 points.",
    advice: "Use a larger text style, or give the text more room than its scale factor needs.",
    source: "Human Interface Guidelines, typography",
    check: .picture { picture, _ in
      texts(picture, [.small]) { entry in
        let size = points(entry.fontSize)
        return LintViolation(
          "“\(entry.string)” is drawn at \(size), less than \(points(TextLedger.leastSize))",
          measured: size, limit: points(TextLedger.leastSize),
          excess: TextLedger.leastSize - entry.fontSize)
      }
    })
}
