public import VitrineGraphics

/// A shape as a view: it takes the proposed size, 10 points for an ideal length (SwiftUI's default).
public struct ShapeLeaf {
  public enum Drawing {
    case fill(FillStyle, FillRule)
    case stroke(FillStyle, StrokeStyle)
    /// A stroke entirely inside the shape.
    case strokeBorder(FillStyle, StrokeStyle)
  }

  public var geometry: ShapeGeometry
  public var drawing: Drawing

  public init(_ geometry: ShapeGeometry, _ drawing: Drawing) {
    self.geometry = geometry
    self.drawing = drawing
  }
}
