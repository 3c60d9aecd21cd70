import VitrineGraphics
import VitrineLayout

/// A glass as a style.
public nonisolated struct _GlassStyle: ShapeStyle {
  /// No other style: this one fills by itself, without `resolve(in:)`.
  public typealias Resolved = Never
  private let glass: Glass
  private let role: GlassRole

  package init(glass: Glass) {
    self.glass = glass
    role = glass.kind == .clear ? .clear : .regular
  }

  /// Creates the glass of a part of the system, in a colour if one is given.
  package init(role: GlassRole, tint: Color? = nil) {
    glass = .regular.tint(tint)
    self.role = role
  }

  public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    if glass.kind == .identity { return _Fill(.color(.clear)) }
    let material = role.material(
      isDark: environment.host.colorScheme == .dark, system: environment.host.systemVersion,
      tint: glass.color?.rgba(environment),
      reducesTransparency: environment.host.reduceTransparency)
    return _Fill(LayoutFill(.glass(material)).lowered(level))
  }
}
