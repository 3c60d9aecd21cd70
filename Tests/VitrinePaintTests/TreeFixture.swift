import VitrineGraphics
import VitrineLayout
import VitrinePaint
import VitrineText

/// Builds placed trees by hand: `node` opens a scope that ends when its closure returns.
struct TreeFixture {
  private(set) var nodes: [PlacedNode] = []
  private var parents: [Int32] = [-1]
  let size: Size
  let scale: Double

  init(_ width: Double, _ height: Double, scale: Double = 2) {
    size = Size(width, height)
    self.scale = scale
  }

  var tree: PlacedTree { PlacedTree(size: size, scale: scale, nodes: nodes) }

  mutating func node(
    _ content: PlacedContent, _ frame: Rect, redaction: Redaction = .none,
    _ body: (inout TreeFixture) -> Void = { _ in }
  ) {
    let index = nodes.count
    nodes.append(
      PlacedNode(
        parent: parents.last ?? -1, end: 0, name: "test", owner: [], identifier: nil, frame: frame,
        content: content, redaction: redaction))
    parents.append(Int32(index))
    body(&self)
    parents.removeLast()
    nodes[index].end = Int32(nodes.count)
  }

  mutating func rectangle(_ frame: Rect, _ color: RGBA = .black) {
    node(.shape(filled(.rectangle, frame, color)), frame)
  }

  /// Adds the node that a canvas has for a view, with the view's nodes below it.
  mutating func symbol(_ symbol: CanvasSymbol, _ frame: Rect) {
    node(.group(arguments: .none), frame) { t in
      for node in symbol.tree.nodes { t.node(node.content, node.frame) }
    }
    nodes[nodes.count - symbol.tree.nodes.count - 1].name = CanvasSymbol.nodeName
  }

  func filled(_ geometry: PlacedGeometry, _ frame: Rect, _ color: RGBA) -> PlacedShape {
    PlacedShape(
      geometry: geometry, bounds: Rect(origin: .zero, size: frame.size),
      drawing: .fill(.color(color), .nonZero))
  }

  var commands: [DisplayCommand] {
    paint(tree, fonts: FontLibrary(directories: [])).commands
  }
}

func rect(_ x: Double, _ y: Double, _ w: Double, _ h: Double) -> Rect {
  Rect(x: x, y: y, width: w, height: h)
}
