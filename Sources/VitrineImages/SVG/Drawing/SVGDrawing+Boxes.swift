import VitrineGraphics

extension SVGDrawing {
  /// The box of what an element shows, without lines, clips and masks (SVG 2, 8.10); nil where it shows nothing.
  /// - Parameter place: that inside the element.
  /// - Returns: the box in the element's user units.
  mutating func objectBox(_ i: Int, _ place: SVGPlace) throws(MarkupError) -> Rect? {
    var inner = place
    inner.map = .identity
    return try box(i, inner)
  }

  /// The box of an element in the space of the place's map.
  private mutating func box(_ i: Int, _ place: SVGPlace) throws(MarkupError) -> Rect? {
    let node = tree.nodes[i]
    budget.measures -= 1
    guard budget.measures > 0, place.level < Self.mostLevels else { return nil }
    switch node.name {
    case _ where SVGShapes.names.contains(node.name):
      return try outline(i, place).transformed(by: place.map).bounds
    case "image": return imageFrame(node, place).map { place.map.bounds(of: $0) }
    case "use": return try usedBox(i, place)
    case "svg", "symbol":
      guard let (inner, _) = viewport(node, sized: nil, place) else { return nil }
      return try childBoxes(node, inner)
    default: return try childBoxes(node, place)
    }
  }

  private mutating func childBoxes(
    _ node: SVGNode, _ place: SVGPlace
  ) throws(MarkupError) -> Rect? {
    var sum: Rect?
    for child in node.children where SVGElements.isDrawn(tree.nodes[child]) {
      guard let inner = try entered(child, place), inner.style.own.isShown,
        let box = try box(child, inner)
      else { continue }
      sum = sum.map { $0.joined(box) } ?? box
    }
    return sum
  }

  private mutating func usedBox(_ i: Int, _ outer: SVGPlace) throws(MarkupError) -> Rect? {
    guard let (target, place) = shown(by: i, outer), let inner = try entered(target, place),
      inner.style.own.isShown
    else { return nil }
    let shown = tree.nodes[target]
    guard shown.name == "symbol" || shown.name == "svg" else { return try box(target, inner) }
    let sized = outer.style.own.geometry
    guard let (viewed, _) = viewport(shown, sized: sized, inner) else { return nil }
    return try childBoxes(shown, viewed)
  }
}
