/// Searches texts for a pattern in time linear in their lengths (Knuth, Morris and Pratt). Whole characters
/// are compared, by canonical equivalence.
struct TextSearch {
  private let pattern: [Character]
  /// For each prefix of the pattern the length of its longest proper suffix that is also a prefix.
  private let borders: [Int]

  init(_ text: String) {
    let pattern = Array(text)
    self.pattern = pattern
    var borders = [Int](repeating: 0, count: pattern.count)
    var matched = 0
    for index in pattern.indices.dropFirst() {
      while matched > 0, pattern[index] != pattern[matched] { matched = borders[matched - 1] }
      if pattern[index] == pattern[matched] { matched += 1 }
      borders[index] = matched
    }
    self.borders = borders
  }

  /// Whether the pattern occurs in a text; an empty pattern occurs in every text.
  func isFound(in text: String) -> Bool {
    if pattern.isEmpty { return true }
    var matched = 0
    for character in text {
      while matched > 0, character != pattern[matched] { matched = borders[matched - 1] }
      if character == pattern[matched] { matched += 1 }
      if matched == pattern.count { return true }
    }
    return false
  }
}
