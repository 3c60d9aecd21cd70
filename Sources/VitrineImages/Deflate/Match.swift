/// Literal bytes, then one repetition of earlier bytes: the unit of a deflate stream.
struct Match {
  /// Bytes before it that are written as they are.
  var literals: UInt32
  /// 3…258, or 0 when nothing follows the literals.
  var length: UInt16
  /// How far back the repeated bytes begin, 1…32768.
  var distance: UInt16

  static let longest = 258
  static let shortest = 3
  static let farthest = 32_768
}

/// Deflate's symbols for lengths and distances (RFC 1951, 3.2.5).
enum DeflateSymbols {
  /// Literals 0…255, end of block 256, lengths 257…285.
  static let literalCount = 286
  static let distanceCount = 30
  static let endOfBlock = 256

  /// The symbol of a length, how many extra bits follow and their value.
  @inline(__always)
  static func length(_ length: Int) -> (symbol: Int, bits: Int, extra: Int) {
    if length == 258 { return (285, 0, 0) }
    if length < 11 { return (254 + length, 0, 0) }
    // Above 10 four symbols share each power of two: 2^(bits + 2) ≤ length - 3.
    let rest = length - 3
    let bits = rest.bitWidth - rest.leadingZeroBitCount - 3
    return (257 + 4 * bits + rest >> bits, bits, rest & (1 << bits - 1))
  }

  /// The symbol of a distance, how many extra bits follow and their value.
  @inline(__always)
  static func distance(_ distance: Int) -> (symbol: Int, bits: Int, extra: Int) {
    let rest = distance - 1
    if rest < 4 { return (rest, 0, 0) }
    let bits = rest.bitWidth - rest.leadingZeroBitCount - 2
    return (2 * bits + rest >> bits, bits, rest & (1 << bits - 1))
  }
}
