/// A glyph's outline in em units, y down, origin on the baseline, with a key that is the same in all lists,
/// so that its masks can be cached.
public struct GlyphOutline: Hashable, Sendable {
  /// The hash of font file, face, axes and glyph.
  public var key: UInt64
  public var path: Path
  /// Emboldening in em: the outline is widened by this much on every side.
  public var bold: Double

  public init(key: UInt64, path: Path, bold: Double = 0) {
    self.key = key
    self.path = path
    self.bold = bold
  }

}
