import VitrineGraphics
import VitrineLayout

/// A glass as a style.
public nonisolated struct _GlassStyle: ShapeStyle {
  /// No other style: this one fills by itself, without `resolve(in:)`.
  public typealias Resolved = Never
  private let glass: Glass
  private let role: GlassRole
  /// The width in points of the strokes that the shape consists of; nil for whole areas.
  private let stroke: Double?

  package init(glass: Glass) {
    self.glass = glass
    role = glass.kind == .clear ? .clear : .regular
    stroke = nil
  }

  /// Creates the glass of a part of the system, in a colour if one is given.
  ///
  /// - Parameter stroke: the width in points of the strokes that the shape consists of; nil for whole areas.
  package init(role: GlassRole, tint: Color? = nil, stroke: Double? = nil) {
    glass = .regular.tint(tint)
    self.role = role
    self.stroke = stroke
  }

  public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    if glass.kind == .identity { return _Fill(.color(.clear)) }
    let material = role.material(
      isDark: environment.host.colorScheme == .dark, system: environment.host.systemVersion,
      tint: glass.color?.rgba(environment),
      reducesTransparency: environment.host.reduceTransparency)
    let shown = stroke.map { material.ofStrokes($0) } ?? material
    return _Fill(LayoutFill(.glass(shown)).lowered(level))
  }
}

/// The light on the rim of a widget or an icon of iOS 26 that is not of glass, as a style; nothing on older systems.
package nonisolated struct GlassRimStyle: ShapeStyle {
  package typealias Resolved = Never
  private let role: GlassRole

  /// - Parameter role: whose rim it is, had it a plate of glass.
  package init(_ role: GlassRole) { self.role = role }

  package func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    let rim = GlassRim.overlay(role, system: environment.host.systemVersion)
    return _Fill(rim.map { LayoutFill(.glass($0)) } ?? .color(.clear))
  }
}
