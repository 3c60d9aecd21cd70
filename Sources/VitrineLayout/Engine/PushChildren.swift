import VitrineGraphics

extension PlaceWalk {
  /// Sets the frames of an element's children and queues them in drawing order.
  mutating func pushChildren(of visit: Visit, row: Int32) {
    let i = Int(visit.element)
    switch engine.elements[i].op {
    case .empty, .text, .image, .resizableImage, .shape, .circle, .sizedShape, .spacer, .divider,
      .canvas:
      return
    case .hStack, .vStack: pushStack(visit, row)
    case .gridRow: pushGridRow(visit, row)
    case .zStack: push(engine.zStackPlacements(i, visit.frame.size), visit, row)
    case .grid: pushGrid(visit, row)
    case .lazyGrid: push(engine.lazyGridPlacements(i, visit.frame.size), visit, row)
    case .viewThatFits:
      guard let child = engine.fittingChild(i, visit.offer) else { return }
      noteChoice(of: child, visit, row)
      let content = engine.size(child, visit.offer)
      push(child, ContentPlacement(offer: visit.offer, size: content, origin: .zero), visit, row)
    case .geometryReader: pushReader(visit, row)
    case .layout where isTrial: pushIdeal(visit, row)
    case .layout:
      let placements = engine.customLayoutPlacements(i, visit.offer, visit.frame.size)
      push(placements.dropLast(engine.measuredCount(i)), visit, row)
    case .modifier:
      guard engine.elements[i].childCount > 0 else { return }
      engine.nodes[i].kind.layoutModifier?.push(visit, row, in: &self)
    }
  }

  /// Queues a modifier's content at its place.
  ///
  /// - Parameter surroundings: a row of the table; nil is that of the modifier itself.
  mutating func pushContent(_ visit: Visit, _ row: Int32, surroundings: Int32? = nil) {
    let i = Int(visit.element)
    let place = engine.contentPlacement(i, visit.offer, visit.frame.size)
    push(Int(engine.elements[i].firstChild), place, visit, row, surroundings: surroundings)
  }

  /// Queues one child at a position in its parent's space; x starts at the leading side.
  mutating func push(
    _ child: Int, _ place: ContentPlacement, _ visit: Visit, _ row: Int32,
    surroundings: Int32? = nil
  ) {
    let frame = visit.frame
    let isMirrored = engine.elements[Int(visit.element)].isRightToLeft
    let x =
      isMirrored
      ? frame.x + (frame.width - place.origin.x - place.size.width) : frame.x + place.origin.x
    visits.append(
      Visit(
        element: Int32(child), parent: row, offer: place.offer,
        frame: Rect(
          x: x, y: frame.y + place.origin.y, width: place.size.width, height: place.size.height),
        surroundings: surroundings ?? visit.surroundings))
  }

  private mutating func push(
    _ placements: some Sequence<ContentPlacement>, _ visit: Visit, _ row: Int32
  ) {
    for (child, place) in zip(engine.elements[Int(visit.element)].children, placements) {
      push(child, place, visit, row)
    }
  }

  private mutating func pushStack(_ visit: Visit, _ row: Int32) {
    let i = Int(visit.element)
    let base = engine.slots.count
    _ = engine.fitStack(i, engine.stackPlacementOffer(i, visit.offer, visit.frame.size))
    for (k, child) in engine.elements[i].children.enumerated() {
      let slot = engine.slots[base + k]
      push(
        child,
        ContentPlacement(offer: slot.offer, size: slot.size, origin: Point(slot.x, slot.y)), visit,
        row)
    }
    engine.slots.removeSubrange(base...)
  }

  private mutating func pushGrid(_ visit: Visit, _ row: Int32) {
    let i = Int(visit.element)
    let grid = engine.gridLayout(i, visit.offer)
    for cell in grid.cells { gridCells[Int32(cell.element)] = cell.placement }
    for (k, child) in engine.elements[i].children.enumerated() {
      if engine.elements[child].op != .gridRow, let place = gridCells[Int32(child)] {
        push(child, place, visit, row)
      } else {
        let span = k < grid.rows.count ? grid.rows[k] : GridLayout.Span()
        let size = Size(grid.size.width, span.length)
        push(
          child,
          ContentPlacement(offer: Offer(size), size: size, origin: Point(0, span.start)), visit, row
        )
      }
    }
  }

  /// Queues a row's children. The cells of a row inside a grid are already placed, in the grid's space; a
  /// row outside a grid is an HStack.
  private mutating func pushGridRow(_ visit: Visit, _ row: Int32) {
    let children = engine.elements[Int(visit.element)].children
    guard let first = children.first, gridCells[Int32(first)] != nil else {
      return pushStack(visit, row)
    }
    let top = placed[Int(visit.parent)].frame.y
    for child in children {
      guard var place = gridCells[Int32(child)] else { continue }
      place.origin.y -= visit.frame.y - top
      push(child, place, visit, row)
    }
  }

  private mutating func pushReader(_ visit: Visit, _ row: Int32) {
    let i = Int(visit.element)
    guard case .geometryReader(let content) = engine.nodes[i].kind, !isTrial else { return }
    engine.addContent(content(geometry(of: visit)), of: i)
    if let room = surroundings[Int(visit.surroundings)].containerRoom {
      engine.setContainer(i, Offer(room))
    }
    let offer = Offer(visit.frame.size)
    for child in engine.elements[i].children {
      push(
        child, ContentPlacement(offer: offer, size: engine.size(child, offer), origin: .zero),
        visit,
        row)
    }
  }

  /// Returns what an author's closure is told about a placed view.
  func geometry(of visit: Visit) -> GeometryContext {
    let around = surroundings[Int(visit.surroundings)]
    return GeometryContext(
      size: visit.frame.size, globalFrame: visit.frame,
      safeAreaInsets: safeInsets(of: visit, around), namedFrames: around.namedFrames,
      anchorFrames: anchorFrames)
  }
}
