import Foundation
import VitrineGraphics
import VitrineLayout

extension View {
  /// Adds `amount` to red, green and blue, each clamped to 0…1; 0 changes nothing, 1 gives white.
  public nonisolated func brightness(_ amount: Double) -> some View {
    node("brightness", .effect(.colorMatrix(ColorMatrix.brightness(amount))))
  }

  /// Multiplies the distance of red, green and blue from 0.5 by `amount`; 1 changes nothing, 0 gives grey.
  public nonisolated func contrast(_ amount: Double) -> some View {
    node("contrast", .effect(.colorMatrix(ColorMatrix.contrast(amount))))
  }

  /// Moves colours from their luminance by the factor `amount`; 1 changes nothing, 0 gives grey, more is
  /// vivid.
  public nonisolated func saturation(_ amount: Double) -> some View {
    node("saturation", .effect(.colorMatrix(ColorMatrix.saturation(amount))))
  }

  /// Moves colours toward their luminance; 0 changes nothing, 1 gives grey. Values outside 0…1 are not
  /// clamped.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    node("grayscale", .effect(.colorMatrix(ColorMatrix.saturation(1 - amount))))
  }

  /// Turns hues by an angle with the colour matrix of the Filter Effects specification, in encoded sRGB.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    node("hueRotation", .effect(.colorMatrix(ColorMatrix.hueRotation(angle.radians))))
  }

  /// Replaces red, green and blue by 1 minus their value; the alpha stays.
  public nonisolated func colorInvert() -> some View {
    node("colorInvert", .effect(.colorMatrix(ColorMatrix.invert)))
  }

  /// Multiplies red, green, blue and alpha by those of `color`, in encoded sRGB.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    node("colorMultiply") { .effect(.colorMatrix(ColorMatrix.multiply(color.rgba($0)))) }
  }
}

/// Colour matrices of 4 rows and 5 columns for straight RGBA in 0…1.
nonisolated enum ColorMatrix {
  private static func rows(
    _ r: [Double], _ g: [Double], _ b: [Double], bias: Double = 0, alpha: Double = 1
  ) -> [Float] {
    let matrix =
      [r[0], r[1], r[2], 0, bias, g[0], g[1], g[2], 0, bias, b[0], b[1], b[2], 0, bias]
      + [0, 0, 0, alpha, 0]
    return matrix.map { Float($0) }
  }

  static func brightness(_ amount: Double) -> [Float] {
    rows([1, 0, 0], [0, 1, 0], [0, 0, 1], bias: amount)
  }

  /// Scales components about the middle grey.
  static func contrast(_ k: Double) -> [Float] {
    rows([k, 0, 0], [0, k, 0], [0, 0, k], bias: 0.5 - 0.5 * k)
  }

  /// Interpolates components from or towards the luminance (weights of Rec. 709).
  static func saturation(_ s: Double) -> [Float] {
    let (r, g, b) = (0.2126 * (1 - s), 0.7152 * (1 - s), 0.0722 * (1 - s))
    return rows([r + s, g, b], [r, g + s, b], [r, g, b + s])
  }

  /// The matrix of the Filter Effects specification's `hue-rotate`.
  static func hueRotation(_ radians: Double) -> [Float] {
    let c = Trig.cos(radians)
    let s = Trig.sin(radians)
    return rows(
      [
        0.213 + 0.787 * c - 0.213 * s, 0.715 - 0.715 * c - 0.715 * s, 0.072 - 0.072 * c + 0.928 * s,
      ],
      [0.213 - 0.213 * c + 0.143 * s, 0.715 + 0.285 * c + 0.14 * s, 0.072 - 0.072 * c - 0.283 * s],
      [0.213 - 0.213 * c - 0.787 * s, 0.715 - 0.715 * c + 0.715 * s, 0.072 + 0.928 * c + 0.072 * s])
  }

  static let invert = rows([-1, 0, 0], [0, -1, 0], [0, 0, -1], bias: 1)

  /// Replaces every colour by one, multiplied by the alpha.
  static func flat(_ color: RGBA) -> [Float] {
    [
      0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0, color.alpha,
      0,
    ]
  }

  static func multiply(_ color: RGBA) -> [Float] {
    rows(
      [Double(color.red), 0, 0], [0, Double(color.green), 0], [0, 0, Double(color.blue)],
      alpha: Double(color.alpha))
  }
}
