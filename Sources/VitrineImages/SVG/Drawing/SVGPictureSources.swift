import VitrineGraphics

/// Where the pictures of `image` elements come from.
struct SVGPictureSources {
  /// Decodes a picture of pixels that may have at most so many, with what is not honoured in its file; nil for what is
  /// none.
  var pixels: (_ bytes: [UInt8], _ mostPixels: Int) -> SVGPixels? = { _, _ in nil }
  /// Reads files beside the drawing; nil where it may refer to none.
  var neighbours: NeighbourReader?

  /// What a drawing inside a picture may show: nothing of other files (SVG 2, 2.2.6, secure static mode).
  var inside: SVGPictureSources { SVGPictureSources(pixels: pixels) }
}

/// A picture of pixels and what is not honoured in its file.
struct SVGPixels {
  var image: DisplayImage
  var notes: [PictureNote]
}
