import Vitrine

/// The headlines or the subtitles of the store's pictures, by language and page.
struct StoreTexts {
  /// The flag without its hyphens, which names what its texts are.
  private let flag: String
  /// Those without a locale, by page.
  private var general: [String] = []
  private var local: [String: [String]] = [:]

  /// Reads the flag's values, each `TEXT` or `LOCALE=TEXT`.
  ///
  /// - Parameter locales: the locales that are drawn. What stands before an equals sign and is none of them is part of
  ///   the text, unless it looks like a locale.
  init(_ values: [String], of flag: String, locales: [String]) throws(UsageError) {
    self.flag = flag
    for value in values {
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, Self.isLocale(parts[0]) else {
        general.append(value)
        continue
      }
      let locale = String(parts[0])
      guard locales.contains(locale) else {
        throw UsageError(
          "--\(flag) \(locale)=… is for no picture; --locale is \(locales.joined(separator: ","))")
      }
      local[locale, default: []].append(String(parts[1]))
    }
  }

  /// Whether a text has the form of a locale such as `de`, `de_DE` or `zh_Hans_CN`.
  private static func isLocale(_ text: Substring) -> Bool {
    let words = text.split(separator: "_", omittingEmptySubsequences: false)
    guard let language = words.first, (2...3).contains(language.count),
      language.allSatisfy({ $0.isASCII && $0.isLowercase })
    else { return false }
    return words.dropFirst().allSatisfy { word in
      (2...4).contains(word.count) && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
  }

  /// Returns the text of a page, from 0; nil where none is given.
  func text(_ locale: String, page: Int) -> String? {
    let list = local[locale] ?? general
    return list.indices.contains(page) ? list[page] : nil
  }

  /// Refuses texts for pages that there are not.
  func check(pages: Int) throws(UsageError) {
    for list in [general] + local.sorted(by: { $0.key < $1.key }).map(\.value)
    where list.count > pages {
      throw UsageError(
        "there are \(list.count) \(flag)s for \(pages == 1 ? "one page" : "\(pages) pages")")
    }
  }
}
