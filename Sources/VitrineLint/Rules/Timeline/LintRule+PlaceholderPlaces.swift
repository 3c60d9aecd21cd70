import VitrineGraphics
import VitrineWidgets

extension LintRule {
  static let placeholderPlaces = LintRule(
    "w-placeholder-recognisable", .widgetkit, .error,
    "A placeholder has its views where the widget has them.",
    advice: "Use the same views for the placeholder, with sample data of usual length.",
    source: "Human Interface Guidelines, widgets (iOS 14)",
    check: .widget { widget, limits in
      let pairs = widget.placeholders.filter { $0.snapshot.scheme == .light }
      guard !pairs.isEmpty else { return .notApplicable }
      return .of(pairs.compactMap { moved($0.snapshot, $0.placeholder, limits) })
    })

  private static func moved(
    _ shown: LintStandardPicture, _ placeholder: LintStandardPicture,
    _ limits: LintThresholds
  ) -> LintViolation? {
    let tree = placeholder.picture.tree
    var places: [String: LintLeaf] = [:]
    for leaf in placeholder.picture.leaves { places[tree.path(of: leaf.node)] = leaf }
    let content = shown.picture.leaves.filter { $0.isText || $0.isImage }
    let (texts, symbols) = (placeholder.picture.blanks, symbolBlanks(shown.picture, places))
    let slack = Size(
      limits.placeholderShift + texts.width + symbols.width,
      limits.placeholderShift + texts.height + symbols.height)
    var first: (leaf: LintLeaf, words: String)?
    var count = 0
    for leaf in content {
      let path = shown.picture.tree.path(of: leaf.node)
      guard let words = difference(leaf, places[path], slack) else { continue }
      count += 1
      first = first ?? (leaf, words)
    }
    guard let first else { return nil }
    let family = shown.family?.slug ?? "view"
    var violation = LintViolation(
      "in \(family), \(count) of \(content.count) views of the placeholder are missing or elsewhere; the first \(first.words)",
      measured: "\(count)", limit: "0", excess: Double(count))
    shown.picture.locate(&violation, first.leaf)
    return violation
  }

  /// Returns the sum of the differences between the sizes of symbols and of the squares that stand for them, whatever
  /// the symbol: they move their neighbours on a device as well.
  private static func symbolBlanks(
    _ shown: LintPicture, _ places: [String: LintLeaf]
  ) -> Size {
    var sum = Size.zero
    for leaf in shown.leaves where leaf.noun == "symbol" {
      guard let square = places[shown.tree.path(of: leaf.node)], square.isRedacted else { continue }
      sum.width += (leaf.frame.width - square.frame.width).magnitude
      sum.height += (leaf.frame.height - square.frame.height).magnitude
    }
    return sum
  }

  /// Returns how a placeholder's view differs, in words; nil if it is where it should be. A shape may be wider or
  /// narrower than the text for which it stands.
  private static func difference(
    _ leaf: LintLeaf, _ other: LintLeaf?, _ most: Size
  ) -> String? {
    guard let other else { return "is missing" }
    let (a, b) = (leaf.frame, other.frame)
    let x = min(
      (a.minX - b.minX).magnitude, (a.maxX - b.maxX).magnitude, (a.midX - b.midX).magnitude)
    let y = (a.midY - b.midY).magnitude
    guard x > most.width || y > most.height else { return nil }
    return "is \(points(max(x, y))) away"
  }
}
