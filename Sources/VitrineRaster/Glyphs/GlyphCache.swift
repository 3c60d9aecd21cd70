import VitrineGraphics

/// The key of a glyph's mask: the outline, the map from its em square to pixels, and the sub-pixel offset
/// of its origin, in quarters.
struct GlyphKey: Hashable {
  let outline: UInt64
  let bold: Double
  let a: Double
  let b: Double
  let c: Double
  let d: Double
  let phase: UInt8

  func hash(into hasher: inout Hasher) {
    hasher.combine(outline ^ (a.bitPattern &* 0x9e37_79b9_7f4a_7c15) &+ UInt64(phase))
  }
}

/// The coverage of a glyph; `box` is relative to the pixel that contains the glyph's origin.
final class GlyphMask {
  /// The outline in em. A mask is that of an equal outline only: fonts are input, and whoever makes one can give it
  /// the keys of another.
  let path: Path
  let box: PixelRect
  var coverage: [UInt8]

  init(_ box: PixelRect, of path: Path) {
    self.box = box
    self.path = path
    coverage = [UInt8](repeating: 0, count: box.isEmpty ? 0 : box.width * box.height)
  }
}

/// Caches glyph masks between draws, up to `Limits.glyphCacheBytes`; it is cleared when full.
final class GlyphCache {
  private var masks: [GlyphKey: GlyphMask] = [:]
  private(set) var byteCount = 0
  /// The bytes of an entry in addition to its coverage.
  private static let overhead = 160

  /// Returns the mask of an outline. Outlines usually share their memory with those of before, which is all that is
  /// compared then.
  func mask(_ key: GlyphKey, of path: Path) -> GlyphMask? {
    guard let known = masks[key], known.path == path else { return nil }
    return known
  }

  func keep(_ mask: GlyphMask, for key: GlyphKey) {
    let bytes = mask.coverage.count + GlyphCache.overhead
    if bytes > Limits.glyphMaskBytes { return }
    if byteCount + bytes > Limits.glyphCacheBytes { empty() }
    if let other = masks.updateValue(mask, forKey: key) {
      byteCount -= other.coverage.count + GlyphCache.overhead
    }
    byteCount += bytes
  }

  func empty() {
    masks.removeAll(keepingCapacity: true)
    byteCount = 0
  }
}
