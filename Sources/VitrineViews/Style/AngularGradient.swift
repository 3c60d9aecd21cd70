/// A gradient around a point, clockwise.
public nonisolated struct AngularGradient: ShapeStyle, Sendable {
  /// No other style: this one fills by itself, without `resolve(in:)`.
  public typealias Resolved = Never
  let gradient: AnyGradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  init(_ gradient: AnyGradient, _ center: UnitPoint, _ startAngle: Angle, _ endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates a gradient from `startAngle` to `endAngle`; angle 0 points right, and equal angles show only
  /// the last colour.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(AnyGradient(gradient), center, startAngle, endAngle)
  }

  /// Creates a gradient of evenly spaced colours; angles between the end and the start show the nearer
  /// colour.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(AnyGradient(Gradient(colors: colors)), center, startAngle, endAngle)
  }

  /// Creates a gradient of colours at given locations: 0 is at `startAngle`, 1 at `endAngle`.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(AnyGradient(Gradient(stops: stops)), center, startAngle, endAngle)
  }

  /// Creates a gradient of a full turn from `angle`.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    self.init(AnyGradient(gradient), center, angle, angle + .radians(2 * .pi))
  }

  /// Creates a full turn of evenly spaced colours from `angle`, which is to the right by default.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a full turn of colours at given locations from `angle`, which is to the right by default.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    let kind = LayoutFill.Kind.angular(
      gradient.resolved(environment), center: center.position, startAngle: startAngle.radians,
      endAngle: endAngle.radians)
    return _Fill(LayoutFill(kind).named(gradient.names).lowered(level))
  }
}
