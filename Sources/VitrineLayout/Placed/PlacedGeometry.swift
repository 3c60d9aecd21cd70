public import VitrineGraphics

/// An outline for a known frame. Without closures, relative to the node's frame so that snapping can still
/// move and stretch it.
public indirect enum PlacedGeometry: Hashable, Sendable {
  case rectangle
  case roundedRectangle(CornerRadii, CornerCurve)
  case ellipse
  /// An outline in points, relative to the frame's origin.
  case path(Path)
}
