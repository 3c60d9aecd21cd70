import VitrineGraphics

/// The lightness contrast Lc of the Accessible Perceptual Contrast Algorithm, version 0.0.98G-4g.
///
/// It is told beside WCAG's ratio, and decides nothing: the limits of the guidelines are ratios. The constants are
/// those of the published algorithm.
package enum LightnessContrast {
  /// Returns −108…106: positive for dark text on light ground, negative for light text on dark ground, and 0 for
  /// colours that cannot be told apart.
  ///
  /// - Parameters:
  ///   - text: the screen luminance of the text, 0…1.
  ///   - ground: that of what lies behind it.
  package static func value(text: Double, ground: Double) -> Double {
    let (text, ground) = (flared(text), flared(ground))
    guard (text - ground).magnitude >= leastDifference else { return 0 }
    let isDarkOnLight = ground > text
    let contrast =
      isDarkOnLight
      ? (Pow.pow(ground, 0.56) - Pow.pow(text, 0.57)) * scale
      : (Pow.pow(ground, 0.65) - Pow.pow(text, 0.62)) * scale
    guard contrast.magnitude >= leastContrast else { return 0 }
    return (contrast + (isDarkOnLight ? -offset : offset)) * 100
  }

  /// Returns the luminance of an opaque pixel as screens show it, with one exponent for all levels.
  package static func luminance(_ pixel: UInt32) -> Double {
    0.2126729 * levels[Int(pixel & 255)] + 0.7151522 * levels[Int(pixel >> 8 & 255)]
      + 0.0721750 * levels[Int(pixel >> 16 & 255)]
  }

  private static let levels = (0...255).map { Pow.pow(Double($0) / 255, 2.4) }

  /// Flare lifts the darkest colours.
  private static func flared(_ luminance: Double) -> Double {
    luminance >= black ? luminance : luminance + Pow.pow(black - luminance, 1.414)
  }

  private static let black = 0.022
  private static let leastDifference = 0.0005
  private static let leastContrast = 0.1
  private static let scale = 1.14
  private static let offset = 0.027
}
