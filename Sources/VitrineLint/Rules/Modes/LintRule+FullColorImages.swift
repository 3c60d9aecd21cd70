import VitrineGraphics
import VitrineLayout
import VitrineViews
import VitrineWidgets

extension LintRule {
  static let fullColorImages = LintRule(
    "h-full-colour-images-sparingly", .widgetkit, .warning,
    "In a tinted widget a picture in full colour is smaller than the widget.",
    advice: "Choose another widgetAccentedRenderingMode, or show the picture smaller.",
    source: "Human Interface Guidelines, widgets; the share is a proposal",
    check: .widget { widget, limits in
      let shown = widget.pictures.filter { $0.role == .accented && $0.picture.isSystemFamily }
      let images = shown.flatMap { shown in
        shown.picture.fullColorImages.map { (shown.picture, $0) }
      }
      guard !images.isEmpty else { return .notApplicable }
      return .of(
        images.compactMap { picture, leaf in
          covering(leaf, of: picture, over: limits.fullColorShare) { share, _ in
            "the picture in full colour covers \(share) of \(picture.family?.slug ?? "view")"
          }
        })
    })
}

extension LintPicture {
  /// The pictures that an accented widget shows in their own colours.
  fileprivate var fullColorImages: [LintLeaf] {
    let ranges = tree.nodes.indices.compactMap { index in
      tree.nodes[index].content == .accentable(.fullColor)
        ? index..<Int(tree.nodes[index].end) : nil
    }
    return leaves.filter { leaf in leaf.isImage && ranges.contains { $0.contains(leaf.node) } }
  }
}
