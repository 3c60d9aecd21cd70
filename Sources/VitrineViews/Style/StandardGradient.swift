import Foundation
import VitrineGraphics

extension Color {
  /// A gradient from a lighter tone at the top to the colour itself, reached at 71 % of the height.
  public var gradient: AnyGradient { AnyGradient(self) }
}

/// The gradient of `Color.gradient`: lighter at the top, the colour itself from a knee on.
///
/// Fitted to pictures of nine system colours by Apple's renderer (light appearance, system 26) with a root
/// mean square of 1.8 of 255: an affine map of the encoded components, of their luminance (Rec. 709) and of
/// their largest; the knee at 0.71 of the height.
nonisolated enum StandardGradient {
  static let knee = 0.71
  static let scale: Float = 0.831
  static let lift: Float = 0.2452
  static let ofLuminance: Float = 0.0142
  static let ofLargest: Float = -0.04

  static func stops(of color: RGBA) -> [GradientStop] {
    [GradientStop(top(of: color), 0), GradientStop(color, knee), GradientStop(color, 1)]
  }

  private static func top(of c: RGBA) -> RGBA {
    let luminance = 0.2126 * c.red + 0.7152 * c.green + 0.0722 * c.blue
    let add = lift + ofLuminance * luminance + ofLargest * max(c.red, c.green, c.blue)
    func lifted(_ v: Float) -> Float { min(1, max(0, scale * v + add)) }
    return RGBA(lifted(c.red), lifted(c.green), lifted(c.blue), c.alpha)
  }
}
