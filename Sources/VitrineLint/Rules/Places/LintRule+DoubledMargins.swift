import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let doubledMargins = LintRule(
    "doubled-margins", .widgetkit, .warning,
    "The content adds no margins of its own on top of the system's.",
    advice: "Leave out the padding, or turn the system's margins off with contentMarginsDisabled.",
    source: "WidgetKit, contentMarginsDisabled(); the limit is a proposal",
    check: .picture { picture, limits in
      guard picture.isSystemFamily, picture.level == usualLevel,
        let margins = picture.systemMargins
      else { return .notApplicable }
      guard let (node, insets) = picture.outermostPadding(inside: margins.node) else {
        return .pass
      }
      let least = min(insets.top, insets.leading, insets.bottom, insets.trailing)
      let total = margins.least + least
      guard least > 0, total > limits.doubledMargin else { return .pass }
      var violation = LintViolation(
        "padding of \(points(least)) on all sides inside the system's \(points(margins.least)) makes margins of \(points(total)), more than \(points(limits.doubledMargin))",
        measured: points(total), limit: points(limits.doubledMargin),
        excess: total - limits.doubledMargin)
      violation.path = picture.tree.path(of: node)
      violation.rect = picture.tree.nodes[node].frame
      return .violated([violation])
    })
}

extension LintPicture {
  /// The node of the system's margins, and the least of them; nil where there are none.
  fileprivate var systemMargins: (node: Int, least: Double)? {
    guard let node = tree.nodes.firstIndex(where: { $0.name == "contentMargins" }),
      let inner = tree.children(of: node).first
    else { return nil }
    let least = tree.nodes[node].frame.distances(to: tree.nodes[inner].frame).min() ?? 0
    return least > 0 ? (node, least) : nil
  }

  /// Returns the padding that the author puts around all content.
  fileprivate func outermostPadding(inside node: Int) -> (node: Int, insets: Insets)? {
    var i = node
    while true {
      let children = tree.children(of: i)
      guard let child = children.first, children.count == 1 else { return nil }
      if tree.nodes[child].name == "padding",
        case .group(.insets(let insets)) = tree.nodes[child].content
      {
        return (child, insets)
      }
      i = child
    }
  }
}
