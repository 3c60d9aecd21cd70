/// A 64-bit hash of bytes, the same on every machine, for what nobody gains by making equal: the share of a machine,
/// the damage of a file. It does not resist constructed collisions: whatever decides that two inputs are one takes
/// `ContentDigest`.
public enum ContentHash {
  /// Returns the hash of bytes in memory.
  public static func of(_ bytes: [UInt8]) -> UInt64 {
    unsafe bytes.withUnsafeBytes { unsafe of($0) }
  }

  /// Returns the hash of several values in order.
  public static func of(_ words: some Sequence<UInt64>) -> UInt64 {
    words.reduce(seed) { mix($0 ^ $1) }
  }

  private static let seed: UInt64 = 0x2545_f491_4f6c_dd1d

  /// Uses four lanes so that their multiplications overlap.
  private static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var lanes = (seed, seed &+ 1, seed &+ 2, seed &+ 3)
    let whole = bytes.count & ~31
    var i = 0
    while i < whole {
      lanes.0 = step(lanes.0, unsafe word(bytes, i))
      lanes.1 = step(lanes.1, unsafe word(bytes, i + 8))
      lanes.2 = step(lanes.2, unsafe word(bytes, i + 16))
      lanes.3 = step(lanes.3, unsafe word(bytes, i + 24))
      i += 32
    }
    var rest = UInt64(bytes.count)
    while i < bytes.count {
      rest = step(rest, UInt64(unsafe bytes[i]))
      i += 1
    }
    return of([lanes.0, lanes.1, lanes.2, lanes.3, rest])
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, _ at: Int) -> UInt64 {
    unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self))
  }

  /// 2⁶⁴ divided by the golden ratio, rounded to an odd number.
  private static let multiplier: UInt64 = 0x9e37_79b9_7f4a_7c15

  @inline(__always)
  private static func step(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    let product = (lane ^ word) &* multiplier
    return product ^ (product >> 29)
  }

  private static func mix(_ state: UInt64) -> UInt64 {
    var z = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
