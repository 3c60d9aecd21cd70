import CShaping

/// Character properties from HarfBuzz's tables.
enum UnicodeData {
  @safe private struct Functions: @unchecked Sendable {
    let handle = unsafe hb_unicode_funcs_get_default()
  }
  private static let functions = Functions()

  static let latin = HB_SCRIPT_LATIN.rawValue
  static let common = HB_SCRIPT_COMMON.rawValue

  /// Returns the script's tag; nil for characters of any script.
  static func script(of scalar: UInt32) -> UInt32? {
    if scalar < 0x80 {
      let letter = scalar | 0x20
      return letter >= 0x61 && letter <= 0x7A ? latin : nil
    }
    let script = unsafe hb_unicode_script(functions.handle, scalar)
    let isShared =
      script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
    return isShared ? nil : script.rawValue
  }

  /// Whether a scalar is a decimal digit of any script.
  static func isDecimalDigit(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return (0x30...0x39).contains(scalar) }
    return unsafe hb_unicode_general_category(functions.handle, scalar)
      == HB_UNICODE_GENERAL_CATEGORY_DECIMAL_NUMBER
  }

  /// Whether a scalar is a combining mark of any kind.
  static func isMark(_ scalar: UInt32) -> Bool {
    if scalar < 0x300 { return false }
    let category = unsafe hb_unicode_general_category(functions.handle, scalar)
    return category == HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK
      || category == HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK
      || category == HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK
  }

  /// Whether a scalar is white space that hangs at the end of a line; no-break spaces are not.
  static func isBreakingSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: isNewline(scalar)
    }
  }

  static func isNewline(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether a scalar has the bidirectional class B, which ends a paragraph; a line separator has not.
  static func separatesParagraphs(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: true
    default: false
    }
  }

  /// Whether a scalar needs no glyph of its own: spaces, which HarfBuzz makes from the font's space,
  /// joiners, selectors, direction marks.
  static func needsNoGlyph(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x00...0x1F, 0x7F...0xA0, 0xAD, 0x034F, 0x061C, 0x115F, 0x1160, 0x1680, 0x180B...0x180F,
      0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0xFE00...0xFE0F, 0xFEFF,
      0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// Whether a scalar's presence requires the bidirectional algorithm.
  static func isRightToLeft(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0590...0x08FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
      0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
