/// The valid name that a misspelt one most likely meant.
package enum NearestName {
  /// Names longer than this are not compared: nobody misspells that much.
  private static let longestName = 64

  /// The candidate with the fewest edits, if few enough that it is a likely slip; ties go to the
  /// earlier candidate.
  package static func of(_ name: String, among candidates: [String]) -> String? {
    let wanted = Array(name.lowercased().utf8)
    guard !wanted.isEmpty, wanted.count <= longestName else { return nil }
    var best: (distance: Int, name: String)?
    for candidate in candidates {
      let other = Array(candidate.lowercased().utf8)
      guard other.count <= longestName else { continue }
      let distance = editDistance(wanted, other)
      if distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    // A third of the letters may differ, two for short names.
    guard let best, best.distance <= max(2, wanted.count / 3), best.distance < wanted.count else {
      return nil
    }
    return best.name
  }

  /// `; did you mean 'x'?`, or the whole list where it is short, or nothing.
  package static func hint(for name: String, among candidates: [String]) -> String {
    if let nearest = of(name, among: candidates) { return "; did you mean '\(nearest)'?" }
    guard !candidates.isEmpty, candidates.count <= 12 else { return "" }
    return "; valid: " + candidates.joined(separator: ", ")
  }

  /// Insertions, deletions, substitutions and swaps of neighbours that turn one into the other.
  static func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [Int](repeating: i, count: b.count + 1)
      for j in 1...b.count {
        let same = a[i - 1] == b[j - 1]
        row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          row[j] = min(row[j], beforeLast[j - 2] + 1)
        }
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
