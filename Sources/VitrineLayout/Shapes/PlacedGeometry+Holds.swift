import VitrineGraphics

extension PlacedGeometry {
  /// Whether a rectangle is so far inside the outline in `bounds` that the outline cannot touch it; true for an
  /// empty one. May be false near round corners although the rectangle is inside.
  package func holds(_ r: Rect, in bounds: Rect) -> Bool {
    if r.isEmpty { return true }
    guard
      r.minX >= bounds.minX, r.minY >= bounds.minY, r.maxX <= bounds.maxX, r.maxY <= bounds.maxY
    else { return false }
    switch self {
    case .rectangle: return true
    case .roundedRectangle(let radii, let curve):
      let k = curve == .continuous ? CornerShape.continuousExtent : 1
      let left = r.minX - bounds.minX
      let right = bounds.maxX - r.maxX
      let top = r.minY - bounds.minY
      let bottom = bounds.maxY - r.maxY
      return max(left, top) >= k * radii.topLeft && max(right, top) >= k * radii.topRight
        && max(right, bottom) >= k * radii.bottomRight && max(left, bottom) >= k * radii.bottomLeft
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
