import VitrineGraphics
import VitrineWidgets

extension LintRule {
  static let density = LintRule(
    "w-density", .widgetkit, .warning, "The widget is neither sparse nor crowded.",
    advice: "Show more, or less, or choose another family.",
    source: "Human Interface Guidelines, widgets (iOS 14); the shares are proposals",
    check: .widget { widget, limits in
      let shown = widget.lightSnapshots.filter(\.picture.isSystemFamily)
      let shares = shown.compactMap { shown -> (LintStandardPicture, full: Double, bare: Double)? in
        guard let full = shown.picture.filledShare(withPlates: true),
          let bare = shown.picture.filledShare(withPlates: false)
        else { return nil }
        return (shown, full, bare)
      }
      guard !shares.isEmpty else { return .notApplicable }
      return .of(
        shares.compactMap { shown, full, bare in
          let name = shown.family?.slug ?? "view"
          if full < limits.leastFilled {
            return LintViolation(
              "the content of \(name) covers \(percent(full)), less than \(percent(limits.leastFilled))",
              measured: percent(full), limit: percent(limits.leastFilled),
              excess: limits.leastFilled - full)
          }
          // What frames a text fills the widget, and has room inside.
          guard bare > limits.mostFilled else { return nil }
          return LintViolation(
            "the content of \(name) covers \(percent(bare)), more than \(percent(limits.mostFilled))",
            measured: percent(bare), limit: percent(limits.mostFilled),
            excess: bare - limits.mostFilled)
        })
    })
}
