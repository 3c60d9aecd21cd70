/// A number of literal bytes followed by one repetition of earlier bytes: the unit of a deflate stream.
struct Match {
  /// The number of bytes before the repetition that are written as literals.
  var literals: UInt32
  /// The length of the repetition, 3…258, or 0 if nothing follows the literals.
  var length: UInt16
  /// The distance back to the repeated bytes, 1…32768.
  var distance: UInt16

  static let longest = 258
  static let shortest = 3
  static let farthest = 32_768

  /// Returns the length of the first match for a repetition of `length` bytes.
  @inline(__always)
  static func piece(of length: Int) -> Int {
    if length <= longest { return length }
    // A remainder of 1 or 2 could not be encoded.
    return min(longest, length - shortest)
  }
}

/// Returns how many of the first `room` bytes at `here` equal those at `there`.
@inline(__always)
func equalBytes(_ here: UnsafePointer<UInt8>, _ there: UnsafePointer<UInt8>, room: Int) -> Int {
  var n = 0
  while n + 8 <= room {
    let difference = unsafe word(at: here + n) ^ word(at: there + n)
    if difference != 0 { return n + difference.trailingZeroBitCount >> 3 }
    n += 8
  }
  while n < room, unsafe here[n] == there[n] { n += 1 }
  return n
}

/// Loads eight bytes, the first lowest.
@inline(__always)
func word(at p: UnsafePointer<UInt8>) -> UInt64 {
  unsafe UInt64(littleEndian: UnsafeRawPointer(p).loadUnaligned(as: UInt64.self))
}

/// Deflate's symbols for lengths and distances (RFC 1951, 3.2.5).
enum DeflateSymbols {
  /// Literals 0…255, end of block 256, lengths 257…285.
  static let literalCount = 286
  static let distanceCount = 30
  static let endOfBlock = 256

  /// Returns the symbol of a length, and the number and value of its extra bits.
  @inline(__always)
  static func length(_ length: Int) -> (symbol: Int, bits: Int, extra: Int) {
    if length == 258 { return (285, 0, 0) }
    if length < 11 { return (254 + length, 0, 0) }
    // Above 10 four symbols share each power of two: 2^(bits + 2) ≤ length - 3.
    let rest = length - 3
    let bits = rest.bitWidth - rest.leadingZeroBitCount - 3
    return (257 + 4 * bits + rest >> bits, bits, rest & (1 << bits - 1))
  }

  /// Returns the symbol of a distance, and the number and value of its extra bits.
  @inline(__always)
  static func distance(_ distance: Int) -> (symbol: Int, bits: Int, extra: Int) {
    let rest = distance - 1
    if rest < 4 { return (rest, 0, 0) }
    let bits = rest.bitWidth - rest.leadingZeroBitCount - 2
    return (2 * bits + rest >> bits, bits, rest & (1 << bits - 1))
  }
}
