/// A gradient along a line.
public nonisolated struct LinearGradient: ShapeStyle, Sendable {
  /// No other style: this one fills by itself, without `resolve(in:)`.
  public typealias Resolved = Never
  let gradient: AnyGradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  init(_ gradient: AnyGradient, _ startPoint: UnitPoint, _ endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a gradient along the line from `startPoint` to `endPoint`, in units of the filled area.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(gradient), startPoint, endPoint)
  }

  /// Creates a gradient of evenly spaced colours along the line from `startPoint` to `endPoint`, in units
  /// of the filled area.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(Gradient(colors: colors)), startPoint, endPoint)
  }

  /// Creates a gradient of colours at given locations along the line from `startPoint` to `endPoint`, in
  /// units of the filled area.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(Gradient(stops: stops)), startPoint, endPoint)
  }

  public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    let kind = LayoutFill.Kind.linear(
      gradient.resolved(environment), start: startPoint.position, end: endPoint.position)
    return _Fill(LayoutFill(kind).named(gradient.names).lowered(level))
  }
}
