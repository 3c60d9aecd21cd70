/// FNV-1a, 64 bits: a hash that is the same in every process, for keys that outlive one.
@frozen
public struct StableHash: Sendable {
  @usableFromInline var state: UInt64 = 0xcbf2_9ce4_8422_2325

  @inlinable
  public init() {}

  @inlinable
  public mutating func add(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  @inlinable
  public mutating func add(_ value: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: value >> shift)) }
  }

  @inlinable
  public mutating func add(_ value: Double) { add(value.bitPattern) }

  @inlinable
  public mutating func add(_ bytes: some Sequence<UInt8>) {
    for b in bytes { add(b) }
  }

  @inlinable public var value: UInt64 { state }
}
