import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let noIconCopy = LintRule(
    "h-not-app-icon-copy", .widgetkit, .warning, "A widget is no copy of the app's icon.",
    advice: "Show something of the app's data.", source: "Human Interface Guidelines, widgets",
    check: .widget { widget, limits in
      guard let icon = widget.icon else {
        return .notJudged("the app's icon is not known; `app` of the document gives it")
      }
      let shown = widget.lightSnapshots.filter(\.picture.isSystemFamily)
      let copies = shown.flatMap { shown in
        shown.picture.leaves.filter { $0.bitmap?.key == icon }.map { (shown.picture, $0) }
      }
      return .of(
        copies.compactMap { picture, leaf in
          covering(leaf, of: picture, over: limits.iconShare) { share, limit in
            "the app's icon covers \(share) of \(picture.family?.slug ?? "view"), more than \(limit)"
          }
        })
    })
}
