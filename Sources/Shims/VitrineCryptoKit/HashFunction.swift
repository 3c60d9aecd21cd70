public import Foundation

/// A digest of bytes.
public protocol HashFunction {
  /// The type of its results.
  associatedtype Digest: VitrineCryptoKit.Digest
  /// The bytes of a block.
  static var blockByteCount: Int { get }
  /// Creates a digest of no bytes.
  init()
  /// Adds bytes.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// Returns the digest of all bytes so far.
  func finalize() -> Digest
}

extension HashFunction {
  /// Adds bytes.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions {
      unsafe region.withUnsafeBytes { unsafe update(bufferPointer: $0) }
    }
  }
  /// Returns the digest of bytes.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
}

/// The result of a digest.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  /// The number of bytes.
  static var byteCount: Int { get }
}

extension Digest {
  /// Whether the bytes are the same.
  public static func == <D: DataProtocol>(a: Self, b: D) -> Bool { Array(a) == Array(b) }
}

/// The result of a digest of a function.
public struct FunctionDigest<Function: HashFunction>: Digest {
  let bytes: [UInt8]

  /// The number of bytes.
  public static var byteCount: Int { Function().finalize().reduce(0) { count, _ in count + 1 } }
  /// The function and the bytes in base sixteen.
  public var description: String {
    let words = bytes.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }
    return "\(Function.self) digest: " + words.joined()
  }

  /// Returns an iterator over the bytes.
  public func makeIterator() -> [UInt8].Iterator { bytes.makeIterator() }
  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try unsafe bytes.withUnsafeBytes(body)
  }
}

/// The digest of 384 bits.
public struct SHA384: HashFunction, Sendable {
  private var bytes: [UInt8] = []

  /// The bytes of a block.
  public static var blockByteCount: Int { 128 }
  /// The bytes of a result.
  public static var byteCount: Int { 48 }
  /// Creates a digest of no bytes.
  public init() {}
  /// Adds bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    unsafe bytes.append(contentsOf: bufferPointer)
  }
  /// Returns the digest of all bytes so far.
  public func finalize() -> FunctionDigest<SHA384> {
    FunctionDigest(bytes: DigestFunctions.sha384(bytes))
  }
}

/// The digest of 512 bits.
public struct SHA512: HashFunction, Sendable {
  private var bytes: [UInt8] = []

  /// The bytes of a block.
  public static var blockByteCount: Int { 128 }
  /// The bytes of a result.
  public static var byteCount: Int { 64 }
  /// Creates a digest of no bytes.
  public init() {}
  /// Adds bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    unsafe bytes.append(contentsOf: bufferPointer)
  }
  /// Returns the digest of all bytes so far.
  public func finalize() -> FunctionDigest<SHA512> {
    FunctionDigest(bytes: DigestFunctions.sha512(bytes))
  }
}

/// Digests that others can forge.
public enum Insecure {
  /// The digest of 128 bits of RFC 1321.
  public struct MD5: HashFunction, Sendable {
    private var bytes: [UInt8] = []

    /// The bytes of a block.
    public static var blockByteCount: Int { 64 }
    /// The bytes of a result.
    public static var byteCount: Int { 16 }
    /// Creates a digest of no bytes.
    public init() {}
    /// Adds bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      unsafe bytes.append(contentsOf: bufferPointer)
    }
    /// Returns the digest of all bytes so far.
    public func finalize() -> FunctionDigest<MD5> {
      FunctionDigest(bytes: DigestFunctions.md5(bytes))
    }
  }

  /// The digest of 160 bits.
  public struct SHA1: HashFunction, Sendable {
    private var bytes: [UInt8] = []

    /// The bytes of a block.
    public static var blockByteCount: Int { 64 }
    /// The bytes of a result.
    public static var byteCount: Int { 20 }
    /// Creates a digest of no bytes.
    public init() {}
    /// Adds bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      unsafe bytes.append(contentsOf: bufferPointer)
    }
    /// Returns the digest of all bytes so far.
    public func finalize() -> FunctionDigest<SHA1> {
      FunctionDigest(bytes: DigestFunctions.sha1(bytes))
    }
  }
}
