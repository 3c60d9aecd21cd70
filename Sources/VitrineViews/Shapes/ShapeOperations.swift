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
  /// Returns the operation applied to the shape inset by `amount` points.
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

  /// Keeps the part of the outline between two fractions of its length, limited to 0…1; nothing unless
  /// `start` < `end`.
  public nonisolated func trim(
    from start: CGFloat = 0, to end: CGFloat = 1
  ) -> _DerivedShape<Self> {
    derived { .trimmed($0, from: start, to: end) }
  }

  /// Rotates the outline clockwise about an anchor of the frame, which keeps its size.
  public nonisolated func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> _DerivedShape<Self> {
    derived { .rotated($0, radians: angle.radians, anchor: anchor.position) }
  }

  /// Scales the outline about an anchor of the frame, which keeps its size; negative factors mirror.
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> _DerivedShape<Self> {
    derived { .scaled($0, x: x, y: y, anchor: anchor.position) }
  }

  /// Scales the outline by one factor on both axes about an anchor of the frame, which keeps its size.
  public nonisolated func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> _DerivedShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Moves the outline by a distance in points, while the frame stays.
  public nonisolated func offset(_ offset: CGSize) -> _DerivedShape<Self> {
    derived { .offset($0, offset.layoutSize) }
  }

  /// Moves the outline by distances in points, while the frame stays.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> _DerivedShape<Self> {
    derived { .offset($0, Size(x, y)) }
  }

  /// Maps the outline by an affine map about the frame's corner, while the frame stays.
  public nonisolated func transform(_ transform: CGAffineTransform) -> _DerivedShape<Self> {
    derived { .transformed($0, transform.affine) }
  }

  /// Draws the shape in a rectangle of this size at the frame's top leading corner, whatever the frame's
  /// size.
  public nonisolated func size(_ size: CGSize) -> _DerivedShape<Self> {
    derived { .sized($0, size.layoutSize) }
  }

  /// Draws the shape in a rectangle of this width and height at the frame's top leading corner.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> _DerivedShape<Self> {
    size(CGSize(width: width, height: height))
  }
}
