import VitrineCryptoKit

/// A number of bytes.
public typealias CC_LONG = UInt32

/// The bytes of a digest by MD5.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The bytes of a digest by SHA-1.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The bytes of a digest by SHA-256.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The bytes of a digest by SHA-384.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The bytes of a digest by SHA-512.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

/// Writes the digest of bytes in memory. Returns where it was written; nil, and nothing is written, without a place.
private func digest<H: HashFunction>(
  _: H.Type, _ data: UnsafeRawPointer?, _ length: CC_LONG, _ out: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  guard let out = unsafe out else { return nil }
  var function = H()
  let bytes = unsafe UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length))
  unsafe function.update(bufferPointer: bytes)
  for (index, byte) in function.finalize().enumerated() { unsafe out[index] = byte }
  return unsafe out
}

/// Writes 16 bytes, the MD5 of others.
@discardableResult public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { unsafe digest(Insecure.MD5.self, data, len, md) }

/// Writes 20 bytes, the SHA-1 of others.
@discardableResult public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { unsafe digest(Insecure.SHA1.self, data, len, md) }

/// Writes 32 bytes, the SHA-256 of others.
@discardableResult public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { unsafe digest(SHA256.self, data, len, md) }

/// Writes 48 bytes, the SHA-384 of others.
@discardableResult public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { unsafe digest(SHA384.self, data, len, md) }

/// Writes 64 bytes, the SHA-512 of others.
@discardableResult public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { unsafe digest(SHA512.self, data, len, md) }
