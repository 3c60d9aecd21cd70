import VitrineGraphics

extension SVGDrawing {
  enum FoundMask {
    /// There is no mask of that name, so that all is shown.
    case missing
    /// Nothing is shown.
    case nothing
    case mask(SVGMask)
  }

  /// The mask that an element refers to.
  mutating func mask(
    _ reference: SVGReference, _ i: Int, _ place: SVGPlace
  ) throws(MarkupError) -> FoundMask {
    guard let target = tree.element(reference), tree.nodes[target].name == "mask" else {
      notes.add("'mask' refers to no <mask> in the file", tree.nodes[i].offset)
      return .missing
    }
    let node = tree.nodes[target]
    guard place.level < Self.mostLevels, !place.used.contains(target) else {
      notes.add("a <mask> refers to itself", node.offset)
      return .missing
    }
    var inner = place
    inner.used.insert(target)
    inner.level += 1
    inner.style = style(of: target)
    inner.context = SVGContext()
    guard let box = try objectBox(i, place) else { return .nothing }
    if node.attributes["maskUnits"] != "userSpaceOnUse"
      || node.attributes["maskContentUnits"] == "objectBoundingBox", box.isEmpty
    {
      return .nothing
    }
    let region = region(node, box, inner)
    guard !region.isEmpty else { return .nothing }
    if node.attributes["maskContentUnits"] == "objectBoundingBox" {
      inner.map = Affine.scale(box.width, box.height).then(.translation(box.x, box.y))
        .then(place.map)
      inner.viewport = Size(1, 1)
    }
    return .mask(try content(target, region, inner, place.map))
  }

  /// The part of the user space outside which a mask is clear.
  private func region(_ node: SVGNode, _ box: Rect, _ place: SVGPlace) -> Rect {
    let isOfBox = node.attributes["maskUnits"] != "userSpaceOnUse"
    let whole = isOfBox ? Size(1, 1) : place.viewport
    func length(_ name: String, _ usual: Double, _ whole: Double) -> Double {
      (node.attributes[name].flatMap { SVGLength($0, place.style.inherited.scale) }
        ?? .percent(usual)).resolved(of: whole)
    }
    let region = Rect(
      x: length("x", -10, whole.width), y: length("y", -10, whole.height),
      width: length("width", 120, whole.width), height: length("height", 120, whole.height))
    guard isOfBox else { return region }
    return Rect(
      x: box.x + region.x * box.width, y: box.y + region.y * box.height,
      width: region.width * box.width, height: region.height * box.height)
  }

  /// - Parameter map: from the masked element's user units, which the region is in.
  private mutating func content(
    _ target: Int, _ region: Rect, _ inner: SVGPlace, _ map: Affine
  ) throws(MarkupError) -> SVGMask {
    let node = tree.nodes[target]
    var part = try children(node, inner)
    part.clip(Path(rect: region).transformed(by: map))
    let own = inner.style.own
    if let outer = own.mask {
      // A mask of the mask weights it in turn, in the space of the masked element.
      var masked = inner
      masked.map = map
      switch try mask(outer, target, masked) {
      case .missing: break
      case .nothing: part.steps = []
      case .mask(let found): part.enclose(mask: found)
      }
    }
    return SVGMask(mode: own.masksByAlpha ? .alpha : .luminance, steps: part.steps)
  }
}
