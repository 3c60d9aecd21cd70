import VitrineGraphics

extension PlacedGeometry {
  /// Returns the outline as lines and curves, relative to the frame's origin like `bounds`.
  package func path(in bounds: Rect) -> Path { Outline(geometry: self, bounds: bounds).path }

  /// Returns the geometry for bounds that moved as far: an outline of points moves, the others follow their bounds.
  package func offset(by delta: Point) -> PlacedGeometry {
    guard case .path(let path) = self else { return self }
    return .path(path.transformed(by: .translation(delta.x, delta.y)))
  }
}
