public import Foundation
import VitrineGraphics

/// An inset known shape; corner radii shrink with it.
public nonisolated struct _InsetShape<Base: Shape>: InsettableShape, _KnownShape {
  let shape: Base
  let amount: CGFloat

  public func _geometry(_ environment: EnvironmentValues) -> _Geometry {
    _Geometry(.inset(shape._geometry(environment).shape, amount))
  }

  /// Returns the shape inset by the sum of both amounts, in points.
  public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(shape: shape, amount: self.amount + amount)
  }
}

/// An ellipse that touches the edges of its frame.
public nonisolated struct Ellipse: InsettableShape, _KnownShape {
  /// Creates an ellipse as wide and high as its frame.
  public init() {}

  public func _geometry(_ environment: EnvironmentValues) -> _Geometry { _Geometry(.ellipse) }
}

/// The shape of the enclosing container, inset by the distance to it.
public nonisolated struct ContainerRelativeShape: InsettableShape, _KnownShape {
  /// Creates the container's shape, which is a rectangle where no container sets a shape.
  public init() {}

  public func _geometry(_ environment: EnvironmentValues) -> _Geometry {
    _Geometry(.containerRelative)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle with sharp corners.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle with one corner radius in points, limited to half the shorter side.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// Returns a rectangle whose corners have a width and a height in points, limited to half the sides.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// Returns a rectangle with corner radii in points, which shrink by one factor if they do not fit.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// Returns a rectangle with a radius in points for each corner; a corner that is left out is sharp.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}

extension Shape where Self == Circle {
  /// The largest circle in its frame, centred.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A capsule with continuous ends: corner radii of half the frame's shorter side.
  public static var capsule: Capsule { Capsule() }
  /// Returns a capsule whose ends have the given curve.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == Ellipse {
  /// An ellipse that touches the edges of its frame.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == ContainerRelativeShape {
  /// The container's shape, inset by the distance to it; a rectangle where no container sets a shape.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
