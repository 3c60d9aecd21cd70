public import VitrineGraphics

/// The fonts that text may use. Safe to share between threads.
public final class FontLibrary: Sendable {
  /// - Parameter directories: folders searched, in order, for the bundled families.
  public init(directories: [String]) {}

  /// Shapes a text once; `Paragraph.layout` then breaks it for any width.
  public func paragraph(_ runs: [TextRun], style: ParagraphStyle) -> Paragraph {
    Paragraph(runs: runs, style: style)
  }

  /// The outline of a glyph in em units, or nil where the font has none (white space, bitmaps).
  public func outline(of glyph: UInt32, in font: FontID) -> GlyphOutline? { nil }

  /// The colour bitmap of a glyph, or nil where the font has outlines.
  public func bitmap(of glyph: UInt32, in font: FontID) -> GlyphBitmap? { nil }
}

/// A glyph drawn by its font as a picture.
public struct GlyphBitmap: Hashable, Sendable {
  public var image: DisplayImage
  /// Where the picture lies around the glyph's origin, in em, y down.
  public var frame: Rect

  public init(image: DisplayImage, frame: Rect) {
    self.image = image
    self.frame = frame
  }
}
