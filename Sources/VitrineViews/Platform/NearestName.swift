/// A search for the known name closest to a mistyped one.
package enum NearestName {
  /// Returns the candidate with the fewest edits, the first one on a tie; nil if all differ in more than a
  /// third of the name's letters (but two edits always count as close).
  package static func find(_ name: String, among candidates: [String]) -> String? {
    let letters = Array(name.lowercased().prefix(longestName))
    var best: String?
    var bestDistance = max(2, letters.count / 3) + 1
    for candidate in candidates.prefix(mostCandidates) {
      let others = Array(candidate.lowercased().prefix(longestName))
      // Each letter that one of the words has more is an edit.
      guard abs(others.count - letters.count) < bestDistance else { continue }
      let distance = edits(letters, others)
      if distance < bestDistance {
        bestDistance = distance
        best = candidate
      }
    }
    return best
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
