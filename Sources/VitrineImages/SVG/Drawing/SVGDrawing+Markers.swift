import VitrineGraphics

extension SVGDrawing {
  /// The markers at the corners of a shape.
  mutating func markers(
    _ path: Path, _ box: Rect, _ node: SVGNode, _ place: SVGPlace
  ) throws(MarkupError) -> SVGPart {
    let markers = place.style.inherited.markers
    guard !markers.isEmpty else { return SVGPart() }
    let vertices = SVGVertex.all(path, closesByLine: node.name != "rect")
    var part = SVGPart()
    for (k, vertex) in vertices.enumerated() {
      if k == 0, let start = markers.start {
        part.append(try marker(start, vertex, isStart: true, box, node, place))
      }
      if k > 0, k < vertices.count - 1, let middle = markers.middle {
        part.append(try marker(middle, vertex, isStart: false, box, node, place))
      }
      if k == vertices.count - 1, let end = markers.end {
        part.append(try marker(end, vertex, isStart: false, box, node, place))
      }
    }
    return part
  }

  private mutating func marker(
    _ reference: SVGReference, _ vertex: SVGVertex, isStart: Bool, _ box: Rect, _ node: SVGNode,
    _ outer: SVGPlace
  ) throws(MarkupError) -> SVGPart {
    guard let i = tree.element(reference), tree.nodes[i].name == "marker" else {
      notes.add("a marker '#\(reference.identifier)' is not in the file", node.offset)
      return SVGPart()
    }
    guard !outer.used.contains(i), outer.level < Self.mostLevels else {
      notes.add("a <marker> refers to itself", tree.nodes[i].offset)
      return SVGPart()
    }
    let marker = tree.nodes[i]
    var place = outer
    place.used.insert(i)
    place.level += 1
    place.style = style(of: i)
    place.context = context(outer, box)
    guard place.style.own.isShown else { return SVGPart() }
    let frame = markerFrame(marker, place, outer, Self.turn(marker, vertex, isStart))
    guard let (map, clip) = frame(vertex.point) else { return SVGPart() }
    place.map = map.then(outer.map)
    if let view = SVGViewport(marker.attributes) { place.viewport = view.box.size }
    var part = try children(marker, place)
    guard let bounds = part.bounds else { return part }
    if place.style.own.clipsOverflow,
      !place.map.isAxisAligned || !place.map.bounds(of: clip).holds(bounds)
    {
      part.clip(Path(rect: clip).transformed(by: place.map))
      part.bounds = bounds.intersection(place.map.bounds(of: clip))
    }
    return try finished(part, i, place)
  }

  /// The turn of a marker.
  private static func turn(_ marker: SVGNode, _ vertex: SVGVertex, _ isStart: Bool) -> Affine {
    let text = marker.attributes["orient"] ?? "0"
    if text == "auto" || text == "auto-start-reverse" {
      var way = vertex.direction
      if isStart, text != "auto" { way = way * -1 }
      return .rotation(sine: way.y, cosine: way.x)
    }
    let angle = SVGNumber.angle(text) ?? 0
    return .rotation(sine: Trig.sin(angle), cosine: Trig.cos(angle))
  }

  /// A function from a corner to the map of a marker there, from its content to the line's user units, and the part of
  /// the content that is shown; it gives nil for a marker without a size.
  private func markerFrame(
    _ marker: SVGNode, _ place: SVGPlace, _ outer: SVGPlace, _ turn: Affine
  ) -> (Point) -> (Affine, Rect)? {
    let scale = place.style.inherited.scale
    func length(_ name: String, _ usual: Double, _ whole: Double) -> Double {
      (marker.attributes[name].flatMap { SVGLength($0, scale) } ?? .units(usual))
        .resolved(of: whole)
    }
    let size = Size(
      length("markerWidth", 3, outer.viewport.width),
      length("markerHeight", 3, outer.viewport.height))
    let k =
      marker.attributes["markerUnits"] == "userSpaceOnUse"
      ? 1 : outer.style.line(outer.diagonal).width
    let view = SVGViewport(marker.attributes)
    let whole = view?.box.size ?? outer.viewport
    let point = Point(
      Self.reference(
        marker, "refX", ["left": 0, "center": 50, "right": 100], scale, whole.width, view?.box.x),
      Self.reference(
        marker, "refY", ["top": 0, "center": 50, "bottom": 100], scale, whole.height, view?.box.y))
    return { corner in
      guard size.width > 0, size.height > 0, k > 0 else { return nil }
      let toView = view.map { $0.map(to: size) } ?? .identity
      let anchor = toView.apply(point)
      let map = toView.then(.translation(-anchor.x, -anchor.y)).then(.scale(k, k)).then(turn)
        .then(.translation(corner.x, corner.y))
      let clip = (toView.inverse ?? .identity).bounds(of: Rect(origin: .zero, size: size))
      return (map, clip)
    }
  }

  /// A coordinate of the point that stands on the corner.
  private static func reference(
    _ marker: SVGNode, _ name: String, _ words: [String: Double], _ scale: SVGScale,
    _ whole: Double, _ origin: Double?
  ) -> Double {
    guard let text = marker.attributes[name] else { return 0 }
    if let share = words[text] { return (origin ?? 0) + share * whole / 100 }
    return SVGLength(text, scale)?.resolved(of: whole) ?? 0
  }
}
