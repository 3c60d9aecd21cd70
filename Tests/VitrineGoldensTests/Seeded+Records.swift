import SeededNumbers

extension Seeded {
  /// What a hostile record would hold: ways out, marks of the format, numbers at the ends.
  private static let words = [
    "/../../../escaped", "../", "/..", "/", "//", ".", "..", "/etc",
    "\0", "\t", "\n", "\\t", "\\", "\"", "{", "}", "[]", "null", "true",
    "-", "0", "-1", "9223372036854775807", "-9223372036854775808", "ffffffffffffffff",
    "identical", "similar", "different", "png", "txt", "é", "\u{202E}",
  ].map { Array($0.utf8) }

  /// The bytes with a few changes: words put in or over others, bytes, cuts, pieces twice.
  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var out = bytes
    for _ in 0...below(3) {
      let (at, length) = (below(out.count + 1), below(12))
      let range = at..<min(out.count, at + length)
      switch below(6) {
      case 0: out.replaceSubrange(range, with: [])
      case 1: out.replaceSubrange(range, with: Self.words[below(Self.words.count)])
      case 2: out.insert(contentsOf: out[range], at: at)
      case 3: out.insert(UInt8(truncatingIfNeeded: next()), at: at)
      default: out.insert(contentsOf: Self.words[below(Self.words.count)], at: at)
      }
    }
    return out
  }
}
