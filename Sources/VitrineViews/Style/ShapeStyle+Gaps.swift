// Gaps of styles that are drawn differently than on a device.

extension MeshGradient {
  public nonisolated var _gaps: [Gap] { space == .perceptual ? [.meshGradientColorSpace] : [] }
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

extension _BlendedStyle {
  public nonisolated var _gaps: [Gap] { base._gaps }
}
