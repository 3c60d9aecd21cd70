package import VitrineGraphics
import VitrineLayout
package import VitrineText

extension RenderedImage {
  /// Makes an image of a picture that another program drew, for pictures that are made of it. It has no views.
  ///
  /// - Parameter scale: the pixels per point.
  package init(
    drawn pixmap: Pixmap, scale: Double, diagnostics: [Diagnostic], fonts: FontLibrary
  ) {
    self.init(
      pixmap: pixmap, scale: scale, diagnostics: diagnostics,
      placed: PlacedTree(size: Size(0, 0), scale: scale, nodes: []),
      displayList: DisplayList(width: 0, height: 0), tapRules: nil, fonts: fonts,
      times: StageTimes())
  }
}
