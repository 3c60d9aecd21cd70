/// A style that is drawn otherwise than on a device.
nonisolated protocol _NotedStyle {
  /// Names of the gap table.
  var gaps: [String] { get }
}

extension MeshGradient: _NotedStyle {
  nonisolated var gaps: [String] { ["MeshGradient"] }
}

extension AnyGradient: _NotedStyle {
  nonisolated var gaps: [String] { space == .perceptual ? ["Gradient.colorSpace"] : [] }
}

extension LinearGradient: _NotedStyle {
  nonisolated var gaps: [String] { gradient.gaps }
}

extension RadialGradient: _NotedStyle {
  nonisolated var gaps: [String] { gradient.gaps }
}

extension EllipticalGradient: _NotedStyle {
  nonisolated var gaps: [String] { gradient.gaps }
}

extension AngularGradient: _NotedStyle {
  nonisolated var gaps: [String] { gradient.gaps }
}

extension AnyShapeStyle: _NotedStyle {
  nonisolated var gaps: [String] { (style as? any _NotedStyle)?.gaps ?? [] }
}

extension _OpacityStyle: _NotedStyle {
  nonisolated var gaps: [String] { (base as? any _NotedStyle)?.gaps ?? [] }
}

extension _ShadowStyle: _NotedStyle {
  nonisolated var gaps: [String] { (base as? any _NotedStyle)?.gaps ?? [] }
}

/// A style with a blend mode, which is not drawn.
nonisolated struct _BlendedStyle<Base: ShapeStyle>: ShapeStyle, _NotedStyle {
  typealias Resolved = Never
  let base: Base
  let mode: BlendMode

  var gaps: [String] {
    let inner = (base as? any _NotedStyle)?.gaps ?? []
    return mode == .normal ? inner : inner + ["ShapeStyle.blendMode"]
  }

  func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    base._fill(environment, level: level)
  }
}
