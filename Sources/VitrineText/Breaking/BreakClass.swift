/// Line breaking classes of UAX #14, as far as labels and short prose need them.
enum BreakClass: UInt8, Sendable {
  case alphabetic, space, newline, glue, zeroWidthSpace, opening, closing, nonstarter, quotation
  case exclamation, infix, slash, hyphen, breakAfter, breakBefore, numeric, prefix, postfix
  case ideographic, combining, joiner, thai, thaiLeadingVowel, inseparable, regional, object

  static func of(_ c: UInt32) -> BreakClass { c < 0x80 ? ascii[Int(c)] : other(c) }

  private static let ascii: [BreakClass] = (0..<0x80).map { code in
    switch UInt8(code) {
    case 0x0A...0x0D: .newline
    case 0x09, 0x20: .space
    case 0x00...0x1F, 0x7F: .combining
    case UInt8(ascii: "!"), UInt8(ascii: "?"): .exclamation
    case UInt8(ascii: "\""), UInt8(ascii: "'"): .quotation
    case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "\\"): .prefix
    case UInt8(ascii: "%"): .postfix
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .opening
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): .closing
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"): .infix
    case UInt8(ascii: "-"): .hyphen
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "|"): .breakAfter
    case 0x30...0x39: .numeric
    default: .alphabetic
    }
  }

  private static func other(_ c: UInt32) -> BreakClass {
    if c < 0x300 { return latin(c) }
    if c >= 0x2000 && c < 0x2E80 { return punctuation(c) }
    if FallbackOrder.isEastAsian(c) { return eastAsian(c) }
    switch c {
    case 0x0E00...0x0E7F:
      return UnicodeData.isMark(c)
        ? .combining : (0x0E40...0x0E44).contains(c) ? .thaiLeadingVowel : .thai
    case 0x0964, 0x0965: return .breakAfter
    case 0x060C, 0x061B, 0x061F, 0x06D4: return .exclamation
    case 0x0660...0x0669, 0x06F0...0x06F9, 0x0966...0x096F, 0x09E6...0x09EF, 0x0BE6...0x0BEF:
      return .numeric
    case 0xFEFF: return .glue
    case 0xFFFC: return .object
    case 0x1F1E6...0x1F1FF: return .regional
    case 0x1F3FB...0x1F3FF: return .combining
    case 0x1F000...0x1FAFF: return .ideographic
    default: return UnicodeData.isMark(c) || c >= 0xE0000 ? .combining : .alphabetic
    }
  }

  private static func latin(_ c: UInt32) -> BreakClass {
    switch c {
    case 0x85: .newline
    case 0xA0: .glue
    case 0xA1, 0xBF: .opening
    case 0xA2, 0xB0: .postfix
    case 0xA3...0xA5, 0xB1: .prefix
    case 0xAB, 0xBB: .quotation
    case 0xAD: .breakAfter
    case 0xB4: .breakBefore
    case 0x80...0x9F: .combining
    default: .alphabetic
    }
  }

  private static func punctuation(_ c: UInt32) -> BreakClass {
    switch c {
    case 0x2028, 0x2029: .newline
    case 0x2007, 0x2011, 0x202F, 0x2060: .glue
    case 0x200B: .zeroWidthSpace
    case 0x200D: .joiner
    case 0x2000...0x200A, 0x205F: .space
    case 0x200C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x20D0...0x20F0: .combining
    case 0x2010, 0x2012, 0x2013, 0x2027, 0x2056, 0x2058...0x205B: .breakAfter
    case 0x2014: .breakAfter
    case 0x2018, 0x2019, 0x201B...0x201D, 0x201F, 0x2039, 0x203A: .quotation
    case 0x201A, 0x201E, 0x2045, 0x207D, 0x208D, 0x2329: .opening
    case 0x2046, 0x207E, 0x208E, 0x232A: .closing
    case 0x2024...0x2026: .inseparable
    case 0x2030...0x2037, 0x20A7, 0x2103, 0x2109: .postfix
    case 0x203C, 0x203D, 0x2047...0x2049: .nonstarter
    case 0x2044: .infix
    case 0x20A0...0x20CF, 0x2116, 0x2212, 0x2213: .prefix
    case 0x231A, 0x231B, 0x23E9...0x23F3, 0x2600...0x2604, 0x2614...0x2615, 0x26A0...0x26FF:
      .ideographic
    default: .alphabetic
    }
  }

  private static func eastAsian(_ c: UInt32) -> BreakClass {
    switch c {
    // Hangul breaks between words, as the platform's default strategy has it.
    case 0x1100...0x11FF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0x3130...0x318F, 0xFFA0...0xFFDC:
      .alphabetic
    case 0x3000: .space
    case 0x3001, 0x3002, 0xFF0C, 0xFF0E, 0xFF61, 0xFF64, 0xFE50...0xFE52: .closing
    case 0xFF01, 0xFF1F: .exclamation
    case 0xFF1A, 0xFF1B, 0x30FB, 0xFF65, 0x3005, 0x303B, 0x301C, 0x30A0, 0x30FC...0x30FE,
      0x309B...0x309E:
      .nonstarter
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095,
      0x3096, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE,
      0x30F5, 0x30F6, 0x31F0...0x31FF, 0xFF67...0xFF70:
      .nonstarter
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D, 0xFF08,
      0xFF3B, 0xFF5B, 0xFF5F, 0xFF62:
      .opening
    case 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B, 0x301E, 0x301F,
      0xFF09, 0xFF3D, 0xFF5D, 0xFF60, 0xFF63:
      .closing
    case 0x302A...0x302F, 0x3099, 0x309A: .combining
    case 0xFF04, 0xFFE1, 0xFFE5: .prefix
    case 0xFF05, 0xFFE0: .postfix
    default: .ideographic
    }
  }
}
