import VitrineGraphics

/// The flat colour that shows what a backdrop would over black and over white: what is drawn where
/// the picture behind is clear, so that it comes out nearly right over whatever it is put on later.
struct BackdropStandIn {
  /// Premultiplied.
  let color: SIMD4<Float>

  init(_ tone: BackdropTone?, tint: SIMD4<Float>) {
    func shown(_ c: SIMD4<Float>) -> SIMD4<Float> {
      let toned = tone.map { $0.changed(c) } ?? c
      return toned * (1 - tint.w) + tint
    }
    let black = shown(SIMD4(0, 0, 0, 1))
    let white = shown(SIMD4(1, 1, 1, 1))
    // What is left of the difference between black and white is let through.
    let range = white - black
    let through = Swift.min(Swift.max((range.x + range.y + range.z) / 3, 0), 1)
    let alpha = 1 - through
    var color = black.clamped(
      lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
    color.w = alpha
    self.color = color
  }
}
