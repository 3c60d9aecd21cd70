/// A search for the known name closest to a mistyped one.
package enum NearestName {
  /// Returns the candidate with the fewest edits, on a tie the first one that the name abbreviates, or else the first;
  /// nil if all differ in more than a third of the name's letters (but two edits always count as close).
  package static func find(_ name: String, among candidates: [String]) -> String? {
    let letters = Array(name.lowercased().prefix(longestName))
    var best: String?
    var bestDistance = max(2, letters.count / 3) + 1
    var isShort = false
    for candidate in candidates.prefix(mostCandidates) {
      let others = Array(candidate.lowercased().prefix(longestName))
      // Each letter that one of the words has more is an edit.
      guard abs(others.count - letters.count) <= bestDistance else { continue }
      let distance = edits(letters, others)
      guard distance < bestDistance || distance == bestDistance && best != nil && !isShort else {
        continue
      }
      let abbreviates = isAbbreviation(letters, of: others)
      if distance < bestDistance || abbreviates {
        (best, bestDistance, isShort) = (candidate, distance, abbreviates)
      }
    }
    return best
  }

  /// Whether a word's letters are in another in their order, the first at its beginning: `Img` of `Image`.
  private static func isAbbreviation(_ letters: [Character], of others: [Character]) -> Bool {
    guard letters.first == others.first else { return false }
    var rest = others[...]
    for letter in letters {
      guard let found = rest.firstIndex(of: letter) else { return false }
      rest = rest[(found + 1)...]
    }
    return true
  }

  /// Returns the closest candidate, or else the shortest one of which the name is a whole word: `13` is part of
  /// `iphone-13`.
  package static func suggestion(for name: String, among candidates: [String]) -> String? {
    if let near = find(name, among: candidates) { return near }
    let word = name.lowercased()
    let whole = candidates.prefix(mostCandidates).filter { candidate in
      candidate.lowercased().split { !$0.isLetter && !$0.isNumber }.contains { $0 == word }
    }
    return whole.min { $0.count < $1.count }
  }

  /// Returns the first candidate that begins with the greater part of the name, such as `foregroundStyle` for
  /// `foregroundColour`; nil if there is none.
  package static func beginning(like name: String, among candidates: [String]) -> String? {
    let letters = Array(name.lowercased().prefix(longestName))
    var best: String?
    var longest = max(leastBeginning, letters.count / 2)
    for candidate in candidates.prefix(mostCandidates) {
      let start = zip(letters, candidate.lowercased()).prefix { $0 == $1 }.count
      if start > longest { (best, longest) = (candidate, start) }
    }
    return best
  }

  /// Shorter beginnings are common to words that have nothing else in common.
  private static let leastBeginning = 4

  /// The most candidates compared: all names of symbols, of which there are some 8,000; a document may define hundreds
  /// of thousands of names, too many for a hint.
  private static let mostCandidates = 10_000

  /// The longest name compared; longer ones are truncated, as the cost grows with the product of both
  /// lengths.
  private static let longestName = 64

  /// The number of insertions, deletions, replacements and swaps of neighbours between two words.
  static func edits(_ a: [Character], _ b: [Character]) -> Int {
    if a.isEmpty || b.isEmpty { return a.count + b.count }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i] + last.dropFirst()
      for j in 1...b.count {
        let replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        row[j] = min(replaced, last[j] + 1, row[j - 1] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          row[j] = min(row[j], beforeLast[j - 2] + 1)
        }
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
