import VitrineGraphics

extension SVGDrawing {
  /// What the tiles of a pattern draw in an area; nil where the pattern has no size, so that the fallback is drawn.
  mutating func tiled(
    _ i: Int, _ area: SVGArea, _ source: SVGInkSource, _ opacity: Double, _ map: Affine,
    _ node: SVGNode
  ) throws(MarkupError) -> SVGPart? {
    guard !source.used.contains(i), source.level < Self.mostLevels else {
      notes.add("a <pattern> refers to itself", tree.nodes[i].offset)
      return SVGPart()
    }
    let server = SVGServer(tree, i, ["pattern"])
    let attributes = server.attributes()
    let region = SVGRegion(
      attributes: attributes, isOfBox: attributes["patternUnits"] != "userSpaceOnUse",
      usual: (place: 0, extent: 0))
    let scale = style(of: i).inherited.scale
    // The cell at the pattern's origin.
    guard let owner = server.owner(\.isSVG),
      let cell = region.rect(source.box, source.viewport, scale), !cell.isEmpty
    else { return nil }
    let whole = Rect(origin: .zero, size: source.viewport)
    let toPicture = serverTransform(server, "patternTransform", whole).then(source.map)
    var place = SVGPlace(
      style: style(of: owner), map: Affine.translation(cell.x, cell.y).then(toPicture),
      viewport: source.viewport, level: source.level + 1,
      used: source.used.union([i, owner]))
    if let box = SVGViewport(attributes) {
      place.map = box.map(to: cell.size).then(place.map)
      place.viewport = box.box.size
    } else if attributes["patternContentUnits"] == "objectBoundingBox" {
      guard let box = source.box, !box.isEmpty else { return nil }
      place.map = Affine.scale(box.width, box.height).then(place.map)
      place.viewport = Size(1, 1)
    }
    let tile = try tile(owner, place, cell, toPicture)
    guard let tiles = tiles(cell, toPicture, map.bounds(of: area.bounds), tile, node) else {
      return SVGPart()
    }
    let outline = area.outline(map)
    var part = SVGPart(
      steps: [.pushTiles(tiles)] + tile.steps + [.popTiles],
      bounds: map.bounds(of: area.bounds))
    part.clip(outline.path, outline.rule)
    if opacity < 1 || tile.blends { part.enclose(opacity: opacity) }
    return part
  }

  /// What one tile draws, inside its cell.
  private mutating func tile(
    _ owner: Int, _ place: SVGPlace, _ cell: Rect, _ toPicture: Affine
  ) throws(MarkupError) -> SVGPart {
    var part = try children(tree.nodes[owner], place)
    guard let bounds = part.bounds else { return part }
    if place.style.own.clipsOverflow,
      !toPicture.isAxisAligned || !toPicture.bounds(of: cell).holds(bounds)
    {
      part.clip(Path(rect: cell).transformed(by: toPicture))
      part.bounds = bounds.intersection(toPicture.bounds(of: cell))
    }
    return part
  }

  /// The cells that an area of the picture shows; nil where there are too many, or nothing is drawn.
  private mutating func tiles(
    _ cell: Rect, _ toPicture: Affine, _ area: Rect, _ tile: SVGPart, _ node: SVGNode
  ) -> VectorTiles? {
    guard let drawn = tile.bounds, let back = toPicture.inverse else { return nil }
    let shown = back.bounds(of: area)
    let content = back.bounds(of: drawn)
    // What a tile draws outside its cell reaches into others.
    func range(_ low: Double, _ high: Double, _ from: Double, _ to: Double, _ step: Double)
      -> Range<Int>?
    {
      let first = ((low - to) / step).rounded(.up)
      let last = ((high - from) / step).rounded(.down)
      guard first.magnitude < SVGNumber.largest, last.magnitude < SVGNumber.largest, first <= last
      else { return nil }
      return Int(first)..<(Int(last) + 1)
    }
    guard
      let columns = range(shown.minX, shown.maxX, content.minX, content.maxX, cell.width),
      let rows = range(shown.minY, shown.maxY, content.minY, content.maxY, cell.height)
    else { return nil }
    let steps = tile.steps.drawnSteps.multipliedReportingOverflow(by: columns.count)
    let all = steps.partialValue.multipliedReportingOverflow(by: rows.count)
    guard !steps.overflow, !all.overflow, all.partialValue <= budget.tileSteps else {
      notes.add("a <pattern> with too many tiles is not drawn", node.offset)
      return nil
    }
    budget.tileSteps -= all.partialValue
    let origin = toPicture.apply(.zero)
    return VectorTiles(
      right: toPicture.apply(Point(cell.width, 0)) - origin,
      down: toPicture.apply(Point(0, cell.height)) - origin, columns: columns, rows: rows)
  }
}
