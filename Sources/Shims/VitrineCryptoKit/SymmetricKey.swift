public import Foundation

/// A secret of several bytes.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]

  /// Creates a key of bytes.
  public init<D: ContiguousBytes>(data: D) {
    bytes = unsafe data.withUnsafeBytes { unsafe Array($0) }
  }
  /// Creates a key of random bytes, the same for each picture.
  public init(size: SymmetricKeySize) {
    bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255) }
  }

  /// The number of bits.
  public var bitCount: Int { bytes.count * 8 }
  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try unsafe bytes.withUnsafeBytes(body)
  }
}

/// A number of bits.
public struct SymmetricKeySize: Sendable {
  /// The bits.
  public let bitCount: Int
  /// Creates a number of bits; below 0 it counts as 0.
  public init(bitCount: Int) { self.bitCount = max(0, min(bitCount, 1 << 20)) }
  /// 128 bits.
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  /// 192 bits.
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  /// 256 bits.
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A code by which a message is known to be of who has a key (RFC 2104).
public struct HMAC<H: HashFunction> {
  private var inner = H()
  private var outer = H()

  /// The type of the code.
  public typealias MAC = HashedAuthenticationCode<H>

  /// Creates the code of no bytes.
  public init(key: SymmetricKey) {
    let size = H.blockByteCount
    var block = key.bytes.count > size ? Array(H.hash(data: key.bytes)) : key.bytes
    block += [UInt8](repeating: 0, count: size - block.count)
    inner.update(data: block.map { $0 ^ 0x36 })
    outer.update(data: block.map { $0 ^ 0x5C })
  }

  /// Adds bytes.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }
  /// Returns the code of all bytes so far.
  public func finalize() -> MAC {
    var outer = outer
    outer.update(data: Array(inner.finalize()))
    return MAC(bytes: Array(outer.finalize()))
  }
  /// Returns the code of a message.
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }
  /// Returns whether a code is that of a message.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ code: C, authenticating data: D, using key: SymmetricKey
  ) -> Bool {
    let given = unsafe code.withUnsafeBytes { unsafe Array($0) }
    return given == authenticationCode(for: data, using: key).bytes
  }
}

/// The code of a message.
public struct HashedAuthenticationCode<H: HashFunction>: ContiguousBytes, Hashable, Sequence,
  CustomStringConvertible, Sendable
{
  let bytes: [UInt8]

  /// The number of bytes.
  public var byteCount: Int { bytes.count }
  /// The function and the bytes in base sixteen.
  public var description: String {
    "HMAC with " + FunctionDigest<H>(bytes: bytes).description
  }
  /// Returns an iterator over the bytes.
  public func makeIterator() -> [UInt8].Iterator { bytes.makeIterator() }
  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try unsafe bytes.withUnsafeBytes(body)
  }
}
