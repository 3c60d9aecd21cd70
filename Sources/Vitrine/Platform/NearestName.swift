/// Finds the known name that a mistyped one most likely meant.
package enum NearestName {
  /// The candidate with the fewest edits, first one on a tie; nil when all differ in more than a
  /// third of the name's letters (but two edits always count as close).
  package static func find(_ name: String, among candidates: [String]) -> String? {
    let letters = Array(name.lowercased().prefix(longestName))
    var best: String?
    var bestDistance = max(2, letters.count / 3) + 1
    for candidate in candidates.prefix(mostCandidates) {
      let distance = edits(letters, Array(candidate.lowercased().prefix(longestName)))
      if distance < bestDistance {
        bestDistance = distance
        best = candidate
      }
    }
    return best
  }

  /// A document may define hundreds of thousands of names; what is that many nobody looks at for a hint.
  private static let mostCandidates = 5000

  /// Longer names are cut: the cost grows with the product of both lengths.
  private static let longestName = 64

  /// Insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
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
