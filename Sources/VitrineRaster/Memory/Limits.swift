/// Limits that keep time and memory finite for any display list.
package enum Limits {
  /// The largest width and height of a picture or layer, in pixels.
  package static let largestSide = 32_768
  /// The largest number of pixels of a picture or layer: 1 GiB of memory.
  package static let largestArea = 1 << 28
  /// The deepest nesting of layers; deeper ones draw directly into their parent. Far more than the 1,024
  /// views and modifiers that a document may nest; the memory of open layers has a budget.
  package static let deepestLayers = 10_000
  /// The largest number of pixels of one layer including the spread of its filters; a larger spread is cut
  /// off.
  package static let layerArea = 1 << 26
  /// The largest number of coverage cells, 1 MiB of memory; taller shapes are drawn in bands of rows.
  package static let coverageCells = 1 << 17
  /// The largest number of bytes of cached glyph masks in one scratch.
  package static let glyphCacheBytes = 8 << 20
  /// The largest number of bytes of a glyph mask that is cached.
  package static let glyphMaskBytes = 1 << 17
  /// The largest sigma of a blur in pixels.
  package static let largestSigma = 2_000.0
}
