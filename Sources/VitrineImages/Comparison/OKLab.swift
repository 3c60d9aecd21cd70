import VitrineGraphics

/// Colour differences in OKLab (Björn Ottosson, “A perceptual color space for image processing”, 2020),
/// with CIE's straight segment in place of the cube root near black.
///
/// The cube root is infinitely steep at 0: one level above black would count like ten levels of mid grey,
/// though it is invisible. CIELAB's remedy (CIE 15, section 8.2.1.1) applies unchanged: above 216/24389
/// everything is as in OKLab, greys below are spaced like L*.
enum OKLab {
  /// The linear light of each encoded level.
  static let linear: [Float] = (0..<256).map { Float(SRGBCurve.light(level: $0)) }

  /// The compressed response at `steps + 1` equidistant points of 0…1; accurate to 5e-6 with linear
  /// interpolation, a thousandth of the visible difference.
  static let response: [Float] = (0...steps + 1).map { step in
    let t = Double(step) / Double(steps)
    let value: Double = t > 216.0 / 24389 ? Pow.pow(t, 1.0 / 3) : (24389.0 / 27 * t + 16) / 116
    return Float(value)
  }

  static let steps = 4096

  /// Returns the ΔE of two premultiplied pixels; for pixels that are not opaque, the larger of those over
  /// black and over white.
  static func distance(_ a: UInt32, _ b: UInt32, _ tables: Tables) -> Float {
    let overBlack = squared(a, b, whiteA: 0, whiteB: 0, tables)
    if a >> 24 == 255, b >> 24 == 255 { return overBlack.squareRoot() }
    let overWhite = squared(a, b, whiteA: 255 - a >> 24, whiteB: 255 - b >> 24, tables)
    return max(overBlack, overWhite).squareRoot()
  }

  /// Local references to the tables, so that pixels do not pay for the check of lazy initialization.
  struct Tables {
    let linear = OKLab.linear
    let response = OKLab.response
  }

  private static func squared(
    _ a: UInt32, _ b: UInt32, whiteA: UInt32, whiteB: UInt32, _ tables: Tables
  ) -> Float {
    let p = cone(a, white: whiteA, tables)
    let q = cone(b, white: whiteB, tables)
    let d = p - q
    let lightness = 0.2104542553 * d.x + 0.7936177850 * d.y - 0.0040720468 * d.z
    let green = 1.9779984951 * d.x - 2.4285922050 * d.y + 0.4505937099 * d.z
    let blue = 0.0259040371 * d.x + 0.7827717662 * d.y - 0.8086757660 * d.z
    return lightness * lightness + green * green + blue * blue
  }

  /// Returns the compressed cone responses of a pixel over a grey of `white`.
  @inline(__always)
  private static func cone(_ p: UInt32, white: UInt32, _ tables: Tables) -> SIMD4<Float> {
    let r = tables.linear[Int(min(p & 255 + white, 255))]
    let g = tables.linear[Int(min(p >> 8 & 255 + white, 255))]
    let b = tables.linear[Int(min(p >> 16 & 255 + white, 255))]
    return SIMD4(
      compressed(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b, tables),
      compressed(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b, tables),
      compressed(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b, tables), 0)
  }

  @inline(__always)
  private static func compressed(_ t: Float, _ tables: Tables) -> Float {
    let place = min(max(t, 0), 1) * Float(steps)
    let i = Int(place)
    let low = tables.response[i]
    return low + (tables.response[i + 1] - low) * (place - Float(i))
  }
}
