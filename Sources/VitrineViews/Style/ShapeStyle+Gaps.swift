// Gaps of styles that are drawn differently than on a device.

extension MeshGradient {
  public nonisolated var _gaps: [Gap] { space == .perceptual ? [.gradientColorSpace] : [] }
}

extension AnyGradient {
  public nonisolated var _gaps: [Gap] { space == .perceptual ? [.gradientColorSpace] : [] }
}

extension LinearGradient {
  public nonisolated var _gaps: [Gap] { gradient._gaps }
}

extension RadialGradient {
  public nonisolated var _gaps: [Gap] { gradient._gaps }
}

extension EllipticalGradient {
  public nonisolated var _gaps: [Gap] { gradient._gaps }
}

extension AngularGradient {
  public nonisolated var _gaps: [Gap] { gradient._gaps }
}

extension AnyShapeStyle {
  public nonisolated var _gaps: [Gap] { style._gaps }
}

extension _OpacityStyle {
  public nonisolated var _gaps: [Gap] { base._gaps }
}

extension _ShadowStyle {
  public nonisolated var _gaps: [Gap] { base._gaps }
}

/// A style with a blend mode, which is not drawn.
nonisolated struct _BlendedStyle<Base: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never
  let base: Base
  let mode: BlendMode

  var _gaps: [Gap] {
    let inner = base._gaps
    return mode == .normal ? inner : inner + [.shapeStyleBlendMode]
  }

  func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    base._fill(environment, level: level)
  }
}
