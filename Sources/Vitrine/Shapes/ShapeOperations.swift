package import Foundation
import VitrineLayout

/// A shape's outline widened into an area.
public nonisolated struct _StrokedShape<Base: Shape>: _KnownShape {
  let shape: Base
  let style: StrokeStyle

  public func _geometry(_ environment: EnvironmentValues) -> _Geometry {
    _Geometry(.stroked(shape._geometry(environment).shape, style.stroke))
  }
}
