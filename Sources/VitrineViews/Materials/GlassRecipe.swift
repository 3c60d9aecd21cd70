package import VitrineGraphics

/// The colours of the glass of iOS 26: luminance mapped to a range, saturation, and a fill over it; blur in
/// points, of a thick one. Observed on macOS 26's layers, whose filter UIKit shares.
package nonisolated struct GlassRecipe: Hashable, Sendable {
  var blur: Double
  /// The luminances to which black and white are mapped.
  var black: Float
  var white: Float
  var saturation: Float
  var fill: RGBA
  /// The upper limit of luminance for bright backdrops.
  var ceiling: Float = 1

  package static let regularLight = GlassRecipe(
    blur: 5, black: 0.4, white: 0.96, saturation: 1.2, fill: .white.opacity(0.2), ceiling: 0.94)
  package static let regularDark = GlassRecipe(
    blur: 5, black: 0.08, white: 1.125, saturation: 1.3, fill: .clear, ceiling: 0.35)
  package static let clearLight = GlassRecipe(
    blur: 10, black: 0.2, white: 0.95, saturation: 1, fill: .white.opacity(0.1))
  package static let clearDark = GlassRecipe(
    blur: 10, black: 0.05, white: 0.8, saturation: 1, fill: .white.opacity(0.05))

  /// The glass of system 27 as fitted to SwiftUI's pictures on macOS 27 by Liquid-Glass-Lab: 6.2 of 255 off on
  /// average for the regular glass, 1.8 for the clear one. The blur is that of its layers.
  package static let regularLight27 = GlassRecipe(
    blur: 5, black: 0.0829, white: 1.0054, saturation: 1.2246, fill: .white.opacity(0.4))
  package static let regularDark27 = GlassRecipe(
    blur: 5, black: 0.2941, white: 0.9608, saturation: 1.4167, fill: .black.opacity(0.4))
  package static let clear27 = GlassRecipe(
    blur: 0.75, black: 0.1295, white: 1.1054, saturation: 0.885, fill: .clear)

  /// The recipe's backdrop, optionally with another fill; its `sigma` is in points.
  package func backdrop(fill other: RGBA? = nil, reducesTransparency: Bool = false) -> Backdrop {
    Backdrop(
      sigma: reducesTransparency ? 0 : blur, averages: reducesTransparency, ceiling: ceiling,
      matrix: matrix, tint: other ?? fill)
  }

  /// Returns the backdrop of a glass tinted with a colour: its own shade of it, by the luminance behind.
  ///
  /// A component `t` of the colour becomes `t (q + (1 − q) Y)` with `q = 0.46 + 0.155 t`: fitted to orange and
  /// blue glass as measured by gpui-liquid-glass and SSFSKIM's calibration, to 4 of 255. A translucent colour
  /// leaves the rest to the glass's own colours.
  package func tinted(_ color: RGBA, reducesTransparency: Bool) -> Backdrop {
    var result = backdrop(reducesTransparency: reducesTransparency)
    func part(_ v: Float) -> Float { v > 0 ? min(v, 1) : 0 }
    let alpha = part(color.alpha)
    let components = [part(color.red), part(color.green), part(color.blue)]
    for (row, t) in components.enumerated() {
      let dark = t * (0.46 + 0.155 * t)
      for (column, weight) in Self.weights.enumerated() {
        let own = result.matrix[4 * row + column]
        result.matrix[4 * row + column] = own + ((t - dark) * weight - own) * alpha
      }
      result.matrix[4 * row + 3] += (dark - result.matrix[4 * row + 3]) * alpha
    }
    result.tint = result.tint.opacity(1 - alpha)
    // The law holds for the picture behind as it is.
    result.ceiling += (1 - result.ceiling) * alpha
    return result
  }

  /// Rec. 709.
  private static let weights: [Float] = [0.2126, 0.7152, 0.0722]

  /// The matrix of `c = saturation · (c − Y) + black + (white − black) · Y`, with `Y` of Rec. 709.
  private var matrix: [Float] {
    let grey = white - black - saturation
    return (0..<3).flatMap { (row: Int) -> [Float] in
      let shares = (0..<3).map { (column: Int) -> Float in
        let own: Float = column == row ? saturation : 0
        return Self.weights[column] * grey + own
      }
      return shares + [black]
    }
  }
}
