/// Bounds on what a document may ask for, so that a hostile one ends with a message.
package struct DocumentLimits: Hashable, Sendable {
  /// Bytes in a file; a larger one is refused before it is read.
  package var fileSize: Int
  /// Lists and objects inside each other. A view takes three levels, so this is some 170 views deep.
  package var depth: Int
  /// Views and modifiers around each other; layout calls itself for each.
  package var viewDepth: Int
  /// Values in a document after YAML aliases are followed.
  package var valueCount: Int
  /// Views and turns of loops that a document may make for one picture.
  package var viewCount: Int
  /// Side of an image in pixels.
  package var imageSide: Int
  /// Bytes of decoded images that are kept for the next picture.
  package var imageBytes: Int

  package init(
    fileSize: Int = 16 << 20, depth: Int = 512, viewDepth: Int = 1024, valueCount: Int = 2_000_000,
    viewCount: Int = 200_000, imageSide: Int = 16_384, imageBytes: Int = 1 << 28
  ) {
    self.fileSize = fileSize
    self.depth = depth
    self.viewDepth = viewDepth
    self.valueCount = valueCount
    self.viewCount = viewCount
    self.imageSide = imageSide
    self.imageBytes = imageBytes
  }

  package static let standard = DocumentLimits()
}
