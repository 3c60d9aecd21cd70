import VitrineGraphics

extension PlaceWalk {
  /// The distance in points up to which a view's edge touches an edge of the safe area.
  private static let touching = 0.01

  /// Returns the surroundings of content whose safe area is a view's frame with insets.
  mutating func surroundings(of visit: Visit, inset insets: Insets) -> Int32 {
    var around = surroundings[Int(visit.surroundings)]
    let isMirrored = engine.elements[Int(visit.element)].isRightToLeft
    around.safeAreas.append(
      SafeArea(frame: inset(visit.frame, insets, isMirrored), whole: visit.frame))
    return added(around)
  }

  /// Returns the visit that is drawn, which may reach over the safe area that it touches.
  func reachingOverSafeArea(_ visit: Visit) -> Visit {
    guard engine.elements[Int(visit.element)].flags.contains(.reachesOverSafeArea) else {
      return visit
    }
    let insets = safeInsets(of: visit, surroundings[Int(visit.surroundings)])
    return insets == Insets() ? visit : grown(visit, by: insets)
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

  /// Returns a visit whose frame is larger by insets.
  func grown(_ visit: Visit, by i: Insets) -> Visit {
    let outwards = Insets(
      top: -i.top, leading: -i.leading, bottom: -i.bottom, trailing: -i.trailing)
    var around = visit
    around.frame = inset(
      visit.frame, outwards, engine.elements[Int(visit.element)].isRightToLeft)
    return around
  }

  func inset(_ r: Rect, _ i: Insets, _ isMirrored: Bool) -> Rect {
    let left = isMirrored ? i.trailing : i.leading
    return Rect(
      x: r.x + left, y: r.y + i.top, width: Swift.max(r.width - i.leading - i.trailing, 0),
      height: Swift.max(r.height - i.top - i.bottom, 0))
  }
}
