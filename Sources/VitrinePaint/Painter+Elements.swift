import VitrineGraphics
import VitrineLayout

extension Painter {
  /// Draws a text, a picture, a shape or a canvas under the effects that act on it by itself.
  mutating func drawElement(_ node: PlacedNode, _ i: Int) {
    guard inherited != ElementEffects() else { return draw(node, i) }
    let outer = inherited
    let layers = openElement(node, i)
    draw(node, i)
    for _ in 0..<layers { append(.popLayer) }
    inherited = outer
  }

  private mutating func draw(_ node: PlacedNode, _ i: Int) {
    switch node.content {
    case .text(let text): drawText(text, node)
    case .image(let image): drawImageNode(image, node)
    case .shape(let shape): if !meltedGlasses.contains(i) { drawShape(shape, node) }
    case .canvas(let operations): drawCanvas(operations, i)
    default: break
    }
  }

  /// Opens the layers that an element's effects need; returns how many.
  private mutating func openElement(_ node: PlacedNode, _ i: Int) -> Int {
    var layers = 0
    if inherited.needLayer {
      append(
        .pushLayer(
          Layer(
            bounds: map.bounds(of: ink[i]), blendMode: inherited.blendMode,
            filters: inherited.filters)))
      inherited = ElementEffects(opacity: inherited.opacity)
      layers += 1
    }
    // The opacity goes into the paints, as long as no two of them lie over each other.
    if inherited.opacity < 1, node.overlapsItself {
      append(
        .pushLayer(Layer(bounds: map.bounds(of: ink[i]), opacity: Float(inherited.opacity))))
      inherited.opacity = 1
      layers += 1
    }
    return layers
  }
}

extension PlacedNode {
  /// Whether an element may draw one part of itself over another. A canvas has a layer anyway.
  fileprivate var overlapsItself: Bool {
    switch content {
    case .shape(let shape): shape.drawing.fill.hasShadows
    case .text(let text):
      redaction == .none
        && (text.layout.lines.contains { !$0.backgrounds.isEmpty }
          || text.leaf.fills.contains { $0.hasShadows })
    case .image(let image):
      if case .symbol(let symbol, _) = image.content { symbol.layers.count > 1 } else { false }
    default: false
    }
  }
}
