import VitrineGraphics
import VitrineLayout
import VitrineViews
import VitrineWidgets

extension LintRule {
  static let accentedGroups = LintRule(
    "h-accented-groups", .widgetkit, .warning,
    "In the accented mode everything still shows, and the accent has a part of the content.",
    advice: "Add widgetAccentable to what should stand out.",
    source: "Human Interface Guidelines, widgets",
    check: .widget { widget, _ in
      let shown = widget.pictures.filter { $0.role == .accented && $0.picture.isSystemFamily }
      guard !shown.isEmpty else { return .notApplicable }
      return .of(shown.flatMap { collapsed($0) + ungrouped($0) })
    })

  private static func collapsed(_ shown: LintStandardPicture) -> [LintViolation] {
    shown.diagnostics.filter { $0.code == "accent-flattened" }.map { diagnostic in
      LintViolation(
        "in \(shown.family?.slug ?? "view"), \(diagnostic.message)", path: diagnostic.path)
    }
  }

  private static func ungrouped(_ shown: LintStandardPicture) -> [LintViolation] {
    let isGrouped = shown.picture.tree.nodes.contains {
      guard case .accentable(let treatment) = $0.content else { return false }
      return treatment != .primary
    }
    guard !isGrouped, shown.picture.leaves.count > 1 else { return [] }
    return [
      LintViolation(
        "in \(shown.family?.slug ?? "view"), no view belongs to the accent", measured: "0",
        limit: "1")
    ]
  }
}
