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
    let isContentOfBox = node.attributes["maskContentUnits"] == "objectBoundingBox"
    // The part of the user space outside which a mask is clear.
    let region = SVGRegion(
      attributes: node.attributes, isOfBox: node.attributes["maskUnits"] != "userSpaceOnUse",
      usual: (place: -10, extent: 120)
    ).rect(box, inner.viewport, inner.style.inherited.scale)
    guard let region, !region.isEmpty, !isContentOfBox || !box.isEmpty else { return .nothing }
    if isContentOfBox {
      inner.map = Affine.scale(box.width, box.height).then(.translation(box.x, box.y))
        .then(place.map)
      inner.viewport = Size(1, 1)
    }
    return .mask(try content(target, region, inner, place.map))
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
      if masksLead(from: outer, to: inner.used) {
        notes.add("a <mask> refers to itself", node.offset)
        return SVGMask(mode: own.masksByAlpha ? .alpha : .luminance, steps: part.steps)
      }
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

  /// Whether masks of masks lead to one of some elements: no reference of such a circle counts.
  private mutating func masksLead(from first: SVGReference, to ends: Set<Int>) -> Bool {
    var seen: Set<Int> = []
    var next = tree.element(first)
    while let i = next, tree.nodes[i].name == "mask", seen.insert(i).inserted, budget.measures > 0 {
      budget.measures -= 1
      if ends.contains(i) { return true }
      next = tree.element(style(of: i).own.mask)
    }
    return false
  }
}
