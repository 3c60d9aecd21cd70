/// A number and its noun in English: "1 item", "3 new messages", "2 cups of tea".
///
/// Foundation's own engine is not described; these are the rules of grammars, and what they do not cover is left alone.
nonisolated struct EnglishAgreement {
  /// The place of the noun in the phrase, by characters, and the word that belongs there; nil if it is there already.
  private(set) var change: (place: Range<Int>, word: String)?

  private struct Word {
    var text: String
    var place: Range<Int>
  }

  /// Returns nil for a phrase with other words that would have to change, such as verbs.
  init?(_ phrase: String) {
    let words = Self.words(Array(phrase))
    guard let isOne = Self.isOne(words) else { return }
    let others = words.filter { $0.text.contains(where: \.isLetter) }
    guard !others.contains(where: { Self.unknown.contains($0.text.lowercased()) }) else {
      return nil
    }
    guard let noun = Self.noun(others) else { return }
    let word = isOne ? EnglishNoun.singular(noun.text) : EnglishNoun.plural(noun.text)
    if word != noun.text { change = (noun.place, word) }
  }

  /// Runs of letters, digits and signs within words.
  private static func words(_ phrase: [Character]) -> [Word] {
    var words: [Word] = []
    var start: Int?
    for i in 0...phrase.count {
      let isInside =
        i < phrase.count
        && (phrase[i].isLetter || phrase[i].isNumber || "'’.,-\u{2212}".contains(phrase[i]))
      if isInside {
        start = start ?? i
      } else if let first = start {
        var end = i
        while end > first, ".,'’".contains(phrase[end - 1]) { end -= 1 }
        if end > first { words.append(Word(text: String(phrase[first..<end]), place: first..<end)) }
        start = nil
      }
    }
    return words
  }

  /// Whether the phrase counts one thing; nil if it counts none.
  private static func isOne(_ words: [Word]) -> Bool? {
    for word in words {
      let text = word.text.lowercased()
      if text.contains(where: \.isNumber), !text.contains(where: \.isLetter) {
        return text == "1" || text == "-1" || text == "\u{2212}1"
      }
      if let index = numerals.firstIndex(of: text) { return index == 1 }
    }
    return nil
  }

  private static let numerals = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve",
  ]

  /// The noun: the last word before a preposition, without what may follow a noun.
  private static func noun(_ words: [Word]) -> Word? {
    var words = words.drop { numerals.contains($0.text.lowercased()) }
    if let end = words.dropFirst().firstIndex(where: {
      prepositions.contains($0.text.lowercased())
    }) {
      words = words[..<end]
    }
    while let last = words.last, followers.contains(last.text.lowercased()) { words.removeLast() }
    return words.last
  }

  private static let prepositions: Set = [
    "of", "in", "on", "at", "for", "from", "to", "with", "without", "by", "per", "until", "till",
    "since", "before", "after", "above", "below", "behind", "between", "over", "under", "out",
    "during", "into", "near", "off", "up", "down", "via", "within", "around", "as",
  ]

  /// Adjectives and adverbs that stand behind a noun, or alone.
  private static let followers: Set = [
    "left", "remaining", "ago", "away", "available", "selected", "total", "old", "long", "high",
    "deep", "wide", "tall", "late", "early", "more", "less", "fewer", "new", "unread", "read",
    "open", "closed", "done", "due", "overdue", "completed", "active", "inactive", "online",
    "offline", "free", "pending", "missing", "later", "earlier", "ahead", "today", "tomorrow",
    "yesterday", "now", "only", "each", "too", "again", "together", "altogether", "unused",
    "used", "saved", "shared", "hidden", "visible", "full", "empty", "upcoming",
  ]

  /// Verbs, pronouns and the like, which change with a number in other ways, and words that join two nouns.
  private static let unknown: Set = [
    "is", "are", "was", "were", "has", "have", "had", "does", "do", "this", "that", "these",
    "those", "it", "its", "they", "them", "their", "he", "she", "his", "her", "a", "an", "and",
    "or", "nor", "who", "which", "needs", "need", "remains", "remain", "every", "both", "many",
    "much", "few",
  ]
}
