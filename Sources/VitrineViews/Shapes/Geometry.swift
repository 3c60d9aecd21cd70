package import VitrineLayout

/// The geometry of a shape in the layout stage.
public nonisolated struct _Geometry {
  package let shape: ShapeGeometry

  package init(_ shape: ShapeGeometry) { self.shape = shape }
}
