import VitrineGraphics
import VitrineWidgets

extension LintRule {
  static let todayClearName = LintRule(
    "today-clear-name", .today, .warning, "The name is short and stands on one line.",
    advice: "Choose a shorter name.", source: seeds + "; the length is a proposal",
    check: .widget { widget, limits in
      guard let today = widget.today else { return .notApplicable }
      let count = today.title.shown.count
      guard count > limits.nameLength else { return .pass }
      return .violated([
        LintViolation(
          "the name “\(today.title.shown)” has \(count) characters, more than \(limits.nameLength)",
          measured: "\(count)", limit: "\(limits.nameLength)",
          excess: Double(count - limits.nameLength))
      ])
    })
}
