public import VitrineGraphics

/// A glyph that its font stores as a picture.
public struct GlyphBitmap: Hashable, Sendable {
  public var image: DisplayImage
  /// The frame of the picture relative to the glyph's origin, in em, y down.
  public var frame: Rect

  public init(image: DisplayImage, frame: Rect) {
    self.image = image
    self.frame = frame
  }
}
