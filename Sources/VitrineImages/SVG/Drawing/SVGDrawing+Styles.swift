import VitrineGraphics

extension SVGDrawing {
  /// The place inside an element: its style and transform; nil for a transform that leaves nothing to see.
  mutating func entered(_ i: Int, _ outer: SVGPlace) throws(MarkupError) -> SVGPlace? {
    var place = outer
    place.level += 1
    place.style = style(i, inside: outer.style)
    guard let map = try transform(i, place) else { return nil }
    place.map = map.then(outer.map)
    return place
  }

  /// The style of an element inside another style; problems are told once.
  mutating func style(_ i: Int, inside outer: SVGStyle) -> SVGStyle {
    let node = tree.nodes[i]
    var problems: [String] = []
    let style = outer.inside(node) { problems.append($0) }
    if !problems.isEmpty, told.insert(i).inserted {
      for problem in problems { notes.add(problem, node.offset) }
    }
    return style
  }

  /// The style of an element where it stands in the file, whatever refers to it.
  mutating func style(of i: Int) -> SVGStyle {
    if let known = styles[i] { return known }
    var outer = outermost
    if let parent = tree.nodes[i].parent { outer = style(of: parent) }
    let found = style(i, inside: outer)
    styles[i] = found
    return found
  }

  // MARK: Transforms

  /// The element's own transform, from its user units to those around it; nil where it has no inverse.
  private mutating func transform(_ i: Int, _ place: SVGPlace) throws(MarkupError) -> Affine? {
    let own = place.style.own
    // CSS Transforms 2, 8: each of the properties applies before those named before it.
    let whole = own.translate.applied(
      after: own.rotate.applied(after: own.scale.applied(after: own.transform)))
    if whole.isIdentity { return .identity }
    var box = Rect(origin: .zero, size: place.viewport)
    if own.transformBox != .viewBox {
      var inner = place
      inner.map = .identity
      box = try objectBox(i, inner) ?? .zero
      if own.transformBox == .stroke {
        box = box.inset(by: -place.style.line(place.diagonal).width / 2)
      }
    }
    return turned(whole, own.transformOrigin, box)
  }

  /// A transform about an origin; nil where it has no inverse.
  func turned(_ transform: SVGTransform, _ origin: SVGTransformOrigin?, _ box: Rect) -> Affine? {
    guard let map = transform.map(box.size) else { return nil }
    let whole = origin.map { map.about($0.point(in: box)) } ?? map
    return whole.inverse == nil ? nil : whole
  }
}
