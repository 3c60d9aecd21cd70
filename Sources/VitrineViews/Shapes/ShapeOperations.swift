public import Foundation
import VitrineGraphics
import VitrineLayout

/// A shape derived from another by an operation of the layout stage.
public nonisolated struct _DerivedShape<Base: Shape>: _KnownShape {
  let shape: Base
  let derive: @Sendable (ShapeGeometry) -> ShapeGeometry

  public func _geometry(_ environment: EnvironmentValues) -> _Geometry {
    _Geometry(derive(shape._geometry(environment).shape))
  }
}

extension _DerivedShape: InsettableShape where Base: InsettableShape {
  public func inset(by amount: CGFloat) -> _DerivedShape<Base.InsetShape> {
    _DerivedShape<Base.InsetShape>(shape: shape.inset(by: amount), derive: derive)
  }
}

/// A shape's stroke as an area.
public nonisolated struct _StrokedShape<Base: Shape>: _KnownShape {
  let shape: Base
  let style: StrokeStyle

  public func _geometry(_ environment: EnvironmentValues) -> _Geometry {
    _Geometry(.stroked(shape._geometry(environment).shape, style.stroke))
  }
}

extension Shape {
  private nonisolated func derived(
    _ derive: @escaping @Sendable (ShapeGeometry) -> ShapeGeometry
  ) -> _DerivedShape<Self> {
    _DerivedShape(shape: self, derive: derive)
  }

  public nonisolated func trim(
    from start: CGFloat = 0, to end: CGFloat = 1
  ) -> _DerivedShape<Self> {
    derived { .trimmed($0, from: start, to: end) }
  }

  public nonisolated func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> _DerivedShape<Self> {
    derived { .rotated($0, radians: angle.radians, anchor: anchor.position) }
  }

  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> _DerivedShape<Self> {
    derived { .scaled($0, x: x, y: y, anchor: anchor.position) }
  }

  public nonisolated func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> _DerivedShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  public nonisolated func offset(_ offset: CGSize) -> _DerivedShape<Self> {
    derived { .offset($0, offset.layoutSize) }
  }

  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> _DerivedShape<Self> {
    derived { .offset($0, Size(x, y)) }
  }

  public nonisolated func transform(_ transform: CGAffineTransform) -> _DerivedShape<Self> {
    derived { .transformed($0, transform.affine) }
  }

  public nonisolated func size(_ size: CGSize) -> _DerivedShape<Self> {
    derived { .sized($0, size.layoutSize) }
  }

  public nonisolated func size(width: CGFloat, height: CGFloat) -> _DerivedShape<Self> {
    size(CGSize(width: width, height: height))
  }
}

/// A type-erased shape.
public nonisolated struct AnyShape: Shape {
  private let shape: any Shape

  public init<S: Shape>(_ shape: S) { self.shape = shape }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public func _geometry(_ environment: EnvironmentValues) -> _Geometry {
    shape._geometry(environment)
  }
}
