/// The tint of the environment: the app's accent colour, or system blue, unless `tint` sets another.
public nonisolated struct TintShapeStyle: ShapeStyle {
  /// Creates a style that takes its fill from the nearest `tint` when it is drawn.
  public init() {}

  public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    if let tint = environment.drawing.tint { return tint._fill(environment, level: level) }
    let accent = Color.accentColor.rgba(environment)
    return _Fill(LayoutFill.color(accent).lowered(level))
  }
}
