import VitrineGraphics
import VitrineLayout
import VitrineViews

/// The writing direction of languages.
enum LanguageDirection {
  /// Returns the direction of the language of an identifier such as `ar_EG`: right to left for Arabic,
  /// Hebrew, Persian, Urdu and the other living languages that CLDR lists so by default.
  static func of(_ identifier: String) -> LayoutDirection {
    let language = identifier.lowercased().prefix { $0 != "_" && $0 != "-" }
    return rightToLeft.contains(String(language)) ? .rightToLeft : .leftToRight
  }

  private static let rightToLeft: Set<String> = [
    "ar", "ckb", "dv", "fa", "he", "iw", "ks", "mzn", "nqo", "pnb", "ps", "sd", "syr", "ug", "ur",
    "yi",
  ]
}
