import VitrineGraphics

extension PlacedGeometry {
  /// Whether a rectangle is so far inside the outline in `bounds` that the outline cannot touch it; true for an
  /// empty one. May be false near round corners although the rectangle is inside.
  package func holds(_ r: Rect, in bounds: Rect) -> Bool {
    holds(r, in: bounds) { (x, y, extent) in max(x, y) >= extent }
  }

  /// Like `holds(_:in:)`, but false only very near round corners.
  ///
  /// Painting keeps to the other test: a soft clip that is left out because it does not matter can still change a
  /// pixel by one of 255 steps.
  package func holdsClosely(_ r: Rect, in bounds: Rect) -> Bool {
    holds(r, in: bounds) { (x, y, extent) in
      if max(x, y) >= extent { return true }
      let (dx, dy) = (extent - x, extent - y)
      return dx * dx + dy * dy <= extent * extent
    }
  }

  /// - Parameter clears: whether a point at distances x and y from the edges of a corner is inside it. A quarter
  ///   circle over the corner's whole extent lies inside every corner drawn with that extent.
  @inline(__always)
  private func holds(
    _ r: Rect, in bounds: Rect, _ clears: (_ x: Double, _ y: Double, _ extent: Double) -> Bool
  ) -> Bool {
    if r.isEmpty { return true }
    guard
      r.minX >= bounds.minX, r.minY >= bounds.minY, r.maxX <= bounds.maxX, r.maxY <= bounds.maxY
    else { return false }
    switch self {
    case .rectangle: return true
    case .roundedRectangle(let radii, let curve):
      let k = curve == .circular ? 1 : CornerShape.continuousExtent
      let left = r.minX - bounds.minX
      let right = bounds.maxX - r.maxX
      let top = r.minY - bounds.minY
      let bottom = bounds.maxY - r.maxY
      return clears(left, top, k * radii.topLeft) && clears(right, top, k * radii.topRight)
        && clears(right, bottom, k * radii.bottomRight)
        && clears(left, bottom, k * radii.bottomLeft)
    case .ellipse:
      let a = bounds.width / 2
      let b = bounds.height / 2
      guard a > 0, b > 0 else { return false }
      let dx = max(bounds.midX - r.minX, r.maxX - bounds.midX) / a
      let dy = max(bounds.midY - r.minY, r.maxY - bounds.midY) / b
      return dx * dx + dy * dy <= 1
    case .path: return false
    }
  }
}
