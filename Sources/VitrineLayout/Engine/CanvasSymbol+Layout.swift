public import VitrineGraphics
public import VitrineText

extension CanvasSymbol {
  /// Lays a view out in an area, of which it takes as much as it wants.
  ///
  /// - Parameter diagnostics: what was dropped, clamped or cut.
  public convenience init(
    _ node: Node, fonts: FontLibrary, _ options: PlaceOptions, diagnostics: inout [Diagnostic]
  ) {
    var tree = place(NodeTree(root: node), fonts: fonts, options, diagnostics: &diagnostics)
    let frame = tree.nodes.first?.frame ?? .zero
    for i in tree.nodes.indices { tree.nodes[i].move(-frame.x, -frame.y) }
    tree.size = frame.size
    tree.rejected = []
    self.init(snap(tree))
  }
}
