/// The languages in which a project may have the texts of a locale.
package nonisolated enum LanguageChain {
  /// Chinese and Serbian have tables by script, where locales often name the region alone: CLDR's likely subtags.
  private static let scripts = [
    "zh-tw": "zh-hant", "zh-hk": "zh-hant", "zh-mo": "zh-hant", "zh-cn": "zh-hans",
    "zh-sg": "zh-hans", "zh": "zh-hans", "sr": "sr-cyrl", "sr-rs": "sr-cyrl",
  ]

  /// Codes that mean the same; tables are found under both.
  private static let twins = [
    "he": "iw", "iw": "he", "id": "in", "in": "id", "nb": "no", "no": "nb", "fil": "tl",
    "tl": "fil",
  ]

  /// The tags for a locale such as `zh_Hant_TW` or `pt-BR`, the closest first, in lower case with hyphens.
  package static func tags(_ locale: String) -> [String] {
    let parts = locale.prefix { $0 != "@" }.lowercased().split { $0 == "_" || $0 == "-" }
    var tags: [String] = []
    for count in stride(from: max(1, parts.count), to: 0, by: -1) {
      let tag = parts.prefix(count).joined(separator: "-")
      // Who reads traditional characters is not given simplified ones.
      if count == 1, tags.contains("zh-hant") { continue }
      tags.append(tag)
      if let script = scripts[tag] { tags.append(script) }
      if count == 1, let twin = twins[tag] { tags.append(twin) }
    }
    var seen: Set<String> = []
    return tags.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// A name of a language as tables are compared by it: in lower case with hyphens.
  package static func tag(_ name: String) -> String {
    String(name.lowercased().map { $0 == "_" ? "-" : $0 })
  }
}
