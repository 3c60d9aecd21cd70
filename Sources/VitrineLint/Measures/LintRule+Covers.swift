import VitrineWidgets

extension LintRule {
  /// The share of the widget from which a view is its background.
  static let fullShare = 0.9

  /// Returns a violation for each view of a kind that covers the widget and lies below others.
  static func covers(
    _ widget: LintWidget, _ what: String, least: Double, _ isKind: (LintLeaf) -> Bool
  ) -> LintVerdict {
    let shown = [widget.todayCompact, widget.todayExpanded].compactMap(\.self)
    guard !shown.isEmpty else { return .notApplicable }
    return .of(
      shown.flatMap { shown in
        shown.picture.leaves.dropLast().filter(isKind).compactMap { leaf in
          covering(leaf, of: shown.picture, over: least) { share, _ in
            "the widget has \(what), which covers \(share)"
          }
        }
      })
  }
}
