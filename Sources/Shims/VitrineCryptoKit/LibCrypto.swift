import Foundation

/// The ciphers of the system's libcrypto, which is opened when the first is asked for.
enum LibCrypto {
  /// A cipher that also tells whether a message was changed.
  enum Cipher: String {
    case aes128 = "EVP_aes_128_gcm"
    case aes192 = "EVP_aes_192_gcm"
    case aes256 = "EVP_aes_256_gcm"
    case chaCha = "EVP_chacha20_poly1305"
  }

  private typealias MakeCipher = @convention(c) () -> OpaquePointer?
  private typealias MakeContext = @convention(c) () -> OpaquePointer?
  private typealias FreeContext = @convention(c) (OpaquePointer?) -> Void
  private typealias Start =
    @convention(c) (
      OpaquePointer?, OpaquePointer?, OpaquePointer?, UnsafePointer<UInt8>?, UnsafePointer<UInt8>?,
      Int32
    ) -> Int32
  private typealias Update =
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Int32>?,
      UnsafePointer<UInt8>?, Int32
    ) -> Int32
  private typealias Finish =
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Int32>?
    ) -> Int32
  private typealias Control =
    @convention(c) (
      OpaquePointer?, Int32, Int32, UnsafeMutableRawPointer?
    ) -> Int32

  /// The names under which systems have it, newest first.
  private static let names = ["libcrypto.so.3", "libcrypto.so.1.1", "libcrypto.so"]
  // EVP_CTRL_AEAD_SET_IVLEN, …GET_TAG, …SET_TAG of openssl/evp.h.
  private static let setNonceLength: Int32 = 0x9
  private static let getTag: Int32 = 0x10
  private static let setTag: Int32 = 0x11
  /// The bytes of a tag.
  static let tagLength = 16
  /// The longest message in bytes.
  private static let mostBytes = 1 << 30

  private static func open() -> UnsafeMutableRawPointer? {
    for name in names { if let library = unsafe dlopen(name, RTLD_NOW) { return unsafe library } }
    return nil
  }

  private static func function<F>(
    _ name: String, _ library: UnsafeMutableRawPointer, _ type: F.Type
  ) throws -> F {
    guard let symbol = unsafe dlsym(library, name) else { throw CryptoKitError.noLibrary }
    return unsafe unsafeBitCast(symbol, to: type)
  }

  /// Encrypts or decrypts a message.
  ///
  /// - Parameters:
  ///   - tag: the tag of a message that is decrypted; nil encrypts.
  /// - Returns: the bytes, and the tag of an encrypted message.
  /// - Throws: where there is no libcrypto, the key or nonce does not fit, or the message was changed.
  static func run(
    _ cipher: Cipher, key: [UInt8], nonce: [UInt8], _ message: [UInt8], tag: [UInt8]?,
    authenticating extra: [UInt8]
  ) throws -> (bytes: [UInt8], tag: [UInt8]) {
    guard message.count < mostBytes, extra.count < mostBytes, !nonce.isEmpty else {
      throw CryptoKitError.incorrectParameterSize
    }
    guard let library = unsafe open() else { throw CryptoKitError.noLibrary }
    let make = try unsafe function("EVP_CIPHER_CTX_new", library, MakeContext.self)
    let free = try unsafe function("EVP_CIPHER_CTX_free", library, FreeContext.self)
    let start = try unsafe function("EVP_CipherInit_ex", library, Start.self)
    let update = try unsafe function("EVP_CipherUpdate", library, Update.self)
    let finish = try unsafe function("EVP_CipherFinal_ex", library, Finish.self)
    let control = try unsafe function("EVP_CIPHER_CTX_ctrl", library, Control.self)
    let kind = try unsafe function(cipher.rawValue, library, MakeCipher.self)()
    let context = unsafe make()
    defer { unsafe free(context) }
    func check(_ answer: Int32, _ error: CryptoKitError) throws {
      if answer != 1 { throw error }
    }
    let encrypts: Int32 = tag == nil ? 1 : 0
    try unsafe check(
      start(context, kind, nil, nil, nil, encrypts), .underlyingCoreCryptoError(error: 1))
    try unsafe check(
      control(context, setNonceLength, Int32(nonce.count), nil), .incorrectParameterSize)
    try unsafe check(start(context, nil, nil, key, nonce, encrypts), .incorrectKeySize)
    var count: Int32 = 0
    if !extra.isEmpty {
      try unsafe check(
        update(context, nil, &count, extra, Int32(extra.count)),
        .underlyingCoreCryptoError(error: 2))
    }
    var bytes = [UInt8](repeating: 0, count: message.count + 32)
    try unsafe check(
      update(context, &bytes, &count, message, Int32(message.count)),
      .underlyingCoreCryptoError(error: 3))
    bytes.removeLast(bytes.count - Int(count))
    var made = tag ?? [UInt8](repeating: 0, count: tagLength)
    if tag != nil {
      try unsafe check(
        control(context, setTag, Int32(made.count), &made), .incorrectParameterSize)
    }
    var rest = [UInt8](repeating: 0, count: 32)
    try unsafe check(finish(context, &rest, &count), .authenticationFailure)
    if tag == nil {
      try unsafe check(
        control(context, getTag, Int32(tagLength), &made), .underlyingCoreCryptoError(error: 4))
    }
    return (bytes + rest.prefix(Int(count)), made)
  }
}

/// The reasons why something was not encrypted or decrypted.
public enum CryptoKitError: Error, Equatable, Sendable, CustomStringConvertible {
  case incorrectKeySize, incorrectParameterSize, authenticationFailure
  case underlyingCoreCryptoError(error: Int32)
  /// The system has no libcrypto.
  case noLibrary

  /// A sentence in English.
  public var description: String {
    switch self {
    case .incorrectKeySize: "the key has another number of bits than the cipher takes"
    case .incorrectParameterSize:
      "a nonce, a tag or a message has a length that the cipher does not take"
    case .authenticationFailure: "the message was changed, or the key is another one"
    case .underlyingCoreCryptoError(let error): "the cipher failed in step \(error)"
    case .noLibrary: "ciphers are those of libcrypto, which this system lacks: install libssl3"
    }
  }
}
