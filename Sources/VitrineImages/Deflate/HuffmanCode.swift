/// The code words of one alphabet: shorter for frequent symbols, none longer than a limit.
package struct HuffmanCode {
  /// The number of bits of each symbol's word; 0 for symbols that do not occur.
  package private(set) var lengths: [UInt8]
  /// The words with their first bit lowest, as in a deflate stream, and their lengths from bit 16 on.
  package private(set) var packed: [UInt32]

  /// Creates the code; `limit` is at most 15, and 2^limit at least the number of symbols that occur.
  package init(frequencies: [UInt32], limit: Int) {
    // Rarest first; ties in the order of the symbols, so that the result is deterministic.
    let used = frequencies.indices.filter { frequencies[$0] > 0 }
      .sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
    lengths = [UInt8](repeating: 0, count: frequencies.count)
    let counts = HuffmanCode.wordCounts(used.map { frequencies[$0] }, limit: limit)
    var next = 0
    for length in stride(from: limit, to: 0, by: -1) {
      for _ in 0..<counts[length] {
        lengths[used[next]] = UInt8(length)
        next += 1
      }
    }
    packed = HuffmanCode.canonicalWords(lengths)
  }

  /// Returns the number of words of each length in an optimal code, adapted to the limit; frequencies ascend.
  private static func wordCounts(_ frequencies: [UInt32], limit: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: limit + 1)
    if frequencies.count < 2 {
      // A single symbol still takes one bit.
      if frequencies.count == 1 { counts[1] = 1 }
      return counts
    }
    for depth in leafDepths(frequencies) { counts[min(depth, limit)] += 1 }
    shorten(&counts, limit: limit)
    return counts
  }

  /// Returns the depth of each leaf in Huffman's tree.
  ///
  /// Joins are produced in ascending weight, so two queues suffice: the leaves and the joins so far.
  private static func leafDepths(_ frequencies: [UInt32]) -> [Int] {
    let n = frequencies.count
    var weights = frequencies.map(UInt64.init) + [UInt64](repeating: 0, count: n - 1)
    var parents = [Int](repeating: 0, count: 2 * n - 1)
    var (leaf, join) = (0, n)
    for node in n..<2 * n - 1 {
      for _ in 0..<2 {
        let takesLeaf = leaf < n && (join >= node || weights[leaf] <= weights[join])
        let child = takesLeaf ? leaf : join
        if takesLeaf { leaf += 1 } else { join += 1 }
        weights[node] += weights[child]
        parents[child] = node
      }
    }
    var depths = [Int](repeating: 0, count: 2 * n - 1)
    for node in stride(from: 2 * n - 3, through: 0, by: -1) {
      depths[node] = depths[parents[node]] + 1
    }
    return Array(depths[..<n])
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

  private static func reversed(_ word: Int, bits: Int) -> UInt32 {
    var (out, rest) = (UInt32(0), word)
    for _ in 0..<bits {
      out = out << 1 | UInt32(rest & 1)
      rest >>= 1
    }
    return out
  }
}
