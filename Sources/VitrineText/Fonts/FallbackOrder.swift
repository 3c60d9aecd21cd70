/// The order of bundled faces to search for a character that the requested font lacks.
enum FallbackOrder {
  /// - Parameter regions: the Chinese, Japanese and Korean faces, best first for the language.
  static func candidates(for scalar: UInt32, regions: [BundledFont]) -> [BundledFont] {
    if let own = script(of: scalar) { return [own, .sans, .symbols] + regions + [.emoji] }
    if isEastAsian(scalar) { return regions + [.sans, .symbols, .emoji] }
    return [.sans, .symbols] + regions + [.emoji, .arabic, .devanagari]
  }

  private static func script(of scalar: UInt32) -> BundledFont? {
    switch scalar {
    case 0x0590...0x05FF, 0xFB1D...0xFB4F: .hebrew
    case 0x0600...0x06FF, 0x0750...0x077F, 0x08A0...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF:
      .arabic
    case 0x0900...0x097F, 0x1CD0...0x1CFF, 0xA8E0...0xA8FF: .devanagari
    case 0x0980...0x09FF: .bengali
    case 0x0B80...0x0BFF: .tamil
    case 0x0E00...0x0E7F: .thai
    default: nil
    }
  }

  /// Whether a scalar is Han, kana, bopomofo, hangul, or their punctuation or full-width forms.
  static func isEastAsian(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x11FF, 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1B000...0x1B2FF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Returns the East Asian faces, best first. One character has several national forms: the language of
  /// the text decides, then the syllabaries in it, then the order of the platform's own list for other
  /// languages.
  static func regions(language: String, hasKana: Bool, hasHangul: Bool) -> [BundledFont] {
    let tag = language.lowercased().split { $0 == "-" || $0 == "_" }
    let rest: [BundledFont] = [
      .simplifiedChinese, .traditionalChinese, .japanese, .korean,
    ]
    return lead(tag.map(String.init), hasKana, hasHangul).map { first in
      [first] + rest.filter { $0 != first }
    } ?? rest
  }

  private static func lead(_ tag: [String], _ hasKana: Bool, _ hasHangul: Bool) -> BundledFont? {
    switch tag.first {
    case "ja": return .japanese
    case "ko": return .korean
    case "yue": return .traditionalChinese
    case "zh":
      let isTraditional =
        tag.contains("hant")
        || (!tag.contains("hans") && tag.contains { ["tw", "hk", "mo"].contains($0) })
      return isTraditional ? .traditionalChinese : .simplifiedChinese
    default: return hasKana ? .japanese : hasHangul ? .korean : nil
    }
  }
}

extension FallbackOrder {
  static func regions(of text: [UInt32], language: String) -> [BundledFont] {
    regions(
      language: language,
      hasKana: text.contains { (0x3041...0x30FF).contains($0) || (0xFF66...0xFF9F).contains($0) },
      hasHangul: text.contains { (0xAC00...0xD7A3).contains($0) })
  }
}
