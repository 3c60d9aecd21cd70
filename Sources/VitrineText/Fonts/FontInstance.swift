import CShaping
import VitrineGraphics

/// A face with its axes set and its synthetic changes; glyph indices and advances are specific to it.
@safe final class FontInstance: @unchecked Sendable {
  let id: FontID
  let file: FontFile
  let design: Design
  /// The HarfBuzz font in font units, made immutable: shared between threads.
  let font: OpaquePointer
  /// The glyphs whose parts above the x-height are stretched.
  let stretchedGlyphs: Set<UInt32>
  /// Whether every printable ASCII character has a glyph, which makes further checks unnecessary.
  let coversASCII: Bool

  /// The properties that distinguish instances of one face.
  struct Design: Hashable, Sendable {
    var opticalSize: Double? = nil
    var weight: Double? = nil
    /// The width factor of outlines and advances.
    var stretch = 1.0
    /// The horizontal shift per unit of height: a synthetic italic.
    var slant = 0.0
    /// The synthetic bold in em on every side.
    var bold = 0.0
    /// The factor for the parts above the x-height of small letters with ascenders.
    var ascender = 1.0
    /// The change of the strokes' thickness, in em.
    var stroke = 0.0
    /// The weight that was asked for and is not drawn, and the one that is.
    var unmetWeight: UnmetWeight?
    /// The rounding of corners, in em of the font; nil for outlines as they are.
    var rounding: CornerRounding?
    /// The table of side bearings for a face substituted for one of the system's.
    var bearings: Bearings.Table?
  }

  /// A weight that a font does not have.
  struct UnmetWeight: Hashable, Sendable {
    var asked: Double
    var drawn: Double
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
    // If memory runs out HarfBuzz returns its empty font, never NULL.
    unsafe self.font = unsafe font ?? hb_font_get_empty()
    var tall: Set<UInt32> = []
    if design.ascender != 1 {
      for scalar in SystemFontMetrics.lettersWithAscenders.unicodeScalars {
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

  func hasGlyph(_ scalar: UInt32) -> Bool { nominalGlyph(scalar) != nil }

  /// Returns the advance of a glyph in em; 0 for marks, as they are shaped, whatever the font gives them.
  func advance(of glyph: UInt32) -> Double {
    let kind = unsafe hb_ot_layout_get_glyph_class(file.face, glyph)
    if kind == HB_OT_LAYOUT_GLYPH_CLASS_MARK { return 0 }
    let units = unsafe hb_font_get_glyph_h_advance(font, glyph)
    return Double(units) / file.unitsPerEm * design.stretch
  }

  /// Returns the glyph of a character that stands alone.
  func nominalGlyph(_ scalar: UInt32) -> UInt32? {
    var glyph: UInt32 = 0
    return unsafe hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
  }

  /// A key that is the same in every process: identifies glyph outlines beyond one library.
  var key: UInt64 { FontInstance.key(file: file, design: design) }

  static func key(file: FontFile, design: Design) -> UInt64 {
    var hash = StableWordHash()
    hash.add(file.key)
    hash.add(UInt64(file.faceIndex))
    hash.add(design.opticalSize ?? -1)
    hash.add(design.weight ?? -1)
    hash.add(design.stretch)
    hash.add(design.slant)
    hash.add(design.bold)
    hash.add(design.ascender)
    hash.add(design.stroke)
    hash.add(design.rounding?.radius ?? -1)
    hash.add(UInt64(design.bearings == nil ? 0 : design.bearings == .sans ? 1 : 2))
    return hash.value
  }
}
