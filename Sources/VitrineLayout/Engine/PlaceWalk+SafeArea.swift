import VitrineGraphics

extension PlaceWalk {
  /// The distance in points up to which a view's edge touches an edge of the safe area.
  private static let touching = 0.01

  /// Extends content beyond the safe area on the edges where its modifier touches one; content that stays
  /// smaller begins at the corner of what it was offered.
  mutating func pushOverSafeArea(_ child: Int, _ visit: Visit, _ row: Int32) {
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
    push(child, ContentPlacement(offer: offer, size: content, origin: .zero), around, row)
  }

  /// Queues content and the view at its edge, which is drawn over it; the content's safe area ends there.
  mutating func pushSafeAreaInset(_ visit: Visit, _ row: Int32) {
    let i = Int(visit.element)
    guard engine.elements[i].childCount > 0 else { return }
    let first = Int(engine.elements[i].firstChild)
    let layout = engine.safeAreaInsetPlacement(i, visit.offer, visit.frame.size)
    guard let bar = layout.inset, case .safeAreaInset(let edge) = engine.nodes[i].kind else {
      return push(first, layout.content, visit, row)
    }
    push(
      first, layout.content, visit, row,
      surroundings: surroundings(of: visit, inset: edge.insets(layout.length)))
    push(first + 1, bar, visit, row)
  }

  /// Returns the surroundings of content whose safe area is a view's frame with insets.
  mutating func surroundings(of visit: Visit, inset insets: Insets) -> Int32 {
    var around = surroundings[Int(visit.surroundings)]
    let isMirrored = engine.elements[Int(visit.element)].isRightToLeft
    around.safeAreas.append(
      SafeArea(frame: inset(visit.frame, insets, isMirrored), whole: visit.frame))
    surroundings.append(around)
    return Int32(surroundings.count - 1)
  }

  /// Returns the surroundings of a scroll view's content, which has no safe area: the scroll view uses it up.
  mutating func surroundingsInScrollView(_ visit: Visit) -> Int32 {
    guard !surroundings[Int(visit.surroundings)].safeAreas.isEmpty else {
      return visit.surroundings
    }
    var around = surroundings[Int(visit.surroundings)]
    around.safeAreas = []
    surroundings.append(around)
    return Int32(surroundings.count - 1)
  }

  /// Returns the visit that is drawn: a scroll view reaches over the safe area that it touches, while its
  /// content begins where the safe area does.
  func reachingOverSafeArea(_ visit: Visit) -> Visit {
    guard engine.elements[Int(visit.element)].op == .scroll else { return visit }
    let insets = safeInsets(of: visit, surroundings[Int(visit.surroundings)])
    guard insets != Insets() else { return visit }
    var around = visit
    around.frame = inset(
      visit.frame, negated(insets), engine.elements[Int(visit.element)].isRightToLeft)
    return around
  }

  /// Returns how far a view may grow beyond its frame: on an edge that touches a safe area, up to the end of
  /// the frame around that; from there over the next safe area outwards.
  func safeInsets(of visit: Visit, _ around: Surroundings) -> Insets {
    let slack = PlaceWalk.touching
    let f = visit.frame
    var (left, top, right, bottom) = (f.minX, f.minY, f.maxX, f.maxY)
    for area in around.safeAreas.reversed() {
      if left <= area.frame.minX + slack { left = Swift.min(left, area.whole.minX) }
      if top <= area.frame.minY + slack { top = Swift.min(top, area.whole.minY) }
      if right >= area.frame.maxX - slack { right = Swift.max(right, area.whole.maxX) }
      if bottom >= area.frame.maxY - slack { bottom = Swift.max(bottom, area.whole.maxY) }
    }
    let isMirrored = engine.elements[Int(visit.element)].isRightToLeft
    return Insets(
      top: f.minY - top, leading: isMirrored ? right - f.maxX : f.minX - left,
      bottom: bottom - f.maxY, trailing: isMirrored ? f.minX - left : right - f.maxX)
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

extension SafeAreaInset {
  /// The edge's inset of a length; the others are 0.
  fileprivate func insets(_ length: Double) -> Insets {
    switch edge {
    case .top: Insets(top: length)
    case .leading: Insets(leading: length)
    case .bottom: Insets(bottom: length)
    case .trailing: Insets(trailing: length)
    }
  }
}
