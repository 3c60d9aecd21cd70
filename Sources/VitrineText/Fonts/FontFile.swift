import CShaping
import Synchronization

/// One face of a font file with its metrics for layout; immutable, safe between threads.
@safe final class FontFile: @unchecked Sendable {
  let bytes: FontBytes
  let faceIndex: Int
  /// Identifies the file's content: a hash, or for bundled files the name and length.
  let key: UInt64
  /// Whether the file ships with the program; all libraries of a run share it.
  let isBundled: Bool
  let unitsPerEm: Double
  /// The metrics of the hhea table (or OS/2 if the font requires it), in em, descent positive.
  let ascent: Double
  let descent: Double
  let lineGap: Double
  /// The height of capitals in em, from the OS/2 table; without it, HarfBuzz measures a capital.
  let capHeight: Double
  let hasOpticalSize: Bool
  let hasWeight: Bool
  let weightRange: ClosedRange<Double>
  let opticalRange: ClosedRange<Double>
  let style: Style
  /// Whether the face has composed bitmaps; its bitmaps are not loaded.
  let hasCompoundBitmaps: Bool
  /// Whether rules of the font involve the space: kerning beside it, alternates around it. Words of such a
  /// font cannot be shaped one by one. Determined on first use.
  var shapesSpaces: Bool {
    spaces.withLock { known in
      if let known { return known }
      let found = unsafe FontFile.shapesSpaces(face)
      known = found
      return found
    }
  }
  private let spaces = Mutex<Bool?>(nil)
  /// The glyphs with colours of their own; nil where there are none. Read on first use.
  var colours: ColourGlyphs? {
    coloured.withLock { known in
      if let known { return known }
      let found = unsafe ColourGlyphs(face)
      known = .some(found)
      return found
    }
  }
  private let coloured = Mutex<ColourGlyphs??>(nil)
  /// The HarfBuzz face, made immutable.
  let face: OpaquePointer

  struct Style: Hashable, Sendable {
    var weight: Double
    var isItalic: Bool
  }

  /// The largest metric in em; beyond it the font is treated as damaged.
  static let largestMetric = 4.0

  init?(bytes: FontBytes, faceIndex: Int, key: UInt64, isBundled: Bool = false) {
    let blob = unsafe hb_blob_create(
      UnsafeRawPointer(bytes.start).assumingMemoryBound(to: CChar.self), UInt32(bytes.count),
      HB_MEMORY_MODE_READONLY, nil, nil)
    defer { unsafe hb_blob_destroy(blob) }
    guard let face = unsafe hb_face_create(blob, UInt32(faceIndex)) else { return nil }
    let upem = Double(unsafe hb_face_get_upem(face))
    let glyphs = unsafe hb_face_get_glyph_count(face)
    guard glyphs > 0, upem >= 16, upem <= 16384 else {
      unsafe hb_face_destroy(face)
      return nil
    }
    unsafe hb_face_make_immutable(face)
    self.bytes = bytes
    self.faceIndex = faceIndex
    self.key = key
    self.isBundled = isBundled
    unsafe self.face = unsafe face
    unitsPerEm = upem
    let font = unsafe hb_font_create(face)
    defer { unsafe hb_font_destroy(font) }
    var extents = hb_font_extents_t()
    let has = unsafe hb_font_get_h_extents(font, &extents) != 0
    ascent = FontFile.metric(Double(extents.ascender) / upem, has, orElse: SystemFontMetrics.ascent)
    descent = FontFile.metric(
      -Double(extents.descender) / upem, has, orElse: SystemFontMetrics.descent)
    lineGap = FontFile.metric(Double(extents.line_gap) / upem, has, orElse: 0)
    var capital: hb_position_t = 0
    unsafe hb_ot_metrics_get_position_with_fallback(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &capital)
    capHeight = FontFile.metric(
      Double(capital) / upem, capital > 0, orElse: SystemFontMetrics.capHeight)
    let optical = unsafe FontFile.axis(face, OpenTypeTag.opsz)
    let weight = unsafe FontFile.axis(face, OpenTypeTag.wght)
    hasCompoundBitmaps = unsafe CompoundBitmaps.exist(in: face)
    hasOpticalSize = optical != nil
    hasWeight = weight != nil
    opticalRange = optical ?? 0...0
    weightRange = weight ?? 400...400
    style = Style(
      weight: Double(unsafe hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)),
      isItalic: unsafe hb_style_get_value(font, HB_STYLE_TAG_ITALIC) >= 0.5
        || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0)
  }

  deinit { unsafe hb_face_destroy(face) }

  private static func metric(_ value: Double, _ has: Bool, orElse other: Double) -> Double {
    has && value.isFinite && abs(value) <= largestMetric ? value : other
  }

  private static func axis(_ face: OpaquePointer, _ tag: UInt32) -> ClosedRange<Double>? {
    var info = hb_ot_var_axis_info_t()
    guard unsafe hb_ot_var_find_axis_info(face, tag, &info) != 0 else { return nil }
    let low = Double(info.min_value)
    let high = Double(info.max_value)
    return low <= high && low.isFinite && high.isFinite ? low...high : nil
  }
}

extension FontFile {
  /// Whether the font itself has small capitals for lower-case letters.
  var hasSmallCaps: Bool {
    let smcp = OpenTypeTag.make("smcp")
    var tags = [UInt32](repeating: 0, count: 256)
    var count = UInt32(tags.count)
    unsafe _ = hb_ot_layout_table_get_feature_tags(
      face, OpenTypeTag.make("GSUB"), 0, &count, &tags)
    return tags.prefix(Int(count)).contains(smcp)
  }
}

extension FontFile {
  /// Returns a name of the table `name` (OpenType specification: 1 and 16 are families, 4 the full name); nil where the
  /// font has none.
  func name(_ id: UInt32) -> String? {
    var text = [CChar](repeating: 0, count: Self.longestName)
    var count = UInt32(text.count)
    unsafe _ = hb_ot_name_get_utf8(face, id, nil, &count, &text)
    let name = String(
      decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return name.isEmpty ? nil : name
  }

  /// The most bytes of a name with the zero at its end.
  private static let longestName = 256

  /// Whether any character has a glyph.
  var mapsCharacters: Bool {
    let characters = unsafe hb_set_create()
    defer { unsafe hb_set_destroy(characters) }
    unsafe hb_face_collect_unicodes(face, characters)
    return unsafe hb_set_is_empty(characters) == 0
  }

  fileprivate static func shapesSpaces(_ face: OpaquePointer) -> Bool {
    let font = unsafe hb_font_create(face)
    defer { unsafe hb_font_destroy(font) }
    var space: hb_codepoint_t = 0
    guard unsafe hb_font_get_nominal_glyph(font, 0x20, &space) != 0 else { return false }
    return unsafe usesGlyph(face, space, table: OpenTypeTag.make("GSUB"))
      || usesGlyph(face, space, table: OpenTypeTag.make("GPOS"))
  }

  private static func usesGlyph(
    _ face: OpaquePointer, _ glyph: hb_codepoint_t, table: hb_tag_t
  ) -> Bool {
    let (lookups, glyphs) = unsafe (hb_set_create(), hb_set_create())
    defer {
      unsafe hb_set_destroy(lookups)
      unsafe hb_set_destroy(glyphs)
    }
    // The features that HarfBuzz applies by default; the list ends with 0.
    let names: [StaticString] = [
      "calt", "ccmp", "clig", "curs", "dist", "kern", "liga", "locl", "mark", "mkmk", "rlig",
    ]
    let features = names.map(OpenTypeTag.make) + [0]
    unsafe hb_ot_layout_collect_lookups(face, table, nil, nil, features, lookups)
    // HB_SET_VALUE_INVALID, which starts the iteration over a set.
    var lookup = hb_codepoint_t.max
    var looked = 0
    while unsafe hb_set_next(lookups, &lookup) != 0, looked < Self.mostLookups {
      looked += 1
      unsafe hb_ot_layout_lookup_collect_glyphs(face, table, lookup, glyphs, glyphs, glyphs, nil)
      if unsafe hb_set_has(glyphs, glyph) != 0 { return true }
    }
    return false
  }

  /// The largest number of lookups searched: fonts have some hundred.
  private static let mostLookups = 2000
}
