/// Reads the compressed fixtures: a plain decoder of RFC 1951 that trusts its input.
struct GzipFile {
  private let bytes: [UInt8]
  private var position: Int
  private var held: UInt32 = 0
  private var heldCount = 0
  private var output: [UInt8] = []

  /// The text of a compressed fixture beside this file.
  static func fixture(_ name: String) throws -> String {
    var file = GzipFile(Array(try Fixture.data(name)))
    file.inflate()
    return String(decoding: file.output, as: UTF8.self)
  }

  /// Ten bytes of header, which our fixtures have without optional fields.
  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = 10
  }

  private mutating func bits(_ count: Int) -> Int {
    while heldCount < count {
      held |= UInt32(bytes[position]) << UInt32(heldCount)
      position += 1
      heldCount += 8
    }
    let value = Int(held & ((1 << UInt32(count)) - 1))
    held >>= UInt32(count)
    heldCount -= count
    return value
  }

  private mutating func inflate() {
    var isLast = false
    while !isLast {
      isLast = bits(1) == 1
      switch bits(2) {
      case 0: stored()
      case 1: compressed(Self.fixedLengths, Self.fixedDistances)
      default: dynamic()
      }
    }
  }

  private mutating func stored() {
    (held, heldCount) = (0, 0)
    let count = Int(bytes[position]) | Int(bytes[position + 1]) << 8
    output += bytes[position + 4..<position + 4 + count]
    position += 4 + count
  }

  private mutating func dynamic() {
    let (lengthCount, distanceCount) = (bits(5) + 257, bits(5) + 1)
    var own = [UInt8](repeating: 0, count: 19)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    for i in 0..<(bits(4) + 4) { own[order[i]] = UInt8(bits(3)) }
    let code = Huffman(own)
    var lengths: [UInt8] = []
    while lengths.count < lengthCount + distanceCount {
      switch symbol(code) {
      case 16:
        lengths += [UInt8](repeating: lengths.last ?? 0, count: 3 + bits(2))
      case 17: lengths += [UInt8](repeating: 0, count: 3 + bits(3))
      case 18: lengths += [UInt8](repeating: 0, count: 11 + bits(7))
      case let length: lengths.append(UInt8(length))
      }
    }
    compressed(Huffman(Array(lengths[..<lengthCount])), Huffman(Array(lengths[lengthCount...])))
  }

  private mutating func compressed(_ lengths: Huffman, _ distances: Huffman) {
    while true {
      let next = symbol(lengths)
      if next < 256 {
        output.append(UInt8(next))
      } else if next == 256 {
        return
      } else {
        let (base, extra) = Self.lengthCodes[next - 257]
        let length = base + bits(extra)
        let (far, more) = Self.distanceCodes[symbol(distances)]
        let start = output.count - far - bits(more)
        for i in 0..<length { output.append(output[start + i]) }
      }
    }
  }

  private mutating func symbol(_ code: Huffman) -> Int {
    var (word, first, index) = (0, 0, 0)
    for length in 1...15 {
      word |= bits(1)
      let count = code.counts[length]
      if word - count < first { return code.symbols[index + word - first] }
      index += count
      first = (first + count) << 1
      word <<= 1
    }
    return 256
  }

  private struct Huffman {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []

    init(_ lengths: [UInt8]) {
      for length in lengths where length > 0 { counts[Int(length)] += 1 }
      for length in 1...15 { symbols += lengths.indices.filter { lengths[$0] == UInt8(length) } }
    }
  }

  private static let fixedLengths = Huffman(
    [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112)
      + [UInt8](repeating: 7, count: 24) + [UInt8](repeating: 8, count: 8))
  private static let fixedDistances = Huffman([UInt8](repeating: 5, count: 30))

  /// The least length or distance of each code, and how many bits more say how much is added.
  private static let lengthCodes: [(Int, Int)] =
    codes(28, first: 3) { $0 < 8 ? 0 : $0 / 4 - 1 } + [(258, 0)]
  private static let distanceCodes = codes(30, first: 1) { $0 < 4 ? 0 : $0 / 2 - 1 }

  private static func codes(_ count: Int, first: Int, _ extra: (Int) -> Int) -> [(Int, Int)] {
    var base = first
    return (0..<count).map { i in
      defer { base += 1 << extra(i) }
      return (base, extra(i))
    }
  }
}
