import CFreeType
import VitrineGraphics

/// Loads outlines and bitmaps of glyphs; one thread at a time.
final class GlyphLoader {
  private let library = FreeTypeLibrary()
  private var faces: [ObjectIdentifier: FreeTypeFace] = [:]

  /// The largest number of points of an outline; beyond it the font is treated as damaged. The largest seen
  /// has about 3,000.
  static let mostPoints = 100_000

  private func face(for instance: FontInstance) -> FreeTypeFace? {
    let name = ObjectIdentifier(instance.file)
    if let known = faces[name] {
      known.prepare(instance)
      return known
    }
    guard let library,
      let made = try? FreeTypeFace(library, instance.file.bytes, instance.file.faceIndex, "")
    else { return nil }
    faces[name] = made
    made.prepare(instance)
    return made
  }

  func outline(_ glyph: UInt32, _ instance: FontInstance) -> GlyphOutline? {
    guard let face = face(for: instance) else { return nil }
    let flags = FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard unsafe FT_Load_Glyph(face.handle, glyph, flags) == 0,
      let slot = unsafe face.handle.pointee.glyph,
      unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    var outline = unsafe slot.pointee.outline
    let points = unsafe Int(outline.n_points)
    guard points > 0, points <= GlyphLoader.mostPoints else { return nil }
    let sink = OutlineSink(instance, isStretched: instance.stretchedGlyphs.contains(glyph))
    var path = unsafe sink.read(&outline)
    if path.isEmpty { return nil }
    if instance.design.stroke != 0 { path = path.emboldened(by: instance.design.stroke) }
    if let rounding = instance.design.rounding { path = path.rounded(rounding) }
    var key = StableWordHash()
    key.add(instance.key)
    key.add(UInt64(glyph))
    return GlyphOutline(key: key.value, path: path, bold: instance.design.bold)
  }

  /// Whether a glyph of a font of outlines can be loaded neither as one nor as a bitmap. In a font of bitmaps alone,
  /// blanks have none.
  func isDamaged(_ glyph: UInt32, _ instance: FontInstance) -> Bool {
    guard let face = face(for: instance) else { return true }
    guard face.hasOutlines else { return false }
    let flags = FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    return unsafe FT_Load_Glyph(face.handle, glyph, flags) != 0 && bitmap(glyph, instance) == nil
  }

  func bitmap(_ glyph: UInt32, _ instance: FontInstance) -> GlyphBitmap? {
    guard !instance.file.hasCompoundBitmaps, let face = face(for: instance),
      unsafe face.handle.pointee.num_fixed_sizes > 0,
      let sizes = unsafe face.handle.pointee.available_sizes
    else { return nil }
    unsafe FT_Select_Size(face.handle, 0)
    let pixelsPerEm = Double(unsafe sizes.pointee.y_ppem) / 64
    let flags = FT_Int32(FT_LOAD_COLOR)
    guard pixelsPerEm >= 1, unsafe FT_Load_Glyph(face.handle, glyph, flags) == 0,
      let slot = unsafe face.handle.pointee.glyph
    else { return nil }
    let bitmap = unsafe slot.pointee.bitmap
    guard let pixmap = unsafe GlyphLoader.pixmap(bitmap) else { return nil }
    var key = StableWordHash()
    key.add(instance.key)
    key.add(UInt64(glyph))
    let left = Double(unsafe slot.pointee.bitmap_left)
    let top = Double(unsafe slot.pointee.bitmap_top)
    let frame = Rect(
      x: left, y: -top, width: Double(pixmap.width), height: Double(pixmap.height))
    return GlyphBitmap(
      image: DisplayImage(key: key.value, pixmap: pixmap), frame: frame.scaled(by: 1 / pixelsPerEm))
  }

  /// Converts premultiplied blue-green-red-alpha rows to our channel order; nil for other kinds of bitmap.
  private static func pixmap(_ bitmap: FT_Bitmap) -> Pixmap? {
    let width = Int(unsafe bitmap.width)
    let height = Int(unsafe bitmap.rows)
    let pitch = Int(unsafe bitmap.pitch)
    guard unsafe UInt32(bitmap.pixel_mode) == FT_PIXEL_MODE_BGRA.rawValue, width > 0, height > 0,
      width <= 1024, height <= 1024, pitch >= 4 * width, let rows = unsafe bitmap.buffer
    else { return nil }
    var pixels = [UInt32](repeating: 0, count: width * height)
    for y in 0..<height {
      let row = unsafe rows + y * pitch
      for x in 0..<width {
        let (b, g, r, a) = unsafe (row[4 * x], row[4 * x + 1], row[4 * x + 2], row[4 * x + 3])
        pixels[y * width + x] =
          UInt32(min(r, a)) | UInt32(min(g, a)) << 8 | UInt32(min(b, a)) << 16 | UInt32(a) << 24
      }
    }
    return Pixmap(width: width, height: height, pixels: pixels)
  }
}
