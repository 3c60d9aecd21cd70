/// One deflate block: a sequence of matches with their own codes.
@safe
struct Block {
  private let matches: UnsafeBufferPointer<Match>
  /// The bytes from the block's first literal on.
  private let bytes: UnsafePointer<UInt8>
  private let literals: HuffmanCode
  private let distances: HuffmanCode
  private let header: BlockHeader
  /// The size of the block in bits, including header and end mark.
  let bits: Int

  /// The longest code word: 15 is allowed, but 12 lets four literals be written at a time at no noticeable
  /// cost.
  private static let longestWord = 12

  init(_ matches: UnsafeBufferPointer<Match>, bytes: UnsafePointer<UInt8>) {
    unsafe self.matches = unsafe matches
    unsafe self.bytes = unsafe bytes
    let counts = unsafe SymbolCounts(matches, bytes)
    literals = HuffmanCode(frequencies: counts.literals, limit: Block.longestWord)
    distances = HuffmanCode(frequencies: counts.distances, limit: 15)
    header = BlockHeader(literals: literals, distances: distances)
    bits = header.bits + counts.bits(literals, distances)
  }

  func write(to out: inout BitWriter, isLast: Bool) {
    header.write(to: &out, isLast: isLast)
    var at = 0
    let words = literals.packed.span
    for i in unsafe matches.indices {
      let match = unsafe matches[i]
      var left = Int(match.literals)
      while left >= 4 {
        // Four words of 12 bits in addition to at most 7 pending ones.
        for k in 0..<4 { unsafe out.add(packed: words[Int(bytes[at + k])]) }
        out.flush()
        at += 4
        left -= 4
      }
      for _ in 0..<left {
        unsafe out.add(packed: words[Int(bytes[at])])
        at += 1
      }
      out.flush()
      if match.length == 0 { continue }
      write(match, to: &out)
      at += Int(match.length)
    }
    out.add(packed: words[DeflateSymbols.endOfBlock])
    out.flush()
  }

  @inline(__always)
  private func write(_ match: Match, to out: inout BitWriter) {
    let length = DeflateSymbols.length(Int(match.length))
    let distance = DeflateSymbols.distance(Int(match.distance))
    // 12 + 5 + 15 + 13 bits at most.
    out.add(packed: literals.packed[length.symbol])
    out.add(UInt64(length.extra), bits: length.bits)
    out.add(packed: distances.packed[distance.symbol])
    out.add(UInt64(distance.extra), bits: distance.bits)
    out.flush()
  }
}

extension BitWriter {
  /// A word of up to 15 bits with its length above.
  @inline(__always)
  mutating func add(packed word: UInt32) {
    add(UInt64(word & 0xffff), bits: Int(word >> 16))
  }
}

/// Counts the occurrences of each symbol in a sequence of matches.
private struct SymbolCounts {
  var literals = [UInt32](repeating: 0, count: DeflateSymbols.literalCount)
  var distances = [UInt32](repeating: 0, count: DeflateSymbols.distanceCount)
  var extraBits = 0

  init(_ matches: UnsafeBufferPointer<Match>, _ bytes: UnsafePointer<UInt8>) {
    var at = 0
    for i in matches.indices {
      let match = unsafe matches[i]
      for k in at..<at + Int(match.literals) { literals[unsafe Int(bytes[k])] += 1 }
      at += Int(match.literals)
      if match.length == 0 { continue }
      let length = DeflateSymbols.length(Int(match.length))
      let distance = DeflateSymbols.distance(Int(match.distance))
      literals[length.symbol] += 1
      distances[distance.symbol] += 1
      extraBits += length.bits + distance.bits
      at += Int(match.length)
    }
    literals[DeflateSymbols.endOfBlock] = 1
  }

  func bits(_ literalCode: HuffmanCode, _ distanceCode: HuffmanCode) -> Int {
    zip(literals, literalCode.lengths).reduce(extraBits) { $0 + Int($1.0) * Int($1.1) }
      + zip(distances, distanceCode.lengths).reduce(0) { $0 + Int($1.0) * Int($1.1) }
  }
}
