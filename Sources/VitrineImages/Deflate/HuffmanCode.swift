/// The code words of one alphabet: shorter for frequent symbols, none longer than a limit.
package struct HuffmanCode {
  /// The number of bits of each symbol's word; 0 for symbols that do not occur.
  package private(set) var lengths: [UInt8]
  /// The words with their first bit lowest, as in a deflate stream, and their lengths from bit 16 on.
  package private(set) var packed: [UInt32]

  /// Creates the code; `limit` is at most 15, and 2^limit at least the number of symbols that occur, which are at most
  /// 65,536.
  package init(frequencies: [UInt32], limit: Int) {
    // Rarest first; ties in the order of the symbols, so that the result is deterministic.
    var used: [UInt64] = []
    used.reserveCapacity(frequencies.count)
    for (symbol, frequency) in frequencies.enumerated() where frequency > 0 {
      used.append(UInt64(frequency) << 16 | UInt64(symbol))
    }
    used.sort()
    lengths = [UInt8](repeating: 0, count: frequencies.count)
    let counts = HuffmanCode.wordCounts(used.map { $0 >> 16 }, limit: limit)
    var next = 0
    for length in stride(from: limit, to: 0, by: -1) {
      for _ in 0..<counts[length] {
        lengths[Int(used[next] & 0xffff)] = UInt8(length)
        next += 1
      }
    }
    packed = HuffmanCode.canonicalWords(lengths)
  }

  /// Returns the number of words of each length in an optimal code, adapted to the limit; frequencies ascend.
  private static func wordCounts(_ frequencies: [UInt64], limit: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: limit + 1)
    if frequencies.count < 2 {
      // A single symbol still takes one bit.
      if frequencies.count == 1 { counts[1] = 1 }
      return counts
    }
    countLeaves(of: parents(frequencies), into: &counts, limit: limit)
    shorten(&counts, limit: limit)
    return counts
  }

  /// Returns, for each join of Huffman's tree but the last, which is the root, the join above it.
  ///
  /// Joins are produced in ascending weight, so two queues suffice: the leaves and the joins so far. A join is found by
  /// its weight only until it is joined itself, so its place then holds its parent (Moffat and Katajainen, 1995).
  private static func parents(_ frequencies: [UInt64]) -> [UInt64] {
    let n = frequencies.count
    var joins = [UInt64](repeating: 0, count: n - 1)
    var (leaf, join) = (0, 0)
    for node in 0..<n - 1 {
      for _ in 0..<2 {
        if leaf < n && (join >= node || frequencies[leaf] <= joins[join]) {
          joins[node] += frequencies[leaf]
          leaf += 1
        } else {
          joins[node] += joins[join]
          joins[join] = UInt64(node)
          join += 1
        }
      }
    }
    return joins
  }

  /// Counts the leaves by their depth, those below the limit as if they were at it. A level of the tree has two nodes
  /// for each join of the level above; those that are no joins are leaves.
  private static func countLeaves(
    of parents: [UInt64], into counts: inout [Int], limit: Int
  ) {
    var depths = parents
    depths[depths.count - 1] = 0
    for join in stride(from: depths.count - 2, through: 0, by: -1) {
      depths[join] = depths[Int(parents[join])] + 1
    }
    var (join, nodes, depth) = (depths.count - 1, 1, 0)
    while nodes > 0 {
      var joins = 0
      while join >= 0 && depths[join] == depth {
        joins += 1
        join -= 1
      }
      counts[min(depth, limit)] += nodes - joins
      nodes = 2 * joins
      depth += 1
    }
  }

  /// Corrects the counts after clipping words to the limit, which claims more code space than exists, by
  /// making the longest words below the limit one bit longer.
  private static func shorten(_ counts: inout [Int], limit: Int) {
    var claimed = 0
    for length in 1...limit { claimed += counts[length] << (limit - length) }
    while claimed > 1 << limit {
      guard let length = (1..<limit).last(where: { counts[$0] > 0 }) else { return }
      counts[limit] -= 1
      counts[length] -= 1
      counts[length + 1] += 2
      claimed -= 1
    }
  }

  /// Returns the canonical words: those of one length count up in the order of the symbols (RFC 1951, 3.2.2).
  private static func canonicalWords(_ lengths: [UInt8]) -> [UInt32] {
    var counts = [Int](repeating: 0, count: 17)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [Int](repeating: 0, count: 17)
    for length in 1..<16 { next[length + 1] = (next[length] + counts[length]) << 1 }
    return lengths.map { length in
      if length == 0 { return 0 }
      defer { next[Int(length)] += 1 }
      return UInt32(length) << 16 | reversed(next[Int(length)], bits: Int(length))
    }
  }

  /// Returns the lowest `bits` of a word, at most 16, in the opposite order.
  private static func reversed(_ word: Int, bits: Int) -> UInt32 {
    var v = UInt32(truncatingIfNeeded: word)
    v = (v & 0x5555) << 1 | (v & 0xaaaa) >> 1
    v = (v & 0x3333) << 2 | (v & 0xcccc) >> 2
    v = (v & 0x0f0f) << 4 | (v & 0xf0f0) >> 4
    v = (v & 0x00ff) << 8 | v >> 8
    return v >> UInt32(16 - bits)
  }
}
