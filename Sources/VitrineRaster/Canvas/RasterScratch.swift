/// Memory and caches that drawing reuses, so that no draw allocates.
///
/// One per thread. Its content never changes a pixel: a new one and a used one draw the same.
package struct RasterScratch: ~Copyable {
  private(set) var storage = ScratchStorage()

  package init() {}

  /// Frees all memory, for when nothing more is drawn.
  package mutating func release() { storage = ScratchStorage() }

  /// The pixels that the last drawing counted against the budget.
  package var paintedPixels: Int { storage.paintedPixels }

  /// The bytes of cached glyph masks; at most `Limits.glyphCacheBytes`.
  package var glyphCacheBytes: Int { storage.glyphs.byteCount }
}
