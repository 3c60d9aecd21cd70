import VitrineGraphics
import VitrineLayout

/// A clip whose edge is drawn by the single leaf that crosses it.
///
/// A clip multiplies coverage into each command. If two commands cross its edge, edge pixels would be
/// covered twice, so a mask layer is needed. A single crossing leaf, e.g. a background, can be clipped on
/// its own, and all others need no clip.
struct SoftClip {
  var geometry: PlacedGeometry
  /// The bounds in canvas points.
  var bounds: Rect
  var rule: FillRule
  /// The transform of the clip; leaves under another one are clipped by path.
  var map: Affine

  /// Whether the clip's edge touches nothing inside `r` (canvas points, same transform).
  func holds(_ r: Rect) -> Bool {
    geometryHolds(geometry, bounds, r)
  }
}

/// Whether `r` is so far inside the geometry that the outline cannot touch it.
func geometryHolds(_ geometry: PlacedGeometry, _ bounds: Rect, _ r: Rect) -> Bool {
  if r.isEmpty { return true }
  guard
    r.minX >= bounds.minX, r.minY >= bounds.minY, r.maxX <= bounds.maxX, r.maxY <= bounds.maxY
  else { return false }
  switch geometry {
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
