import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let todayCrowded = LintRule(
    "today-not-crowded", .today, .warning, "It does not look crowded.",
    advice: "Leave out what does not matter at a glance.",
    source: seeds + "; the share is a proposal",
    check: .widget { widget, limits in
      guard let shown = widget.todayCompact,
        let share = shown.picture.filledShare(withPlates: false)
      else {
        return .notApplicable
      }
      guard share > limits.mostFilled else { return .pass }
      return .violated([
        LintViolation(
          "the content covers \(percent(share)) of the collapsed widget, more than \(percent(limits.mostFilled))",
          measured: percent(share), limit: percent(limits.mostFilled),
          excess: share - limits.mostFilled)
      ])
    })
}
