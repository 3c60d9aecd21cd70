import VitrineGraphics

extension SVGDrawing {
  mutating func use(_ i: Int, _ outer: SVGPlace) throws(MarkupError) -> SVGPart {
    let node = tree.nodes[i]
    guard node.reference.flatMap({ tree.identifiers[$0] }) != nil else {
      notes.add("<use> refers to nothing in the file", node.offset)
      return SVGPart()
    }
    guard let (target, moved) = shown(by: i, outer), !leads(from: target, to: i) else {
      notes.add("<use> refers to what it is in", node.offset)
      return SVGPart()
    }
    var place = moved
    place.context = try context(of: i, outer)
    let shown = tree.nodes[target]
    guard shown.name == "symbol" || shown.name == "svg" else { return try part(target, place) }
    guard SVGConditions.hold(shown), let inner = try entered(target, place),
      inner.style.own.isShown
    else { return SVGPart() }
    let sized = outer.style.own.geometry
    return try finished(try nested(target, sized: sized, inner), target, inner)
  }

  /// Whether an element shows another one, inside it or by references.
  private mutating func leads(from start: Int, to end: Int) -> Bool {
    if let known = circles[end] { return known }
    var (waiting, seen) = ([start], Set([start]))
    while let i = waiting.popLast(), budget.measures > 0 {
      if i == end { break }
      budget.measures -= 1
      var next = tree.nodes[i].children
      if tree.nodes[i].name == "use", let target = tree.nodes[i].reference {
        next += [tree.identifiers[target]].compactMap { $0 }
      }
      for k in next where seen.insert(k).inserted { waiting.append(k) }
    }
    let isCircle = seen.contains(end)
    circles[end] = isCircle
    return isCircle
  }

  /// The element that a `use` shows, and the place at which it does so, moved by `x` and `y`; nil where it refers to
  /// nothing, or to what led here.
  func shown(by i: Int, _ outer: SVGPlace) -> (target: Int, place: SVGPlace)? {
    guard let target = tree.nodes[i].reference.flatMap({ tree.identifiers[$0] }), target != i,
      !outer.used.contains(target)
    else { return nil }
    var place = outer
    place.used.insert(target)
    let geometry = outer.style.own.geometry
    let x = geometry.x?.resolved(of: outer.viewport.width) ?? 0
    let y = geometry.y?.resolved(of: outer.viewport.height) ?? 0
    place.map = Affine.translation(x, y).then(place.map)
    return (target, place)
  }

  /// The paints that what a `use` shows can refer to.
  private mutating func context(
    of i: Int, _ outer: SVGPlace
  ) throws(MarkupError) -> SVGContext {
    let inherited = outer.style.inherited
    guard Self.hasReference(inherited.fill) || Self.hasReference(inherited.stroke) else {
      return context(outer, nil)
    }
    // The box is that of the `use`, whose own move is no transform.
    let box = try objectBox(i, outer)
    return context(outer, box)
  }

  private static func hasReference(_ paint: SVGPaint) -> Bool {
    if case .reference = paint { true } else { false }
  }

  /// What a viewport of an element shows of those inside.
  /// - Parameter sized: the geometry of a `use` that gives the size, where it does.
  mutating func nested(
    _ i: Int, sized: SVGStyle.Geometry?, _ outer: SVGPlace
  ) throws(MarkupError) -> SVGPart {
    let node = tree.nodes[i]
    guard let (inner, frame) = viewport(node, sized: sized, outer) else { return SVGPart() }
    var part = try children(node, inner)
    guard let bounds = part.bounds, outer.style.own.clipsOverflow else { return part }
    if !outer.map.bounds(of: frame).holds(bounds) || !outer.map.isAxisAligned {
      part.clip(Path(rect: frame).transformed(by: outer.map))
      part.bounds = bounds.intersection(outer.map.bounds(of: frame))
    }
    return part
  }

  /// The place inside a viewport, and its frame in the units around it; nil for one without a size.
  func viewport(
    _ node: SVGNode, sized: SVGStyle.Geometry?, _ outer: SVGPlace
  ) -> (inner: SVGPlace, frame: Rect)? {
    let own = outer.style.own.geometry
    let whole = outer.viewport
    let frame = Rect(
      x: own.x?.resolved(of: whole.width) ?? 0, y: own.y?.resolved(of: whole.height) ?? 0,
      width: (sized?.width ?? own.width ?? .percent(100)).resolved(of: whole.width),
      height: (sized?.height ?? own.height ?? .percent(100)).resolved(of: whole.height))
    guard !frame.isEmpty else { return nil }
    var inner = outer
    inner.viewport = frame.size
    inner.map = Affine.translation(frame.x, frame.y).then(outer.map)
    if let box = SVGViewport(node.attributes) {
      inner.map = box.map(to: frame.size).then(inner.map)
      inner.viewport = box.box.size
    }
    return (inner, frame)
  }

  /// The first child of a `switch` that asks for nothing special.
  mutating func chosen(_ node: SVGNode, _ place: SVGPlace) throws(MarkupError) -> SVGPart {
    let first = node.children.first { child in
      let node = tree.nodes[child]
      let kind = SVGElements.table[node.name] ?? .silent
      return node.isSVG && kind != .silent && SVGConditions.hold(node)
    }
    guard let first else { return SVGPart() }
    return try part(first, place)
  }
}
