import VitrineGraphics
import VitrineLayout
import VitrineText

/// A recorder of a canvas' operations in call order.
nonisolated final class CanvasRecorder {
  var operations: [CanvasOperation] = []
  var list: NodeList
  /// The fonts of the layout stage, which texts are measured with.
  let fonts: FontLibrary
  /// The views that the canvas can draw.
  let symbols: CanvasSymbols?

  init(_ list: NodeList, _ fonts: FontLibrary, symbols: CanvasSymbols? = nil) {
    self.list = list
    self.fonts = fonts
    self.symbols = symbols
  }
}

/// The views that a canvas can draw by their tags, each laid out once.
nonisolated final class CanvasSymbols {
  private let nodes: [Node]
  private let size: Size
  private let environment: EnvironmentValues
  private var known: [AnyHashable: CanvasSymbol] = [:]

  /// - Parameter size: that of the canvas, which the views are offered.
  init(_ nodes: [Node], size: Size, _ environment: EnvironmentValues) {
    self.nodes = nodes
    self.size = size
    self.environment = environment
  }

  /// Returns the first view with a tag; nil if there is none.
  func symbol(_ tag: AnyHashable, _ fonts: FontLibrary, _ list: NodeList) -> CanvasSymbol? {
    if let known = known[tag] { return known }
    guard let node = nodes.first(where: { $0.mark(ViewTag.key) as? AnyHashable == tag }) else {
      return nil
    }
    let host = environment.host
    let options = PlaceOptions(
      size: size, scale: host.displayScale, isRightToLeft: host.layoutDirection == .rightToLeft)
    var diagnostics: [Diagnostic] = []
    let symbol = CanvasSymbol(node, fonts: fonts, options, diagnostics: &diagnostics)
    for diagnostic in diagnostics { list.notes.add(diagnostic) }
    known[tag] = symbol
    return symbol
  }
}
