public import Foundation
import VitrineGraphics
import VitrineLayout

/// A shape that can be inset in its rectangle.
public nonisolated protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape of this package, whose geometry the layout stage implements.
public nonisolated protocol _KnownShape: Shape {}

extension _KnownShape {
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(_geometry(EnvironmentValues()).shape.path(in: rect.rect))
  }
}

extension InsettableShape where Self: _KnownShape {
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Self> {
    _InsetShape(shape: self, amount: amount)
  }
}

/// An inset known shape; corner radii shrink with it.
public nonisolated struct _InsetShape<Base: Shape>: InsettableShape, _KnownShape {
  let shape: Base
  let amount: CGFloat

  public func _geometry(_ environment: EnvironmentValues) -> _Geometry {
    _Geometry(.inset(shape._geometry(environment).shape, amount))
  }

  public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(shape: shape, amount: self.amount + amount)
  }
}

public nonisolated struct Rectangle: InsettableShape, _KnownShape {
  public init() {}

  public func _geometry(_ environment: EnvironmentValues) -> _Geometry { _Geometry(.rectangle) }
}

/// The curve of rounded corners.
public nonisolated enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous

  var curve: CornerCurve { self == .circular ? .circular : .continuous }
}

public nonisolated struct RoundedRectangle: InsettableShape, _KnownShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func _geometry(_ environment: EnvironmentValues) -> _Geometry {
    _Geometry(.roundedRectangle(cornerSize: cornerSize.layoutSize, style.curve))
  }
}

/// The radius of each corner, in points.
public nonisolated struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  var radii: CornerRadii {
    CornerRadii(
      topLeft: topLeading, topRight: topTrailing, bottomRight: bottomTrailing,
      bottomLeft: bottomLeading)
  }
}

public nonisolated struct UnevenRoundedRectangle: InsettableShape, _KnownShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  public func _geometry(_ environment: EnvironmentValues) -> _Geometry {
    _Geometry(.unevenRoundedRectangle(cornerRadii.radii, style.curve))
  }
}

public nonisolated struct Capsule: InsettableShape, _KnownShape {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func _geometry(_ environment: EnvironmentValues) -> _Geometry {
    _Geometry(.capsule(style.curve))
  }
}

public nonisolated struct Circle: InsettableShape, _KnownShape {
  public init() {}

  public func _geometry(_ environment: EnvironmentValues) -> _Geometry { _Geometry(.circle) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}

public nonisolated struct Ellipse: InsettableShape, _KnownShape {
  public init() {}

  public func _geometry(_ environment: EnvironmentValues) -> _Geometry { _Geometry(.ellipse) }
}

/// The shape of the enclosing container, inset by the distance to it.
public nonisolated struct ContainerRelativeShape: InsettableShape, _KnownShape {
  public init() {}

  public func _geometry(_ environment: EnvironmentValues) -> _Geometry {
    _Geometry(.containerRelative)
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

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
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
