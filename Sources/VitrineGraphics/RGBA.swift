/// A colour: gamma-encoded sRGB components with straight alpha, each 0…1.
///
/// Components outside the range (extended sRGB) are allowed here and clamped when painted.
@frozen
public struct RGBA: Hashable, Sendable {
  public var red: Float
  public var green: Float
  public var blue: Float
  public var alpha: Float

  @inlinable
  public init(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a colour from `0xRRGGBB`.
  public init(hex: UInt32, alpha: Float = 1) {
    self.init(
      Float((hex >> 16) & 255) / 255, Float((hex >> 8) & 255) / 255, Float(hex & 255) / 255, alpha)
  }

  public static let black = RGBA(0, 0, 0)
  public static let white = RGBA(1, 1, 1)
  public static let clear = RGBA(0, 0, 0, 0)

  @inlinable
  public func opacity(_ k: Float) -> RGBA { RGBA(red, green, blue, alpha * k) }

  /// Premultiplied 8-bit components packed with red in the lowest byte; rounds half up.
  public var premultiplied: UInt32 {
    let a = RGBA.clamp(alpha)
    return RGBA.byte(RGBA.clamp(red) * a) | RGBA.byte(RGBA.clamp(green) * a) << 8
      | RGBA.byte(RGBA.clamp(blue) * a) << 16 | RGBA.byte(a) << 24
  }

  /// Clamps a component to 0…1; NaN counts as 0.
  static func clamp(_ v: Float) -> Float { v > 0 ? Swift.min(v, 1) : 0 }
  static func byte(_ v: Float) -> UInt32 { UInt32(v * 255 + 0.5) }
}
