import Synchronization
import VitrineGraphics

/// Caches outlines and bitmaps. Safe between threads; bounded.
final class GlyphStore: Sendable {
  /// The largest number of cached outlines: about 1 KB each.
  static let mostOutlines = 32_768
  /// The largest number of cached bitmaps: about 70 KB each.
  static let mostBitmaps = 512

  private struct Outlines {
    var known: [UInt64: GlyphOutline?] = [:]
  }

  private struct Loading: ~Copyable {
    let loader = GlyphLoader()
    /// Whether glyphs without an outline are damaged.
    var damaged: [UInt64: Bool] = [:]
    var bitmaps: [UInt64: GlyphBitmap?] = [:]
  }

  private let outlines = Mutex(Outlines())
  private let loading = Mutex(Loading())

  func outline(_ glyph: UInt32, _ font: FontID, _ catalog: FontCatalog) -> GlyphOutline? {
    let name = UInt64(UInt32(bitPattern: font.value)) << 32 | UInt64(glyph)
    if let known = outlines.withLock({ $0.known[name] }) { return known }
    guard let instance = catalog.instance(font) else { return nil }
    let made = loading.withLock { $0.loader.outline(glyph, instance) }
    outlines.withLock {
      if $0.known.count >= Self.mostOutlines { $0.known.removeAll(keepingCapacity: true) }
      $0.known[name] = .some(made)
    }
    return made
  }

  func bitmap(_ glyph: UInt32, _ font: FontID, _ catalog: FontCatalog) -> GlyphBitmap? {
    guard let instance = catalog.instance(font) else { return nil }
    let name = UInt64(UInt32(bitPattern: font.value)) << 32 | UInt64(glyph)
    return loading.withLock { loading in
      if let known = loading.bitmaps[name] { return known }
      let made = loading.loader.bitmap(glyph, instance)
      if loading.bitmaps.count >= Self.mostBitmaps { loading.bitmaps.removeAll() }
      loading.bitmaps[name] = .some(made)
      return made
    }
  }

  /// Whether a glyph, which has no outline, cannot be loaded at all.
  func isDamaged(_ glyph: UInt32, _ font: FontID, _ catalog: FontCatalog) -> Bool {
    guard let instance = catalog.instance(font) else { return false }
    let name = UInt64(UInt32(bitPattern: font.value)) << 32 | UInt64(glyph)
    return loading.withLock { loading in
      if let known = loading.damaged[name] { return known }
      let made = loading.loader.isDamaged(glyph, instance)
      if loading.damaged.count >= Self.mostOutlines { loading.damaged.removeAll() }
      loading.damaged[name] = made
      return made
    }
  }
}
