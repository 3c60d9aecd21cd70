import VitrineGraphics
import VitrineWidgets

extension LintRule {
  static let todayGlanceable = LintRule(
    "today-glanceable", .today, .warning, "Collapsed the widget has few words.",
    advice: "Keep the status, and leave the rest to the expanded widget.",
    source: seeds + "; the count is a proposal",
    check: .widget { widget, limits in
      guard let shown = widget.todayCompact else { return .notApplicable }
      let count = shown.picture.leaves.compactMap(\.string).reduce(0) {
        $0 + $1.split(whereSeparator: \.isWhitespace).count
      }
      guard count > limits.todayWords else { return .pass }
      return .violated([
        LintViolation(
          "the collapsed widget has \(count) words, more than \(limits.todayWords)",
          measured: "\(count)", limit: "\(limits.todayWords)",
          excess: Double(count - limits.todayWords))
      ])
    })
}
