import VitrineGraphics

extension SVGDrawing {
  /// The clips of an element's own property; a reference in a circle counts as none.
  mutating func clips(of i: Int, _ place: SVGPlace) throws(MarkupError) -> [SVGClip] {
    guard let reference = place.style.own.clipPath else { return [] }
    let node = tree.nodes[i]
    guard let target = tree.element(reference), tree.nodes[target].name == "clipPath" else {
      notes.add("'clip-path' refers to no <clipPath> in the file", node.offset)
      return []
    }
    guard place.level < Self.mostLevels, !place.used.contains(target) else {
      notes.add("a <clipPath> refers to itself", tree.nodes[target].offset)
      return []
    }
    guard let inner = try clipPlace(target, of: i, place) else { return [SVGClip()] }
    var area = SVGClip()
    for child in tree.nodes[target].children { area.shapes += try clipShapes(child, inner) }
    return try [area] + clips(of: target, inner)
  }

  /// The place inside a `clipPath`; nil where its box or transform leaves no area.
  private mutating func clipPlace(
    _ target: Int, of i: Int, _ outer: SVGPlace
  ) throws(MarkupError) -> SVGPlace? {
    var place = outer
    place.used.insert(target)
    place.level += 1
    place.style = style(of: target)
    var units = Affine.identity
    let box = Rect(origin: .zero, size: place.viewport)
    if tree.nodes[target].attributes["clipPathUnits"] == "objectBoundingBox" {
      guard let object = try objectBox(i, outer), !object.isEmpty else { return nil }
      units = Affine.scale(object.width, object.height).then(.translation(object.x, object.y))
      place.viewport = Size(1, 1)
    }
    let own = place.style.own
    guard let turn = turned(own.transform, own.transformOrigin, box) else { return nil }
    place.map = units.then(turn).then(outer.map)
    return place
  }

  /// The shapes of an element in a `clipPath`.
  private mutating func clipShapes(
    _ i: Int, _ outer: SVGPlace
  ) throws(MarkupError) -> [SVGClip.Shape] {
    let node = tree.nodes[i]
    try count(node, outer)
    guard node.isSVG, SVGConditions.hold(node), let place = try entered(i, outer),
      place.style.own.isShown
    else { return [] }
    if node.name == "use" { return try usedClipShapes(i, place) }
    guard SVGShapes.names.contains(node.name) else {
      // Other elements are none of a clip's.
      if node.name == "text" { notes.add("<text> in a <clipPath> is not drawn", node.offset) }
      return []
    }
    tellChildren(of: i)
    let path = try outline(i, place)
    guard !path.isEmpty, place.style.inherited.isVisible else { return [] }
    return [
      SVGClip.Shape(
        path: path.transformed(by: place.map), rule: place.style.inherited.clipRule,
        clips: try clips(of: i, place))
    ]
  }

  private mutating func usedClipShapes(
    _ i: Int, _ outer: SVGPlace
  ) throws(MarkupError) -> [SVGClip.Shape] {
    guard let (target, place) = shown(by: i, outer),
      SVGShapes.names.contains(tree.nodes[target].name) || tree.nodes[target].name == "text"
    else { return [] }
    let shapes = try clipShapes(target, place)
    let clips = try clips(of: i, outer)
    return shapes.map { shape in
      var shape = shape
      shape.clips += clips
      return shape
    }
  }
}
