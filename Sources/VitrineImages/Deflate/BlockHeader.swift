/// The header of a deflate block with dynamic codes: their lengths, run-length coded and coded once more
/// (RFC 1951, 3.2.7).
struct BlockHeader {
  private var literals: Int
  private var distances: Int
  /// The symbols: 0…15 are lengths; 16 repeats the last, 17 and 18 repeat zero.
  private var symbols: [(symbol: Int, extra: Int)] = []
  private var code: HuffmanCode

  init(literals: HuffmanCode, distances: HuffmanCode) {
    self.literals = max(257, 1 + (literals.lengths.lastIndex { $0 > 0 } ?? 0))
    self.distances = max(1, 1 + (distances.lengths.lastIndex { $0 > 0 } ?? 0))
    let lengths = literals.lengths[..<self.literals] + distances.lengths[..<self.distances]
    symbols = BlockHeader.runs(Array(lengths))
    var frequencies = [UInt32](repeating: 0, count: 19)
    for entry in symbols { frequencies[entry.symbol] += 1 }
    code = HuffmanCode(frequencies: frequencies, limit: 7)
  }

  var bits: Int {
    17 + 3 * codeLengthCount
      + symbols.reduce(0) { $0 + Int(code.lengths[$1.symbol]) + extraBits($1.symbol) }
  }

  func write(to out: inout BitWriter, isLast: Bool) {
    out.add(isLast ? 0b101 : 0b100, bits: 3)
    out.add(UInt64(literals - 257), bits: 5)
    out.add(UInt64(distances - 1), bits: 5)
    out.add(UInt64(codeLengthCount - 4), bits: 4)
    out.flush()
    for symbol in BlockHeader.order.prefix(codeLengthCount) {
      out.add(UInt64(code.lengths[symbol]), bits: 3)
      out.flush()
    }
    for entry in symbols {
      out.add(packed: code.packed[entry.symbol])
      out.add(UInt64(entry.extra), bits: extraBits(entry.symbol))
      out.flush()
    }
  }

  /// The order of the lengths of the length code, rarely needed ones last.
  private static let order = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  private var codeLengthCount: Int {
    max(4, 1 + (BlockHeader.order.lastIndex { code.lengths[$0] > 0 } ?? 0))
  }

  private func extraBits(_ symbol: Int) -> Int {
    switch symbol {
    case 16: 2
    case 17: 3
    case 18: 7
    default: 0
    }
  }

  private static func runs(_ lengths: [UInt8]) -> [(symbol: Int, extra: Int)] {
    var out: [(symbol: Int, extra: Int)] = []
    var i = 0
    while i < lengths.count {
      let value = lengths[i]
      var run = lengths[i...].prefix { $0 == value }.count
      i += run
      if value != 0 {
        out.append((Int(value), 0))
        run -= 1
      }
      while run >= 3 {
        let most = value == 0 ? (run > 10 ? 138 : 10) : 6
        let taken = min(run, most)
        let symbol = value != 0 ? 16 : taken > 10 ? 18 : 17
        out.append((symbol, taken - (symbol == 18 ? 11 : 3)))
        run -= taken
      }
      for _ in 0..<run { out.append((Int(value), 0)) }
    }
    return out
  }
}
