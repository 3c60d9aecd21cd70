/// Tells a misspelt name from one that is missing.
package enum NameDistance {
  /// Words shorter than this differ in no letter, others than `long` in one, and longer ones in two; a name of one word
  /// may differ in one letter from `shortest` on.
  private static let (shortest, short, long) = (3, 4, 7)
  /// The longest name that is compared.
  private static let longest = 64

  /// Whether a name is likely another one misspelt: the same letters, or the same words with a slip in some.
  package static func isMisspelt(_ name: String, for known: String) -> Bool {
    guard name != known else { return false }
    // A type is named for no variable, whose name may be like its own.
    if name.first?.isUppercase == true, known.first?.isLowercase == true { return false }
    if name.lowercased() == known.lowercased() { return true }
    // Several of something are another thing.
    if name == known + "s" || name + "s" == known { return false }
    let (own, other) = (words(name), words(known))
    guard own.count == other.count else { return false }
    var slips = 0
    for (a, b) in zip(own, other) where a != b {
      let length = min(a.count, b.count)
      let most =
        length >= long ? 2 : length >= short || own.count == 1 && length >= shortest ? 1 : 0
      guard abs(a.count - b.count) <= most else { return false }
      let count = edits(a, b)
      guard count <= most, count < 2 || a.first == b.first else { return false }
      slips += count
    }
    return slips <= 2
  }

  private static func words(_ name: String) -> [[Character]] {
    NameWords(String(name.prefix(longest))).list.map(Array.init)
  }

  /// The number of letters to insert, delete or replace, and of neighbours to swap.
  private static func edits(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var least = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          least = min(least, beforeLast[j - 1] + 1)
        }
        row.append(least)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
