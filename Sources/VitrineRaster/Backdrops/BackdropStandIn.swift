import VitrineGraphics

/// The flat colour that shows what a backdrop would over black and over white. It is drawn where the
/// picture behind is transparent, so that the result is nearly right over any later background.
struct BackdropStandIn {
  /// The premultiplied colour.
  let color: SIMD4<Float>

  init(_ tone: BackdropTone?, tint: SIMD4<Float>) {
    func shown(_ c: SIMD4<Float>) -> SIMD4<Float> {
      let toned = tone.map { $0.changed(c) } ?? c
      return toned * (1 - tint.w) + tint
    }
    let black = shown(SIMD4(0, 0, 0, 1))
    let white = shown(SIMD4(1, 1, 1, 1))
    // The remaining difference between black and white is the transparency.
    let range = white - black
    let through = Swift.min(Swift.max((range.x + range.y + range.z) / 3, 0), 1)
    let alpha = 1 - through
    var color = black.clamped(
      lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
    color.w = alpha
    self.color = color
  }
}
