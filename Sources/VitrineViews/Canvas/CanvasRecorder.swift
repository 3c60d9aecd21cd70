import VitrineLayout
import VitrineText

/// A recorder of a canvas' operations in call order.
nonisolated final class CanvasRecorder {
  var operations: [CanvasOperation] = []
  var list: NodeList
  /// The fonts of the layout stage, which texts are measured with.
  let fonts: FontLibrary

  init(_ list: NodeList, _ fonts: FontLibrary) {
    self.list = list
    self.fonts = fonts
  }
}
