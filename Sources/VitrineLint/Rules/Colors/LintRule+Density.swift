import VitrineGraphics
import VitrineWidgets

extension LintRule {
  static let density = LintRule(
    "w-density", .widgetkit, .warning, "The widget is neither sparse nor crowded.",
    advice: "Show more, or less, or choose another family.",
    source: "Human Interface Guidelines, widgets (iOS 14); the shares are proposals",
    check: .widget { widget, limits in
      let shown = widget.lightSnapshots.filter(\.picture.isSystemFamily)
      let shares = shown.compactMap { shown in shown.picture.filledShare.map { (shown, $0) } }
      guard !shares.isEmpty else { return .notApplicable }
      return .of(
        shares.compactMap { shown, share in
          let name = shown.family?.slug ?? "view"
          if share < limits.leastFilled {
            return LintViolation(
              "the content of \(name) covers \(percent(share)), less than \(percent(limits.leastFilled))",
              measured: percent(share), limit: percent(limits.leastFilled),
              excess: limits.leastFilled - share)
          }
          guard share > limits.mostFilled else { return nil }
          return LintViolation(
            "the content of \(name) covers \(percent(share)), more than \(percent(limits.mostFilled))",
            measured: percent(share), limit: percent(limits.mostFilled),
            excess: share - limits.mostFilled)
        })
    })
}
