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
    case .safeAreaPadding(let insets):
      push(child, place, visit, row, surroundings: surroundings(of: visit, inset: insets))
    case .scroll: push(child, place, visit, row, surroundings: surroundingsInScrollView(visit))
    case .coordinateSpace, .containerShape:
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
    default: break
    }
    surroundings.append(around)
    return Int32(surroundings.count - 1)
  }
}
