import VitrineLayout

/// A level of the environment's foreground style: primary, secondary …
public nonisolated struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
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

/// The foreground style of the environment.
public nonisolated struct ForegroundStyle: ShapeStyle {
  public init() {}

  public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    _Fill(environment.drawing.foreground.fill(environment, level: level))
  }

  public func _foreground(over current: ForegroundLevels) -> ForegroundLevels { current }
}

/// The background style of the environment: the system background unless `backgroundStyle` sets another.
public nonisolated struct BackgroundStyle: ShapeStyle {
  public init() {}

  public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    if let style = environment.drawing.background { return style._fill(environment, level: level) }
    let names: [SystemColorTable.Name] = [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    ]
    return _Fill(.color(environment.systemColor(names[min(level, 2)])))
  }
}

/// The tint of the environment: system blue unless `tint` sets another.
public nonisolated struct TintShapeStyle: ShapeStyle {
  public init() {}

  public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    if let tint = environment.drawing.tint { return tint._fill(environment, level: level) }
    return _Fill(LayoutFill.color(environment.systemColor(.blue)).lowered(level))
  }
}

/// The translucent fill of system controls.
public nonisolated struct FillShapeStyle: ShapeStyle {
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
    _Fill(LayoutFill.color(environment.systemColor(name)).lowered(level))
  }
}

public typealias SeparatorShapeStyle = SystemColorStyle
public typealias LinkShapeStyle = SystemColorStyle
public typealias PlaceholderTextShapeStyle = SystemColorStyle

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SystemColorStyle {
  public static var separator: SystemColorStyle { SystemColorStyle(name: .separator) }
  public static var link: SystemColorStyle { SystemColorStyle(name: .link) }
  public static var placeholder: SystemColorStyle { SystemColorStyle(name: .placeholderText) }
}

extension ShapeStyle {
  public nonisolated var secondary: some ShapeStyle {
    HierarchicalShapeStyleModifier(base: self, level: 1)
  }
  public nonisolated var tertiary: some ShapeStyle {
    HierarchicalShapeStyleModifier(base: self, level: 2)
  }
  public nonisolated var quaternary: some ShapeStyle {
    HierarchicalShapeStyleModifier(base: self, level: 3)
  }
  public nonisolated var quinary: some ShapeStyle {
    HierarchicalShapeStyleModifier(base: self, level: 4)
  }
}
