package import VitrineGraphics

/// The contrast of text, measured on pixels: the same picture with and without its text.
///
/// Only pixels fully covered by text count: those that changed by at least nine tenths of the largest
/// change around them, which excludes soft edges of glyphs.
package struct TextContrast: Hashable, Sendable {
  /// Contrast ratios of WCAG 2, 1…21, in ascending order.
  package let ratios: [Double]

  /// Returns nil if the sizes differ or nothing changed.
  package init?(text drawn: Pixmap, over ground: Pixmap) {
    guard drawn.width == ground.width, drawn.height == ground.height else { return nil }
    let cell = Self.cell
    var ratios: [Double] = []
    for y0 in stride(from: 0, to: drawn.height, by: cell) {
      for x0 in stride(from: 0, to: drawn.width, by: cell) {
        Self.measure(drawn, ground, x0, y0, into: &ratios)
      }
    }
    if ratios.isEmpty { return nil }
    self.ratios = ratios.sorted()
  }

  /// The least ratio apart from one pixel in twenty: readers do not need every pixel.
  package var worst: Double { ratios[ratios.count / 20] }
  package var median: Double { ratios[ratios.count / 2] }

  /// The side of the squares in which changes are compared, in pixels: about a letter.
  private static let cell = 32
  private static let covered = 0.9
  /// The smallest change, as a fraction of the range, that counts as text.
  private static let leastChange = 0.05

  private static func measure(
    _ drawn: Pixmap, _ ground: Pixmap, _ x0: Int, _ y0: Int, into ratios: inout [Double]
  ) {
    var changes: [(change: Double, ratio: Double)] = []
    for y in y0..<min(y0 + cell, drawn.height) {
      for x in x0..<min(x0 + cell, drawn.width) {
        let a = drawn[x, y]
        let b = ground[x, y]
        if a == b { continue }
        changes.append((change(a, b), ratio(luminance(a), luminance(b))))
      }
    }
    let most = changes.map(\.change).max() ?? 0
    if most < leastChange { return }
    for c in changes where c.change >= covered * most { ratios.append(c.ratio) }
  }

  /// Returns the largest difference of a component, 0…1.
  private static func change(_ a: UInt32, _ b: UInt32) -> Double {
    var most = 0
    for shift: UInt32 in [0, 8, 16] {
      most = max(most, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
    }
    return Double(most) / 255
  }

  /// Returns `(L1 + 0.05) / (L2 + 0.05)`, with the larger luminance as numerator.
  package static func ratio(_ a: Double, _ b: Double) -> Double {
    (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Returns WCAG's relative luminance of an opaque pixel.
  package static func luminance(_ p: UInt32) -> Double {
    let light = lights
    return 0.2126 * light[Int(p & 255)] + 0.7152 * light[Int(p >> 8 & 255)]
      + 0.0722 * light[Int(p >> 16 & 255)]
  }

  /// The light of every level: three powers for each pixel take longer than drawing it.
  private static let lights = (0...255).map { SRGBCurve.light(level: $0) }
}
