import VitrineGraphics
import VitrineWidgets

extension LintRule {
  static let todaySupplements = LintRule(
    "today-expanded-supplements", .today, .warning,
    "Expanded the widget adds to what it shows collapsed.",
    advice: "Keep the collapsed content in the expanded widget.", source: seeds,
    check: .widget { widget, _ in
      guard let compact = widget.todayCompact, let expanded = widget.todayExpanded else {
        return .notApplicable
      }
      let words = expanded.picture.leaves.compactMap(\.string)
      return .of(
        compact.picture.leaves.compactMap { leaf in
          guard let text = leaf.string, !words.contains(where: { $0.contains(text) }) else {
            return nil
          }
          var violation = LintViolation(
            "“\(text)” of the collapsed widget is not in the expanded one", measured: text)
          compact.picture.locate(&violation, leaf)
          return violation
        })
    })
}
