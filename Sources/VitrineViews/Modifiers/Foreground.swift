extension View {
  /// Sets the style of text, symbols, template images and shapes without a fill of their own; a hierarchical
  /// style lowers the current one.
  public nonisolated func foregroundStyle<S: ShapeStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0.drawing.foreground = style._foreground(over: $0.drawing.foreground) }
  }

  /// Sets the styles of primary and secondary content; symbols use them as a palette for their layers.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    foregroundLevels([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }

  /// Sets the styles of primary, secondary and tertiary content; symbols use them as a palette for their
  /// layers.
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

  /// Sets the colour of text, symbols, template images and unfilled shapes; nil restores the label colours.
  public nonisolated func foregroundColor(
    _ color: Color?
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing {
      $0.drawing.foreground = color.map { ForegroundLevels(AnyShapeStyle($0)) } ?? .label
    }
  }

  /// Sets the style for controls, accents and `TintShapeStyle`; nil restores their defaults, mostly the
  /// app's accent colour.
  public nonisolated func tint<S: ShapeStyle>(
    _ tint: S?
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0.drawing.tint = tint.map { AnyShapeStyle($0) } }
  }

  /// Sets the colour for controls, accents and `TintShapeStyle`; nil restores their defaults, mostly the
  /// app's accent colour.
  public nonisolated func tint(_ tint: Color?) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0.drawing.tint = tint.map { AnyShapeStyle($0) } }
  }

  /// Sets the tint, like `tint(_:)`; nil restores the default.
  public nonisolated func accentColor(
    _ color: Color?
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    tint(color)
  }

  /// Sets the style that `BackgroundStyle` fills with in place of the system background.
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
