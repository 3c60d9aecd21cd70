public import Foundation

/// A gradient from a circle outwards; radii in points.
public nonisolated struct RadialGradient: ShapeStyle, Sendable {
  /// No other style: this one fills by itself, without `resolve(in:)`.
  public typealias Resolved = Never
  let gradient: AnyGradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  init(_ gradient: AnyGradient, _ center: UnitPoint, _ startRadius: CGFloat, _ endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a gradient around a point; the first colour fills up to `startRadius`, the last from
  /// `endRadius`.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(AnyGradient(gradient), center, startRadius, endRadius)
  }

  /// Creates a gradient of evenly spaced colours around a point of the filled area, between two radii in
  /// points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(AnyGradient(Gradient(colors: colors)), center, startRadius, endRadius)
  }

  /// Creates a gradient of colours at given locations around a point of the filled area, between two
  /// radii in points.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(AnyGradient(Gradient(stops: stops)), center, startRadius, endRadius)
  }

  public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    let kind = LayoutFill.Kind.radial(
      gradient.resolved(environment), center: center.position, startRadius: startRadius,
      endRadius: endRadius)
    return _Fill(LayoutFill(kind).named(gradient.names).lowered(level))
  }
}
