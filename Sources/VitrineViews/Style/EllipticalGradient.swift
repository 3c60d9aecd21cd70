public import Foundation

/// A gradient from an ellipse outwards; radii as fractions of the filled area.
public nonisolated struct EllipticalGradient: ShapeStyle, Sendable {
  /// No other style: this one fills by itself, without `resolve(in:)`.
  public typealias Resolved = Never
  let gradient: AnyGradient
  let center: UnitPoint
  let startFraction: CGFloat
  let endFraction: CGFloat

  init(_ gradient: AnyGradient, _ center: UnitPoint, _ start: CGFloat, _ end: CGFloat) {
    self.gradient = gradient
    self.center = center
    startFraction = start
    endFraction = end
  }

  /// Creates a gradient around a point; radii are fractions of the area's width and height, 0 and 0.5 by
  /// default.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(AnyGradient(gradient), center, startRadiusFraction, endRadiusFraction)
  }

  /// Creates a gradient of evenly spaced colours around a point, between two ellipses whose radii are
  /// fractions of the area's width and height.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      AnyGradient(Gradient(colors: colors)), center, startRadiusFraction, endRadiusFraction)
  }

  /// Creates a gradient of colours at given locations around a point, between two ellipses whose radii
  /// are fractions of the area's width and height.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(AnyGradient(Gradient(stops: stops)), center, startRadiusFraction, endRadiusFraction)
  }

  public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    let kind = LayoutFill.Kind.elliptical(
      gradient.resolved(environment), center: center.position, startFraction: startFraction,
      endFraction: endFraction)
    return _Fill(LayoutFill(kind).named(gradient.names).lowered(level))
  }
}
