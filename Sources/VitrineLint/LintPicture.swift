package import VitrineGraphics
package import VitrineLayout
package import VitrineText
package import VitrineViews
package import VitrineWidgets

/// What rules see of one picture: its views in their places, texts, targets and diagnostics.
package struct LintPicture: Sendable {
  package let configuration: RenderConfiguration
  package let tree: PlacedTree
  package let texts: TextLedger
  package let hits: HitMap
  package let diagnostics: [Diagnostic]
  /// The author's leaves in drawing order, without the background and what is hidden.
  package let leaves: [LintLeaf]
  /// Whether views carry notes to the rules.
  let hasNotes: Bool

  package init(_ placed: PlacedWidget, fonts: FontLibrary) {
    configuration = placed.configuration
    tree = snap(placed.tree)
    texts = TextLedger(tree, fonts: fonts)
    hits = HitMap(tree, rules: placed.tapRules)
    diagnostics = placed.diagnostics
    leaves = LintLeaf.all(of: tree)
    hasNotes = tree.nodes.contains { $0.settings.contains(where: \.isSilent) }
  }

  package var family: WidgetFamily? { configuration.family }

  /// Whether the picture is of a family of Home Screens, with a container and margins.
  var isSystemFamily: Bool { family.map { !$0.isAccessory } ?? false }

  /// The container in points.
  var container: Rect { Rect(origin: .zero, size: tree.size) }

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
    return words.joined(separator: ", ")
  }
}
