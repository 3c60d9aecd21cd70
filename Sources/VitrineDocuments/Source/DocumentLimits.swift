/// Limits on documents, so that a hostile one ends with a message.
package struct DocumentLimits: Hashable, Sendable {
  /// The largest file size in bytes; a larger file is refused before it is read.
  package var fileSize: Int
  /// The deepest nesting of lists and objects. A view takes three levels, so this is some 170 views.
  package var depth: Int
  /// The deepest nesting of views and modifiers; layout recurses for each.
  package var viewDepth: Int
  /// The largest number of values in a document, with YAML aliases expanded.
  package var valueCount: Int
  /// The largest number of views and loop iterations that a document may create for one picture.
  package var viewCount: Int
  /// The largest number of marks in a chart; scales of categories look each one up.
  package var chartMarks: Int
  /// The largest side of an image in pixels.
  package var imageSide: Int
  /// The bytes of decoded images kept for the next picture.
  package var imageBytes: Int
  /// The largest number of pages in a scene document, as many as a phone has.
  package var scenePages: Int
  /// The largest number of widgets on all pages of a scene document.
  package var sceneWidgets: Int

  package init(
    fileSize: Int = 16 << 20, depth: Int = 512, viewDepth: Int = 1024, valueCount: Int = 2_000_000,
    viewCount: Int = 200_000, chartMarks: Int = 5000, imageSide: Int = 16_384,
    imageBytes: Int = 1 << 28,
    scenePages: Int = 15, sceneWidgets: Int = 120
  ) {
    self.fileSize = fileSize
    self.depth = depth
    self.viewDepth = viewDepth
    self.valueCount = valueCount
    self.viewCount = viewCount
    self.chartMarks = chartMarks
    self.imageSide = imageSide
    self.imageBytes = imageBytes
    self.scenePages = scenePages
    self.sceneWidgets = sceneWidgets
  }

  package static let standard = DocumentLimits()
}
