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

extension AnyShapeStyle {
  /// Whether the style differs from place to place of what it fills, so that its box counts.
  package var isGradient: Bool {
    let environment = AmbientEnvironment.current ?? EnvironmentValues()
    return style._fill(environment, level: 0).fill.isGradient
  }
}
