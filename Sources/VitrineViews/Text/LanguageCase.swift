import Foundation

/// Capital and small letters by the rules of a language, as the platform draws texts of that language.
package nonisolated enum LanguageCase {
  /// The languages whose capitals are not those of Unicode's general table: dots of Turkic and Lithuanian letters, accents
  /// of Greek, a ligature of Armenian (`SpecialCasing.txt`, and the rules of CLDR for el and hy).
  private static let special: Set<Substring> = ["az", "el", "hy", "lt", "tr"]

  /// Returns the text in capitals.
  ///
  /// - Parameter locale: an identifier such as `tr_TR`.
  package static func upper(_ text: String, locale: String) -> String {
    guard isSpecial(locale) else { return text.uppercased() }
    return text.uppercased(with: Locale(identifier: locale))
  }

  /// Returns the text in small letters.
  ///
  /// - Parameter locale: an identifier such as `tr_TR`.
  package static func lower(_ text: String, locale: String) -> String {
    guard isSpecial(locale) else { return text.lowercased() }
    return text.lowercased(with: Locale(identifier: locale))
  }

  /// Returns the text with a capital at the start of each word; its other letters stay.
  ///
  /// - Parameter locale: an identifier such as `nl_NL`, where words that begin with ij have two.
  package static func capitalized(_ text: String, locale: String) -> String {
    let (isDutch, isGreek) = (language(locale) == "nl", language(locale) == "el")
    var result = ""
    for (index, word) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { result += " " }
      let capitals = isDutch && word.hasPrefix("ij") ? 2 : 1
      let start = String(word.prefix(capitals))
      // Greek capitals lose their accents among capitals alone.
      result += isGreek ? start.uppercased() : upper(start, locale: locale)
      result += word.dropFirst(capitals)
    }
    return result
  }

  private static func isSpecial(_ locale: String) -> Bool { special.contains(language(locale)) }

  private static func language(_ locale: String) -> Substring {
    locale.prefix { $0 != "_" && $0 != "-" }
  }
}
