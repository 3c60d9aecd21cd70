import CHashKernels
package import VitrineGraphics

/// The hash of FIPS 180-4 with 256 bits, by which files are known outside of the program.
public struct SHA256: Hashable, Sendable, LosslessStringConvertible {
  private var state = initialState

  /// The hash as 64 hexadecimal digits.
  public var description: String {
    state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// Whether this processor has instructions for the hash.
  package static let hasInstructions = vitrineHasHashInstructions()

  /// Creates a hash from exactly 64 hexadecimal digits.
  public init?(_ description: String) {
    let digits = Array(description.utf8)
    guard digits.count == 64, digits.allSatisfy({ UnicodeScalar($0).properties.isASCIIHexDigit })
    else { return nil }
    state = stride(from: 0, to: 64, by: 8).compactMap { start in
      UInt32(String(decoding: digits[start..<start + 8], as: UTF8.self), radix: 16)
    }
    guard state.count == 8 else { return nil }
  }

  private init() {}

  /// Returns the hash of some bytes.
  public static func hash(_ bytes: [UInt8]) -> SHA256 {
    hash(bytes, byInstructions: hasInstructions)
  }

  /// Returns the same hash by the processor's instructions, which it must have, or without them.
  package static func hash(_ bytes: [UInt8], byInstructions: Bool) -> SHA256 {
    var hash = SHA256()
    let whole = bytes.count & ~63
    if byInstructions {
      hash.take(bytes, blocks: whole / 64)
    } else {
      for offset in stride(from: 0, to: whole, by: 64) {
        hash.take(bytes.span.extracting(offset..<offset + 64))
      }
    }
    hash.end(Array(bytes[whole...]), count: bytes.count)
    return hash
  }

  /// Returns the hash of bytes in memory without copying them.
  package static func hash(_ bytes: UnsafeRawBufferPointer) -> SHA256 {
    var hash = SHA256()
    let whole = bytes.count & ~63
    if hasInstructions, let start = bytes.baseAddress {
      unsafe vitrineHashBlocks(
        &hash.state, start.assumingMemoryBound(to: UInt8.self), whole / 64, roundConstants)
    } else {
      for offset in stride(from: 0, to: whole, by: chunk) {
        let part = unsafe Array(bytes[offset..<min(whole, offset + chunk)])
        for start in stride(from: 0, to: part.count, by: 64) {
          hash.take(part.span.extracting(start..<start + 64))
        }
      }
    }
    unsafe hash.end(Array(bytes[whole...]), count: bytes.count)
    return hash
  }

  /// The bytes copied at a time where the processor has no instructions for the hash.
  private static let chunk = 64 << 10

  /// Returns the hash of a picture's size and pixels, in the order of this machine's bytes.
  package static func hash(_ pixmap: Pixmap) -> SHA256 {
    let pixels = unsafe pixmap.pixels.withUnsafeBytes { unsafe hash($0) }
    return hash(Array("\(pixmap.width) \(pixmap.height) \(pixels)".utf8))
  }

  /// Takes the rest of the bytes: one bit, zeros, and the number of bits as the last eight bytes of a block.
  private mutating func end(_ rest: [UInt8], count: Int) {
    var tail = rest + [0x80]
    tail += [UInt8](repeating: 0, count: (120 - tail.count) % 64)
    let bitCount = UInt64(count) * 8
    tail += (0..<8).map { UInt8(truncatingIfNeeded: bitCount >> UInt64(56 - 8 * $0)) }
    for start in stride(from: 0, to: tail.count, by: 64) {
      take(tail.span.extracting(start..<start + 64))
    }
  }

  private mutating func take(_ bytes: [UInt8], blocks: Int) {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      guard blocks > 0, let start = bytes.baseAddress else { return }
      unsafe vitrineHashBlocks(&state, start, blocks, roundConstants)
    }
  }

  private mutating func take(_ block: Span<UInt8>) {
    var words = InlineArray<64, UInt32>(repeating: 0)
    for i in 0..<16 {
      words[i] =
        UInt32(block[4 * i]) << 24 | UInt32(block[4 * i + 1]) << 16
        | UInt32(block[4 * i + 2]) << 8 | UInt32(block[4 * i + 3])
    }
    for i in 16..<64 {
      let (a, b) = (words[i - 15], words[i - 2])
      let low = right(a, 7) ^ right(a, 18) ^ a >> 3
      let high = right(b, 17) ^ right(b, 19) ^ b >> 10
      words[i] = words[i - 16] &+ low &+ words[i - 7] &+ high
    }
    mix(words)
  }

  private mutating func mix(_ words: InlineArray<64, UInt32>) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for i in 0..<64 {
      let turned = right(e, 6) ^ right(e, 11) ^ right(e, 25)
      let chosen = e & f ^ ~e & g
      let first = h &+ turned &+ chosen &+ roundConstants[i] &+ words[i]
      let majority = a & b ^ a & c ^ b & c
      let second = (right(a, 2) ^ right(a, 13) ^ right(a, 22)) &+ majority
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (i, word) in [a, b, c, d, e, f, g, h].enumerated() { state[i] = state[i] &+ word }
  }
}

@inline(__always)
private func right(_ word: UInt32, _ count: UInt32) -> UInt32 {
  word >> count | word << (32 - count)
}

/// The first 32 bits of the fractions of the square roots of the first eight primes.
private let initialState: [UInt32] = [
  0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
  0x5be0_cd19,
]

/// The first 32 bits of the fractions of the cube roots of the first 64 primes, found in whole numbers.
private let roundConstants: [UInt32] = primes.map { prime in
  // The largest root with root³ ≤ prime · 2⁹⁶; its low 32 bits are those of the fraction.
  var (low, high): (UInt64, UInt64) = (0, 8 << 32)
  while high - low > 1 {
    let middle = (low + high) / 2
    let cube = UInt128(middle) * UInt128(middle) * UInt128(middle)
    if cube <= UInt128(prime) << 96 { low = middle } else { high = middle }
  }
  return UInt32(truncatingIfNeeded: low)
}

/// The first 64 primes.
private let primes: [UInt32] = (2...311).filter { number in
  !(2..<number).contains { $0 * $0 <= number && number % $0 == 0 }
}
