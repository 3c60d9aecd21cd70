import VitrineGraphics
import VitrineWidgets

extension LintRule {
  static let todayNameRow = LintRule(
    "today-icon-and-name-row", .today, .warning,
    "The content does not repeat the name that stands above it.",
    advice: "Use the room for content.", source: seeds,
    check: .widget { widget, _ in
      guard let today = widget.today, let compact = widget.todayCompact else {
        return .notApplicable
      }
      let names = [today.title.text, today.title.shown, today.title.appName, widget.appName]
        .compactMap { $0?.lowercased() }.filter { !$0.isEmpty }
      return .of(
        compact.picture.leaves.compactMap { leaf in
          guard let text = leaf.string, names.contains(text.lowercased()) else { return nil }
          var violation = LintViolation("the text is the widget's name, “\(text)”", measured: text)
          compact.picture.locate(&violation, leaf)
          return violation
        })
    })
}
