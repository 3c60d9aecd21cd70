package import VitrineGraphics

/// Colour matrices of 4 rows and 5 columns for straight RGBA in 0…1.
package nonisolated enum FilterMatrix {
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

  /// Moves components to the other side of the middle grey, by a share from 0 to 1.
  static func inversion(_ share: Double) -> [Float] {
    let k = 1 - 2 * share
    return rows([k, 0, 0], [0, k, 0], [0, 0, k], bias: share)
  }

  /// Replaces every colour by one, multiplied by the alpha.
  package static func flat(_ color: RGBA) -> [Float] {
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
