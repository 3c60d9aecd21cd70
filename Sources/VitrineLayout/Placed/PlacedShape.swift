public import VitrineGraphics

/// A filled or stroked outline.
public struct PlacedShape: Hashable, Sendable {
  public enum Drawing: Hashable, Sendable {
    case fill(FillStyle, FillRule)
    case stroke(FillStyle, StrokeStyle)
  }

  public var geometry: PlacedGeometry
  /// The rectangle of the geometry relative to the node's frame, in points; differs from the frame for
  /// insets, offsets and circles.
  public var bounds: Rect
  public var drawing: Drawing

  public init(geometry: PlacedGeometry, bounds: Rect, drawing: Drawing) {
    self.geometry = geometry
    self.bounds = bounds
    self.drawing = drawing
  }
}
