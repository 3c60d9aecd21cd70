import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let semanticColors = LintRule(
    "w-semantic-colours", .widgetkit, .note,
    "Text has a semantic colour, or one for each appearance.",
    advice: "Use primary, secondary or a named colour with a dark variant.",
    source: "Human Interface Guidelines, widgets (iOS 14)",
    check: .widget { widget, _ in
      // Where the background is the same in both, so may the text be.
      let pairs = widget.systemSchemes.filter {
        ($0.light.pixels.luminance - $0.dark.pixels.luminance).magnitude > backgroundChange
      }
      guard !pairs.isEmpty else { return .notApplicable }
      return .of(pairs.flatMap { fixedTexts($0.light, $0.dark) })
    })

  /// The least difference of mean luminance by which a widget follows the appearance: a proposal.
  private static let backgroundChange = 0.2

  private static func fixedTexts(
    _ light: LintStandardPicture, _ dark: LintStandardPicture
  ) -> [LintViolation] {
    var twins: [String: LintLeaf] = [:]
    for leaf in dark.picture.leaves where leaf.isText {
      twins[dark.picture.tree.path(of: leaf.node)] = leaf
    }
    return light.picture.leaves.filter { $0.isText && !$0.isRedacted }.compactMap { leaf in
      guard let fill = leaf.flatFill, fill.name == nil,
        let twin = twins[light.picture.tree.path(of: leaf.node)],
        twin.flatFill?.color == fill.color,
        let day = light.pixels.ground(of: leaf), let night = dark.pixels.ground(of: twin),
        (day - night).magnitude > backgroundChange
      else { return nil }
      var violation = LintViolation(
        "“\(leaf.string ?? "")” has the same colour in light and dark appearance")
      light.picture.locate(&violation, leaf)
      return violation
    }
  }
}

extension LintPixels {
  fileprivate func ground(of leaf: LintLeaf) -> Double? {
    contrasts.first { $0.node == leaf.node }?.ground
  }
}
