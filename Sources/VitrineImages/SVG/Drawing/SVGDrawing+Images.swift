import VitrineGraphics

extension SVGDrawing {
  /// The frame of an `image`, in user units; nil where its size is that of a picture that is not read.
  mutating func imageFrame(_ node: SVGNode, _ place: SVGPlace) -> Rect? {
    let own = place.style.own.geometry
    let size = SVGImageSize(
      width: own.width?.resolved(of: place.viewport.width),
      height: own.height?.resolved(of: place.viewport.height))
    var natural: Size?
    if !size.isGiven, case .success(let picture) = picture(node) { natural = picture.size }
    guard let whole = size.resolved(natural) else { return nil }
    return Rect(
      x: own.x?.resolved(of: place.viewport.width) ?? 0,
      y: own.y?.resolved(of: place.viewport.height) ?? 0, width: whole.width, height: whole.height)
  }

  mutating func image(_ node: SVGNode, _ place: SVGPlace) throws(MarkupError) -> SVGPart {
    guard let address = node.address, !address.isEmpty, place.style.inherited.isVisible else {
      return SVGPart()
    }
    let picture: SVGImagePicture
    switch self.picture(node) {
    case .success(let found): picture = found
    case .failure(let problem):
      notes.add(problem.message, node.offset)
      return SVGPart()
    }
    guard let frame = imageFrame(node, place), !frame.isEmpty else { return SVGPart() }
    let natural = Rect(origin: .zero, size: picture.size)
    let fit = SVGFit(node.attributes["preserveAspectRatio"])
    let map = fit.map(natural, to: frame.size).then(.translation(frame.x, frame.y))
    var inner = place
    inner.map = map.then(place.map)
    var part: SVGPart
    switch picture {
    case .pixels(let image):
      let interpolation: ImageDraw.Interpolation = place.style.inherited.isSmooth ? .medium : .none
      part = SVGPart(
        steps: [.image(image, inner.map, interpolation)], bounds: inner.map.bounds(of: natural))
    case .drawing(let root): part = try drawing(root, inner, node)
    }
    let shown = place.map.bounds(of: frame)
    if let bounds = part.bounds, !shown.holds(bounds) || !place.map.isAxisAligned, fit.covers {
      part.clip(Path(rect: frame).transformed(by: place.map))
      part.bounds = bounds.intersection(shown)
    }
    return part
  }

  /// Draws another file's drawing, whose notes become those of the element.
  private mutating func drawing(
    _ root: SVGRoot, _ place: SVGPlace, _ node: SVGNode
  ) throws(MarkupError) -> SVGPart {
    budget.depth += 1
    defer { budget.depth -= 1 }
    var inner = SVGDrawing(root.tree, budget, picture: root.size, sources.inside)
    let part = try inner.whole(root, map: place.map)
    budget = inner.budget
    for line in inner.notes.lines { notes.add("in the picture of <image>: \(line)", node.offset) }
    return part
  }
}
