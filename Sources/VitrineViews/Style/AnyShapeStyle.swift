/// A type-erased style.
public nonisolated struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  /// Creates a style that draws as another; wrapping an `AnyShapeStyle` adds no layer.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    style._fill(environment, level: level)
  }

  public func _foreground(over current: ForegroundLevels) -> ForegroundLevels {
    style._foreground(over: current)
  }
}
