import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let notByColorAlone = LintRule(
    "h-no-colour-only-meaning", .widgetkit, .warning,
    "Entries differ by more than colour.",
    advice: "Say the state in words or by a symbol as well.",
    source: "WCAG 2.1, success criterion 1.4.1 (A)",
    check: .widget { widget, _ in
      let entries = widget.entries
      guard entries.count > 1 else { return .notJudged("the timeline has one entry") }
      return .of(
        zip(entries, entries.dropFirst()).enumerated().compactMap { index, pair in
          let (first, second) = pair
          guard first.pixels.hash != second.pixels.hash,
            first.picture.forms == second.picture.forms
          else { return nil }
          return LintViolation("entries \(index) and \(index + 1) differ by colour alone")
        })
    })
}

extension LintPicture {
  /// Places and contents of all leaves, without their colours.
  fileprivate var forms: [String] {
    leaves.map { leaf in
      let frame = [leaf.frame.x, leaf.frame.y, leaf.frame.width, leaf.frame.height]
      let content: String =
        switch leaf.kind {
        case .text: leaf.string ?? ""
        case .image(let image):
          switch image.content {
          case .symbol(let outline, _): outline.name
          case .bitmap(let resource): String(resource.key)
          }
        case .shape(let shape): "\(shape.geometry)"
        }
      return "\(leaf.noun) \(content) " + frame.map { LintRule.number($0) }.joined(separator: " ")
    }
  }
}
