package import VitrineGraphics

/// A colour, gradient or other pattern that fills shapes and text.
///
/// Authors implement `resolve(in:)`; styles of this package implement `_fill` directly.
public protocol ShapeStyle: Sendable {
  /// The style that `resolve(in:)` returns; `Never` for styles that fill by themselves.
  associatedtype Resolved: ShapeStyle = Never
  /// Returns the style that is drawn in an environment, which may depend on its scheme and other values.
  nonisolated func resolve(in environment: EnvironmentValues) -> Resolved

  nonisolated func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill
  nonisolated func _foreground(over current: ForegroundLevels) -> ForegroundLevels
  /// Entries of the gap table for features of the style that are not drawn.
  nonisolated var _gaps: [Gap] { get }
}

extension ShapeStyle {
  public nonisolated func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    resolve(in: environment)._fill(environment, level: level)
  }

  public nonisolated func _foreground(over current: ForegroundLevels) -> ForegroundLevels {
    ForegroundLevels(AnyShapeStyle(self))
  }

  public nonisolated var _gaps: [Gap] { [] }

  /// The fill at the style's primary level.
  package nonisolated func fill(_ environment: EnvironmentValues) -> LayoutFill {
    _fill(environment, level: 0).fill
  }
}

extension Never: ShapeStyle {
  /// `Never` again: it has no values, so nothing is ever resolved.
  public typealias Resolved = Never
  public nonisolated func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    switch self {}
  }
}

extension ShapeStyle where Resolved == Never {
  /// Required by the protocol; never called for styles of this package, which implement `_fill`.
  public nonisolated func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("A style must give resolve(in:).")
  }
}

extension LayoutFill {
  /// The fill with an author's name for its colour, or names for those of its stops.
  nonisolated func named(_ name: String?) -> LayoutFill {
    var copy = self
    copy.name = name
    return copy
  }

  /// The fill lowered by hierarchical levels.
  nonisolated func lowered(_ level: Int) -> LayoutFill {
    guard level > 0 else { return self }
    var copy = self
    copy.name = nil
    let table = SystemColorTable.hierarchicalOpacity
    let factor = table[min(level, table.count - 1)]
    if case .color(let color) = kind {
      copy.kind = .color(color.opacity(factor))
    } else {
      copy.opacity *= Double(factor)
    }
    return copy
  }

  nonisolated func faded(_ factor: Double) -> LayoutFill {
    var copy = self
    copy.name = nil
    if case .color(let color) = kind {
      copy.kind = .color(color.opacity(Float(factor)))
    } else {
      copy.opacity *= factor
    }
    return copy
  }
}

extension EnvironmentValues {
  package nonisolated var appearance: SystemColorTable.Appearance {
    SystemColorTable.Appearance(
      isDark: host.colorScheme == .dark, isHighContrast: host.contrast == .increased,
      isElevated: host.isElevated, os: host.systemVersion)
  }

  package nonisolated func systemColor(_ name: SystemColorTable.Name) -> RGBA {
    SystemColorTable.color(name, appearance)
  }
}
