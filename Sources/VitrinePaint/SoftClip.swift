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
  /// The circle that bends the clip.
  var arc: TextArc?

  /// Whether the clip's edge touches nothing inside `r` (canvas points, same transform).
  func holds(_ r: Rect) -> Bool {
    geometry.holds(r, in: bounds)
  }
}
