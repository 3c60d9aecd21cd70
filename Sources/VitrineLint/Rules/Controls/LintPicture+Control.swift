import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintPicture {
  /// The size of a control; nil for other surfaces.
  var controlSize: ControlWidgetSize? { configuration.surface.controlSize }

  /// The drawing and the layers of a control's symbol; nil without one.
  var controlSymbol: ImageLeaf? {
    for leaf in leaves {
      guard case .image(let image) = leaf.kind, case .symbol = image.content else { continue }
      return image
    }
    return nil
  }

  /// The words of a control from top to bottom.
  var controlTexts: [String] { leaves.compactMap(\.string) }
}
