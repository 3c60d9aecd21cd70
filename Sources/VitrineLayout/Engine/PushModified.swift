import VitrineGraphics

extension PlaceWalk {
  /// Queues a modifier's content, with the modifier's changes to the surroundings.
  mutating func pushModified(_ visit: Visit, _ row: Int32) {
    let i = Int(visit.element)
    guard engine.elements[i].childCount > 0 else { return }
    let child = Int(engine.elements[i].firstChild)
    var place = engine.contentPlacement(i, visit.offer, visit.frame.size)
    switch engine.nodes[i].kind {
    case .offset:
      let l = engine.elements[i].lengths
      place.origin = Point(l.0, l.1)
      push(child, place, visit, row)
    case .ignoresSafeArea: pushOverSafeArea(child, visit, row)
    case .anchor(let mark):
      if !isTrial { anchorFrames[ObjectIdentifier(mark)] = visit.frame }
      push(child, place, visit, row)
    case .coordinateSpace, .containerShape, .safeAreaPadding:
      push(child, place, visit, row, surroundings: surroundings(below: visit))
    default: push(child, place, visit, row)
    }
  }

  /// Queues content and the views behind or over it in its frame; the ones behind are drawn first.
  mutating func pushLayers(_ visit: Visit, _ row: Int32) {
    let i = Int(visit.element)
    let size = visit.frame.size
    let primary = Int(engine.elements[i].firstChild)
    for (k, child) in engine.elements[i].children.enumerated() {
      guard k > 0 else {
        let place = ContentPlacement(offer: visit.offer, size: size, origin: .zero)
        push(child, place, visit, row)
        continue
      }
      let offer = Offer(size)
      let layer = engine.size(child, offer)
      // The guides are those of the content, which may set its own: a text has baselines.
      let x = engine.guide(primary, engine.elements[i].horizontal, visit.offer, size)
      let y = engine.guide(primary, engine.elements[i].vertical, visit.offer, size)
      let origin = engine.alignedOrigin(of: child, offer, layer, on: Point(x, y), as: i)
      push(child, ContentPlacement(offer: offer, size: layer, origin: origin), visit, row)
    }
    guard case .background = engine.nodes[i].kind, engine.elements[i].childCount == 2 else {
      return
    }
    // A background may ask for the frames of marked views in the content, so it is placed after them.
    if engine.hasAnchors, !isTrial {
      lateBackgrounds.append(row)
    } else {
      visits.swapAt(visits.count - 1, visits.count - 2)
    }
  }

  private mutating func surroundings(below visit: Visit) -> Int32 {
    var around = surroundings[Int(visit.surroundings)]
    let i = Int(visit.element)
    switch engine.nodes[i].kind {
    case .coordinateSpace(let name): around.namedFrames.append((name, visit.frame))
    case .containerShape(let shape):
      // A container's shape cannot be relative to itself.
      if case .containerRelative = shape { return visit.surroundings }
      around.containerShape = shape
      around.containerFrame = visit.frame
    case .safeAreaPadding(let insets):
      around.wholeFrame = visit.frame
      around.safeFrame = inset(visit.frame, insets, engine.elements[i].isRightToLeft)
    default: break
    }
    surroundings.append(around)
    return Int32(surroundings.count - 1)
  }

  // MARK: Safe area

  /// The distance in points up to which a view's edge touches an edge of the safe area.
  private static let touching = 0.01

  /// Extends content to the whole frame on the edges where its modifier touches the safe area's edge.
  private mutating func pushOverSafeArea(_ child: Int, _ visit: Visit, _ row: Int32) {
    let i = Int(visit.element)
    guard
      case .ignoresSafeArea(let top, let leading, let bottom, let trailing) = engine.nodes[i].kind
    else { return }
    let isMirrored = engine.elements[i].isRightToLeft
    var insets = safeInsets(of: visit, surroundings[Int(visit.surroundings)])
    if !top { insets.top = 0 }
    if !leading { insets.leading = 0 }
    if !bottom { insets.bottom = 0 }
    if !trailing { insets.trailing = 0 }
    var around = visit
    around.frame = inset(visit.frame, negated(insets), isMirrored)
    let offer = Offer(around.frame.size)
    let content = engine.size(child, offer)
    let origin = Point(
      (around.frame.width - content.width) / 2, (around.frame.height - content.height) / 2)
    push(child, ContentPlacement(offer: offer, size: content, origin: origin), around, row)
  }

  /// Returns the insets of the safe frame from the whole frame, on the edges that a view touches.
  func safeInsets(of visit: Visit, _ around: Surroundings) -> Insets {
    let f = visit.frame
    let safe = around.safeFrame
    let whole = around.wholeFrame
    let slack = PlaceWalk.touching
    let left = f.minX <= safe.minX + slack ? Swift.max(f.minX - whole.minX, 0) : 0
    let right = f.maxX >= safe.maxX - slack ? Swift.max(whole.maxX - f.maxX, 0) : 0
    let isMirrored = engine.elements[Int(visit.element)].isRightToLeft
    return Insets(
      top: f.minY <= safe.minY + slack ? Swift.max(f.minY - whole.minY, 0) : 0,
      leading: isMirrored ? right : left,
      bottom: f.maxY >= safe.maxY - slack ? Swift.max(whole.maxY - f.maxY, 0) : 0,
      trailing: isMirrored ? left : right)
  }

  private func negated(_ i: Insets) -> Insets {
    Insets(top: -i.top, leading: -i.leading, bottom: -i.bottom, trailing: -i.trailing)
  }

  func inset(_ r: Rect, _ i: Insets, _ isMirrored: Bool) -> Rect {
    let left = isMirrored ? i.trailing : i.leading
    return Rect(
      x: r.x + left, y: r.y + i.top, width: Swift.max(r.width - i.leading - i.trailing, 0),
      height: Swift.max(r.height - i.top - i.bottom, 0))
  }
}
