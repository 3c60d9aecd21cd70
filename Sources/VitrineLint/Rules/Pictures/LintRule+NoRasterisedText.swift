import VitrineGraphics
import VitrineWidgets

extension LintRule {
  static let noRasterisedText = LintRule(
    "h-no-rasterised-text", .widgetkit, .warning, "Text is no picture.",
    advice:
      "Use Text over the picture: it grows with the reader's text size, and is translated and spoken.",
    source: "Human Interface Guidelines, widgets and typography",
    check: .widget { widget, _ in
      var judged: [UInt64: LetterRow?] = [:]
      var found: [LintViolation] = []
      for shown in widget.lightSnapshots {
        for leaf in shown.picture.leaves where !leaf.isLogo {
          guard let resource = leaf.bitmap, let pixmap = resource.pixmap else { continue }
          let row = judged[resource.key] ?? LetterRow.first(in: pixmap)
          judged[resource.key] = row
          guard let row else { continue }
          var violation = LintViolation(
            "the picture “\(resource.name)” in \(shown.family?.slug ?? "view") has a row of \(row.count) letters",
            measured: "\(row.count)", limit: "\(LetterRow.least - 1)",
            excess: Double(row.count - LetterRow.least))
          shown.picture.locate(&violation, leaf)
          found.append(violation)
        }
      }
      return judged.isEmpty ? .notApplicable : .of(found)
    })
}
