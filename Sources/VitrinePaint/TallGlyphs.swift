import VitrineGraphics

extension GlyphOutline {
  /// The cap height of the bundled system font in em, and the thicknesses of its horizontal strokes from
  /// regular to heavy.
  private static let capHeight = 0.7273
  private static let strokes = 0.05...0.16

  /// Returns the outline made taller by a factor; with 1 it is the same.
  func tall(_ factor: Double) -> GlyphOutline {
    if factor == 1 { return self }
    var hash = StableHash()
    hash.add(key)
    hash.add(factor.bitPattern)
    return GlyphOutline(
      key: hash.value,
      path: path.stretched(by: factor, height: Self.capHeight, strokes: Self.strokes), bold: bold)
  }
}
