/// The languages of the system's own words; all others fall back to English.
package enum SystemLanguage: String, Hashable, CaseIterable, Sendable {
  case english = "en"
  case german = "de"
  case french = "fr"
  case spanish = "es"
  case italian = "it"
  case portuguese = "pt"
  case japanese = "ja"
  case simplifiedChinese = "zh-Hans"
  case traditionalChinese = "zh-Hant"
  case korean = "ko"
  case arabic = "ar"
  case hebrew = "he"
  case hindi = "hi"
  case thai = "th"
  case russian = "ru"
}

extension SystemLanguage {
  /// The language of an identifier such as `de`, `pt_BR`, `zh-Hant-HK` or `iw_IL`.
  package init(identifier: String) {
    let parts = identifier.lowercased().split { $0 == "_" || $0 == "-" }.map(String.init)
    switch parts.first {
    case "zh", "yue":
      self = Self.isTraditional(parts) ? .traditionalChinese : .simplifiedChinese
    case "iw": self = .hebrew
    case let language?: self = SystemLanguage(rawValue: language) ?? .english
    case nil: self = .english
    }
  }

  /// The script decides if it is present, else the region: CLDR's likely subtags.
  private static func isTraditional(_ parts: [String]) -> Bool {
    if parts.contains("hans") { return false }
    return parts.first == "yue" || ["hant", "tw", "hk", "mo"].contains { parts.contains($0) }
  }
}
