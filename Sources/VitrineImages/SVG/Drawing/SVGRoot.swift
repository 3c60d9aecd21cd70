import VitrineGraphics

/// A file's outermost element and its size.
struct SVGRoot {
  /// The largest side in points, which is that of other pictures in pixels.
  static let largestSide = 16_384.0

  let tree: SVGTree
  let box: SVGViewport?
  /// In points.
  let size: Size

  init(_ bytes: [UInt8]) throws(MarkupError) {
    tree = try SVGTree(
      bytes, isProperty: { SVGProperties.table[$0] != nil },
      isAttribute: { SVGPresentation.isAttribute($0, $1) })
    let root = tree.nodes[0]
    box = SVGViewport(root.attributes)
    size = try Self.size(root, box, tree)
  }

  /// The root's width and height, or the box's where they are not given or percentages.
  private static func size(
    _ root: SVGNode, _ box: SVGViewport?, _ tree: SVGTree
  ) throws(MarkupError) -> Size {
    var style = SVGStyle()
    style = style.inside(root) { _ in }
    let own = style.own.geometry
    func given(_ length: SVGLength?, _ name: String) throws(MarkupError) -> Double? {
      if case .units(let value)? = length, value > 0 { return value }
      let text = root.declared[name]?.last ?? "auto"
      if case .percent? = length { return nil }
      if length == nil, text == "auto" { return nil }
      throw tree.error("'\(name)' of <svg> is '\(text)'; a length above 0 was expected", root)
    }
    let (width, height) = (try given(own.width, "width"), try given(own.height, "height"))
    let size: Size
    switch (width, height, box?.box) {
    case (let width?, let height?, _): size = Size(width, height)
    case (let width?, nil, let box?): size = Size(width, width * box.height / box.width)
    case (nil, let height?, let box?): size = Size(height * box.width / box.height, height)
    case (nil, nil, let box?): size = box.size
    default: throw tree.error("a 'viewBox', or 'width' and 'height' of <svg> were expected", root)
    }
    guard size.width <= largestSide, size.height <= largestSide else {
      throw tree.error("the picture is more than \(Int(largestSide)) points on a side", root)
    }
    return size
  }
}

extension SVGDrawing {
  /// What a whole file draws, through a map from its points.
  mutating func whole(_ root: SVGRoot, map: Affine) throws(MarkupError) -> SVGPart {
    let frame = Rect(origin: .zero, size: root.size)
    let outer = SVGPlace(
      style: outermost, map: map, viewport: root.box?.box.size ?? root.size)
    guard SVGConditions.hold(root.tree.nodes[0]), let place = try entered(0, outer),
      place.style.own.isShown
    else { return SVGPart() }
    var inner = place
    if let box = root.box { inner.map = box.map(to: root.size).then(place.map) }
    var part = background(place, frame)
    part.append(try children(tree.nodes[0], inner))
    if let bounds = part.bounds, !place.map.bounds(of: frame).holds(bounds) {
      part.clip(Path(rect: frame).transformed(by: place.map))
      part.bounds = bounds.intersection(place.map.bounds(of: frame))
    }
    if part.blends { part.enclose() }
    return try finished(part, 0, inner)
  }

  private func background(_ place: SVGPlace, _ frame: Rect) -> SVGPart {
    let color = place.style.own.background.resolved(place.style.inherited.color)
    guard color.alpha > 0 else { return SVGPart() }
    return SVGPart(
      steps: [.fill(Path(rect: frame).transformed(by: place.map), .nonZero, .color(color))],
      bounds: place.map.bounds(of: frame))
  }
}
