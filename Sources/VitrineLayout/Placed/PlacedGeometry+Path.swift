import VitrineGraphics

extension PlacedGeometry {
  /// The outline as lines and curves, relative to the frame's origin as `bounds` is.
  package func path(in bounds: Rect) -> Path { Outline(geometry: self, bounds: bounds).path }
}
