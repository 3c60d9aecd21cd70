import VitrineWidgets

extension LintRule {
  static let sentenceCase = description(
    "w-description-sentence-case", .warning,
    "Only the first word of the description and names begin with a capital.",
    advice: "Write the description as a sentence.", except: capitalizing
  ) { text, _ in
    if let first = text.first, first.isLowercase {
      return LintViolation("the description begins with a small letter", measured: String(first))
    }
    // Languages without capitals have none to count.
    let words = text.split(separator: " ").dropFirst().filter { $0.contains(where: \.isCased) }
    let capitals = words.filter { $0.first?.isUppercase == true }
    guard words.count >= 3, capitals.count * 2 > words.count else { return nil }
    return LintViolation(
      "\(capitals.count) of \(words.count) words after the first begin with a capital",
      measured: "\(capitals.count)", limit: "\(words.count / 2)")
  }

  /// Languages in which nouns begin with a capital.
  private static let capitalizing: Set = ["de", "gsw", "ksh", "lb", "nds"]
}
