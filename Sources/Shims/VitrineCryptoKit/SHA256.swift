/// The digest of 256 bits.
public struct SHA256: HashFunction, Sendable {
  private var bytes: [UInt8] = []

  /// The bytes of a block.
  public static var blockByteCount: Int { 64 }
  /// The bytes of a result.
  public static var byteCount: Int { 32 }
  /// Creates a digest of no bytes.
  public init() {}
  /// Adds bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    unsafe bytes.append(contentsOf: bufferPointer)
  }
  /// Returns the digest of all bytes so far.
  public func finalize() -> FunctionDigest<SHA256> {
    FunctionDigest(bytes: DigestFunctions.sha256(bytes))
  }
}
