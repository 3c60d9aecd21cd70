import CShaping

/// A face with its axes set and its artificial changes: what glyph numbers and advances belong to.
@safe final class FontInstance: @unchecked Sendable {
  let id: FontID
  let file: FontFile
  let design: Design
  /// The HarfBuzz font in font units, made immutable: shared between threads.
  let font: OpaquePointer
  /// Glyphs whose parts above the x-height are stretched.
  let stretchedGlyphs: Set<UInt32>
  /// True when every printable ASCII character has a glyph, which spares a look at each.
  let coversASCII: Bool

  /// What tells instances of one face apart.
  struct Design: Hashable, Sendable {
    var opticalSize: Double? = nil
    var weight: Double? = nil
    /// Width factor of outlines and advances.
    var stretch = 1.0
    /// Horizontal shift for each unit of height: an artificial italic.
    var slant = 0.0
    /// Artificial bold in em on every side.
    var bold = 0.0
    /// Factor for what stands above the x-height in small letters with ascenders.
    var ascender = 1.0
    /// The face stands in for one of the system's and takes the room beside its letters.
    var bearings: Bearings.Table?
  }

  init(id: FontID, file: FontFile, design: Design) {
    self.id = id
    self.file = file
    self.design = design
    let font = unsafe hb_font_create(file.face)
    var axes: [hb_variation_t] = []
    if let size = design.opticalSize {
      axes.append(.init(tag: OpenTypeTag.opsz, value: Float(size)))
    }
    if let weight = design.weight {
      axes.append(.init(tag: OpenTypeTag.wght, value: Float(weight)))
    }
    if !axes.isEmpty { unsafe hb_font_set_variations(font, axes, UInt32(axes.count)) }
    unsafe hb_font_make_immutable(font)
    // HarfBuzz answers with its empty font when memory runs out, never with nothing.
    unsafe self.font = unsafe font ?? hb_font_get_empty()
    var tall: Set<UInt32> = []
    if design.ascender != 1 {
      for scalar in SystemType.lettersWithAscenders.unicodeScalars {
        var glyph: UInt32 = 0
        if unsafe hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 { tall.insert(glyph) }
      }
    }
    stretchedGlyphs = tall
    var glyph: UInt32 = 0
    coversASCII = (0x20...0x7E).allSatisfy {
      unsafe hb_font_get_nominal_glyph(font, $0, &glyph) != 0
    }
  }

  deinit { unsafe hb_font_destroy(font) }

  func hasGlyph(_ scalar: UInt32) -> Bool {
    var glyph: UInt32 = 0
    return unsafe hb_font_get_nominal_glyph(font, scalar, &glyph) != 0
  }

  /// The same in every process: identifies glyph outlines beyond one library.
  var key: UInt64 { FontInstance.key(file: file, design: design) }

  static func key(file: FontFile, design: Design) -> UInt64 {
    var hash = StableWords()
    hash.add(file.key)
    hash.add(UInt64(file.faceIndex))
    hash.add(design.opticalSize ?? -1)
    hash.add(design.weight ?? -1)
    hash.add(design.stretch)
    hash.add(design.slant)
    hash.add(design.bold)
    hash.add(design.ascender)
    hash.add(UInt64(design.bearings == nil ? 0 : design.bearings == .sans ? 1 : 2))
    return hash.value
  }
}
