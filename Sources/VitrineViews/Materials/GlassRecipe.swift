package import VitrineGraphics

/// The parameters of the glass of iOS 26: luminance mapped to a range, saturation, and a fill over it; blur
/// in points. Observed on macOS 26's layers, whose filter UIKit shares.
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

  /// The matrix of `c = saturation · (c − Y) + black + (white − black) · Y`, with `Y` of Rec. 709.
  private var matrix: [Float] {
    let weights: [Float] = [0.2126, 0.7152, 0.0722]
    let grey = white - black - saturation
    return (0..<3).flatMap { row in
      (0..<3).map { weights[$0] * grey + ($0 == row ? saturation : 0) } + [black]
    }
  }
}
