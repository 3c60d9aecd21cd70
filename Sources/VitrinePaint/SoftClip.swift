import VitrineGraphics
import VitrineLayout

/// A clip whose edge is drawn by the one leaf that crosses it.
///
/// A clip multiplies coverage into each command. Where two commands cross its edge, edge pixels
/// would be covered twice; then a mask layer is needed. One crossing leaf, e.g. a background, can be
/// clipped by itself, and all others need no clip at all.
struct SoftClip {
  var geometry: PlacedGeometry
  /// Canvas points.
  var bounds: Rect
  var rule: FillRule
  /// The transform the clip was made under; leaves under another one are clipped by path.
  var map: Affine

  /// True when nothing inside `r` (canvas points, same transform) is touched by the edge.
  func holds(_ r: Rect) -> Bool {
    geometryHolds(geometry, bounds, r)
  }
}

/// Corner extent over radius of a continuous corner: the curve starts this far from the corner.
private let continuousExtent = 1.52866483

/// True when `r` lies so far inside the geometry that its outline cannot touch it.
func geometryHolds(_ geometry: PlacedGeometry, _ bounds: Rect, _ r: Rect) -> Bool {
  if r.isEmpty { return true }
  guard
    r.minX >= bounds.minX, r.minY >= bounds.minY, r.maxX <= bounds.maxX, r.maxY <= bounds.maxY
  else { return false }
  switch geometry {
  case .rectangle: return true
  case .roundedRectangle(let radii, let curve):
    let k = curve == .continuous ? continuousExtent : 1
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
