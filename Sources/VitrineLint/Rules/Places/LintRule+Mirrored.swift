import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let mirrored = LintRule(
    "right-to-left", .widgetkit, .warning,
    "In languages written from right to left the layout is mirrored.",
    advice: "Use leading and trailing, not fixed offsets and positions.",
    source: "Human Interface Guidelines, right to left; the slack is a proposal",
    check: .widget { widget, limits in
      // The corners of a watch face are places of the screen, which is not mirrored.
      let pairs = widget.mirrored.filter { FacePlace.alone($0.usual.picture.family) == nil }
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

extension LintLeaf {
  /// Whether its place is the author's: shapes may be drawings.
  fileprivate var isPlaced: Bool { isText || isImage }
}
