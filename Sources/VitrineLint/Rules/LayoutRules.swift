import VitrineGraphics
import VitrineLayout
import VitrineWidgets

/// Rules on how views are put together, judged on their places.
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

  static let mirrored = LintRule(
    "right-to-left", .widgetkit, .warning,
    "In languages written from right to left the layout is mirrored.",
    advice: "Use leading and trailing, not fixed offsets and positions.",
    source: "Human Interface Guidelines, right to left; the slack is a proposal",
    check: .widget { widget, limits in
      let pairs = widget.mirrored
      guard !pairs.isEmpty else { return .notApplicable }
      return .of(pairs.compactMap { unmirrored($0.usual.picture, $0.turned.picture, limits) })
    })

  private static func unmirrored(
    _ picture: LintPicture, _ turned: LintPicture, _ limits: LintThresholds
  ) -> LintViolation? {
    // By their order: what fixes the direction may stand between them in one of the two only.
    let (own, others) = (picture.leaves.filter(\.isPlaced), turned.leaves.filter(\.isPlaced))
    guard own.count == others.count else { return nil }
    let width = picture.tree.size.width
    var first: (leaf: LintLeaf, distance: Double)?
    var count = 0
    for (leaf, other) in zip(own, others) {
      let (a, b) = (leaf.frame, other.frame)
      let distance = min(
        (width - a.maxX - b.minX).magnitude, (width - a.minX - b.maxX).magnitude,
        (width - a.midX - b.midX).magnitude)
      guard distance > limits.mirrorSlack else { continue }
      count += 1
      first = first ?? (leaf, distance)
    }
    guard let first else { return nil }
    let words = first.leaf.string.map { "“\($0)”" } ?? "the \(first.leaf.noun)"
    var violation = LintViolation(
      "in \(picture.family?.slug ?? "view") from right to left, \(words) is \(points(first.distance)) from its mirrored place"
        + (count > 1 ? ", and \(count - 1) more" : ""),
      measured: points(first.distance), limit: points(limits.mirrorSlack), excess: first.distance)
    picture.locate(&violation, first.leaf)
    return violation
  }
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

extension LintLeaf {
  /// Whether its place is the author's: shapes may be drawings.
  fileprivate var isPlaced: Bool { isText || isImage }
}
