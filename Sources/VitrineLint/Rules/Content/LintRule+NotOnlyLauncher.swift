import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let notOnlyLauncher = LintRule(
    "w-no-launcher-only", .widgetkit, .error, "The widget does more than open the app.",
    advice: "Show something of the app's data.",
    source: "Human Interface Guidelines, widgets (iOS 14)",
    check: .widget { widget, _ in
      let shown = widget.lightSnapshots.filter(\.picture.isSystemFamily)
      guard !shown.isEmpty else { return .notApplicable }
      let names = [widget.appName, widget.displayName].compactMap { $0?.lowercased() }
      return .of(
        shown.compactMap { shown in
          let texts = shown.picture.leaves.compactMap { $0.string?.lowercased() }
          let images = shown.picture.leaves.filter(\.isImage)
          let isIcon = images.allSatisfy { $0.noun == "symbol" } && images.count <= 1
          guard isIcon, !shown.picture.leaves.isEmpty, texts.allSatisfy(names.contains) else {
            return nil
          }
          // Graphs and rings are data.
          guard !shown.picture.leaves.contains(where: { $0.noun == "shape" }) else { return nil }
          return LintViolation("\(shown.family?.slug ?? "view") shows a symbol or the name alone")
        })
    })
}
