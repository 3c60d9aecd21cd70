import VitrineGraphics

extension Backdrop {
  /// Returns what the backdrop shows over a large area of one colour; an opaque colour, 0…1 in each component.
  package func shown(over color: RGBA) -> RGBA {
    let flat = SIMD4<Float>(color.red, color.green, color.blue, 1)
    let toned = BackdropTone(self)?.changed(flat) ?? flat
    let part = tint.alpha > 0 ? Swift.min(tint.alpha, 1) : 0
    let over = SIMD4<Float>(tint.red, tint.green, tint.blue, 1)
    let sum = (toned * (1 - part) + over * part).limited(to: .one)
    return RGBA(sum.x, sum.y, sum.z)
  }
}
