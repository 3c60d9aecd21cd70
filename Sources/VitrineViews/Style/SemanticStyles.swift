/// A level of the environment's foreground style: primary, secondary …
public nonisolated struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  /// The foreground style itself; by default the label colour, black or white by scheme.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second foreground style, or the first at half opacity; by default the secondary label colour.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third foreground style; by default the tertiary label colour, or a single style at a quarter of
  /// its opacity.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth foreground level: the quaternary label colour, or a single style at 18 % of its opacity.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth foreground level: the label colour at 5 % (8 % with increased contrast), or a single style
  /// at 18 % of its opacity.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    _Fill(environment.drawing.foreground.fill(environment, level: self.level + level))
  }

  public func _foreground(over current: ForegroundLevels) -> ForegroundLevels {
    current.lowered(by: level)
  }
}

/// A lower level of another style.
public nonisolated struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    base._fill(environment, level: self.level + level)
  }
}

/// The background style of the environment: the system background unless `backgroundStyle` sets another.
public nonisolated struct BackgroundStyle: ShapeStyle {
  /// Creates a style that takes its fill from the nearest `backgroundStyle` when it is drawn.
  public init() {}

  public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    if let style = environment.drawing.background { return style._fill(environment, level: level) }
    let names: [SystemColorTable.Name] = [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    ]
    return _Fill(.color(environment.systemColor(names[min(level, 2)])))
  }
}

/// The translucent fill of system controls.
public nonisolated struct FillShapeStyle: ShapeStyle {
  /// Creates the gray system fill, which varies with the colour scheme and contrast.
  public init() {}

  public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    let names: [SystemColorTable.Name] = [
      .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    ]
    return _Fill(.color(environment.systemColor(names[min(level, 3)])))
  }
}

/// A style for a system colour whose type is not `Color`: separator, link, placeholder.
public nonisolated struct SystemColorStyle: ShapeStyle {
  let name: SystemColorTable.Name

  public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    _Fill(
      LayoutFill.color(environment.systemColor(name), name: name.written).lowered(level))
  }
}

/// The type of `.separator`, shared with links and placeholders.
public typealias SeparatorShapeStyle = SystemColorStyle
/// The type of `.link`, shared with separators and placeholders.
public typealias LinkShapeStyle = SystemColorStyle
/// The type of `.placeholder`, shared with separators and links.
public typealias PlaceholderTextShapeStyle = SystemColorStyle

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style itself; by default the label colour, black or white by scheme.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  /// The second foreground style, or the first at half opacity; by default the secondary label colour.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// The third foreground style; by default the tertiary label colour, or a single style at a quarter of
  /// its opacity.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// The fourth foreground level: the quaternary label colour, or a single style at 18 % of its opacity.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  /// The fifth foreground level: the label colour at 5 % (8 % with increased contrast), or a single style
  /// at 18 % of its opacity.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment; by default the label colour, black or white by scheme.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style set by `backgroundStyle`; by default the system background, white or black by scheme.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The style set by `tint`; by default the app's accent colour, system blue if the catalogue has none.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The translucent gray of system controls, which varies with the colour scheme and contrast.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SystemColorStyle {
  /// The translucent gray of lines between rows, which varies with the colour scheme and contrast.
  public static var separator: SystemColorStyle { SystemColorStyle(name: .separator) }
  /// The blue of links, slightly different in the dark scheme and equal in all contrasts.
  public static var link: SystemColorStyle { SystemColorStyle(name: .link) }
  /// The translucent gray of placeholder text, which varies with the colour scheme and contrast.
  public static var placeholder: SystemColorStyle { SystemColorStyle(name: .placeholderText) }
}

extension ShapeStyle {
  /// The style one level lower: half its opacity for colours and gradients, the next system colour for
  /// fills and backgrounds.
  public nonisolated var secondary: some ShapeStyle {
    HierarchicalShapeStyleModifier(base: self, level: 1)
  }
  /// The style two levels lower: a quarter of its opacity for colours and gradients.
  public nonisolated var tertiary: some ShapeStyle {
    HierarchicalShapeStyleModifier(base: self, level: 2)
  }
  /// The style three levels lower: 18 % of its opacity for colours and gradients.
  public nonisolated var quaternary: some ShapeStyle {
    HierarchicalShapeStyleModifier(base: self, level: 3)
  }
  /// The style four levels lower: 18 % of its opacity for colours and gradients, as for `quaternary`.
  public nonisolated var quinary: some ShapeStyle {
    HierarchicalShapeStyleModifier(base: self, level: 4)
  }
}
