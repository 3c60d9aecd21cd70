extension View {
  public nonisolated func foregroundStyle<S: ShapeStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0.drawing.foreground = style._foreground(over: $0.drawing.foreground) }
  }

  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    foregroundLevels([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }

  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    foregroundLevels([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }

  private nonisolated func foregroundLevels(
    _ styles: [AnyShapeStyle]
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { environment in
      // A style that refers to a level of the environment must be resolved against the outer levels, not
      // itself.
      let around = environment.drawing.foreground
      let fixed = styles.map { AnyShapeStyle(LeveledStyle(levels: $0._foreground(over: around))) }
      environment.drawing.foreground = ForegroundLevels(styles: fixed, offset: 0)
    }
  }

  public nonisolated func foregroundColor(
    _ color: Color?
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing {
      $0.drawing.foreground = color.map { ForegroundLevels(AnyShapeStyle($0)) } ?? .label
    }
  }

  public nonisolated func tint<S: ShapeStyle>(
    _ tint: S?
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0.drawing.tint = tint.map { AnyShapeStyle($0) } }
  }

  public nonisolated func tint(_ tint: Color?) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0.drawing.tint = tint.map { AnyShapeStyle($0) } }
  }

  public nonisolated func accentColor(
    _ color: Color?
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    tint(color)
  }

  public nonisolated func backgroundStyle<S: ShapeStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0.drawing.background = AnyShapeStyle(style) }
  }
}

/// A style fixed to the foreground levels at the place where it was set.
nonisolated struct LeveledStyle: ShapeStyle {
  typealias Resolved = Never
  let levels: ForegroundLevels

  func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    _Fill(levels.fill(environment, level: level))
  }
}
