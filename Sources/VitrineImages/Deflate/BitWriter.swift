/// Packs bits into bytes, least significant first, as deflate requires.
///
/// The caller guarantees the capacity: the bits written, rounded up to bytes, and 8 bytes more.
@safe
struct BitWriter {
  private let out: UnsafeMutablePointer<UInt8>
  private(set) var count: Int
  private var pending: UInt64 = 0
  private var pendingBits = 0

  /// Writes to `out`, starting at byte `count`.
  init(_ out: UnsafeMutablePointer<UInt8>, at count: Int) {
    unsafe self.out = unsafe out
    self.count = count
  }

  /// Adds the lowest `bits` of a value whose other bits are 0; at most 56 between two calls of `flush`.
  @inline(__always)
  mutating func add(_ value: UInt64, bits: Int) {
    pending |= value << UInt64(truncatingIfNeeded: pendingBits)
    pendingBits &+= bits
  }

  /// Stores the complete bytes, which leaves fewer than 8 bits pending.
  @inline(__always)
  mutating func flush() {
    unsafe UnsafeMutableRawPointer(out + count).storeBytes(
      of: pending.littleEndian, as: UInt64.self)
    count &+= pendingBits >> 3
    pending >>= UInt64(truncatingIfNeeded: pendingBits & ~7)
    pendingBits &= 7
  }

  /// Pads the last byte with zeros.
  mutating func finish() {
    pendingBits = (pendingBits + 7) & ~7
    flush()
  }
}
