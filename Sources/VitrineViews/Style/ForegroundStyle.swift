/// The foreground style of the environment.
public nonisolated struct ForegroundStyle: ShapeStyle {
  /// Creates a style that takes its fill from the nearest `foregroundStyle` when it is drawn.
  public init() {}

  public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    _Fill(environment.drawing.foreground.fill(environment, level: level))
  }

  public func _foreground(over current: ForegroundLevels) -> ForegroundLevels { current }
}
