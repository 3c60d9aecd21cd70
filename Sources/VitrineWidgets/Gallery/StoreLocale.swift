package import VitrineViews

/// The languages of the App Store, by the names of the folders that fastlane's `deliver` reads.
package enum StoreLocale {
  /// The folders: fastlane's `Languages::ALL_LANGUAGES` (documented).
  package static let folders = [
    "ar-SA", "ca", "cs", "da", "de-DE", "el", "en-AU", "en-CA", "en-GB", "en-US", "es-ES", "es-MX",
    "fi", "fr-CA", "fr-FR", "he", "hi", "hr", "hu", "id", "it", "ja", "ko", "ms", "nl-NL", "no",
    "pl", "pt-BR", "pt-PT", "ro", "ru", "sk", "sv", "th", "tr", "uk", "vi", "zh-Hans", "zh-Hant",
  ]

  /// Other names of the same languages.
  private static let synonyms = [
    "nb": "no", "iw": "he", "in": "id", "zh-CN": "zh-Hans", "zh-SG": "zh-Hans", "zh-TW": "zh-Hant",
    "zh-HK": "zh-Hant", "zh-MO": "zh-Hant", "zh": "zh-Hans", "en": "en-US", "es": "es-ES",
    "fr": "fr-FR", "de": "de-DE", "nl": "nl-NL", "pt": "pt-BR", "ar": "ar-SA",
  ]

  /// Returns the folder of a locale such as `de_DE` or `ja_JP`: that of its language and region, or else of its
  /// language. The store has no pictures for others.
  package static func folder(of locale: String) throws(UsageError) -> String {
    // What follows an @ changes formats, not the language.
    let words = locale.prefix { $0 != "@" }.split { $0 == "_" || $0 == "-" }.map(String.init)
    let language = words.first ?? ""
    let rest = words.dropFirst().map { language + "-" + $0 }
    for name in rest + [language] {
      let known = synonyms[name] ?? name
      if folders.contains(known) { return known }
    }
    throw UsageError(
      "the App Store has no pictures for the locale '\(locale)'; it has "
        + folders.joined(separator: ", "))
  }
}
