package import VitrineGraphics
package import VitrineLayout
package import VitrineText
package import VitrineViews
package import VitrineWidgets

/// The facts that rules see of one picture: its views in their places, texts, targets and diagnostics.
package struct LintPicture: Sendable {
  package let configuration: RenderConfiguration
  package let tree: PlacedTree
  package let texts: TextLedger
  package let hits: HitMap
  /// The elements that VoiceOver reads; empty unless the text size is the usual one, at which they are judged.
  package let spoken: SpokenTree
  package let diagnostics: [Diagnostic]
  /// The nodes of the author's views: all, or those inside the host of a Today widget.
  let content: Range<Int>
  /// The author's leaves in drawing order, without the background and what is hidden.
  package let leaves: [LintLeaf]
  /// The distance by which the blanks of placeholders can move other views: the sum of the differences between the
  /// sizes of those texts and of their words.
  let blanks: Size
  /// Whether views carry notes to the rules.
  let hasNotes: Bool

  package init(_ placed: PlacedWidget, fonts: FontLibrary) {
    configuration = placed.configuration
    tree = snap(placed.tree)
    texts = TextLedger(tree, fonts: fonts)
    hits = HitMap(tree, rules: placed.tapRules)
    diagnostics = placed.diagnostics
    let isUsual = placed.configuration.typeSize == .large
    let root =
      placed.configuration.surface == .today ? tree.nodes.firstIndex { $0.name == todayNode } : 0
    let first = root ?? 0
    content = first..<max(first, tree.nodes.isEmpty ? 0 : Int(tree.nodes[first].end))
    let inside = content
    leaves = LintLeaf.all(of: tree).filter { inside.contains($0.node) }
    blanks = Self.blanks(of: leaves, fonts)
    spoken = isUsual ? SpokenTree(tree, within: inside) : SpokenTree(size: tree.size, elements: [])
    hasNotes = tree.nodes.contains { $0.settings.contains(where: \.isSilent) }
  }

  package var family: WidgetFamily? { configuration.family }

  /// Whether the picture is of a family of Home Screens, with a container and margins.
  var isSystemFamily: Bool { family.map { !$0.isAccessory } ?? false }

  var isToday: Bool { configuration.surface == .today }

  /// The container in points: the canvas, or the place of a Today widget in its host.
  var container: Rect {
    guard isToday, tree.nodes.indices.contains(content.lowerBound) else {
      return Rect(origin: .zero, size: tree.size)
    }
    return tree.nodes[content.lowerBound].frame
  }

  /// The text level, from 1 to 12.
  var level: Int { configuration.typeSize.level }

  /// The settings in words, for findings.
  var place: String {
    var words = [
      configuration.device.slug, configuration.typeSize.slug,
      configuration.scheme == .dark ? "dark" : "light",
    ]
    if configuration.localeIdentifier != RenderConfiguration.defaultLocale {
      words.append(configuration.localeIdentifier)
    }
    if isToday {
      words.insert("iOS \(configuration.os)", at: 1)
      words[words.count - 1] = configuration.displayMode == .expanded ? "expanded" : "compact"
    }
    return words.joined(separator: ", ")
  }
}

/// The node around the author's views in the host of a Today widget.
private let todayNode = "TodayContent"
