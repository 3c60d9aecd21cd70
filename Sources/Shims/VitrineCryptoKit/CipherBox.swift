public import Foundation

/// A number that is used once with a key.
public struct CipherNonce: ContiguousBytes, Sequence, Sendable {
  let bytes: [UInt8]

  /// Creates a nonce of twelve random bytes, the same for each picture.
  public init() { bytes = (0..<Self.length).map { _ in UInt8.random(in: 0...255) } }
  /// Creates a nonce of bytes.
  ///
  /// - Throws: for fewer than twelve.
  public init<D: DataProtocol>(data: D) throws {
    guard data.count >= Self.length else { throw CryptoKitError.incorrectParameterSize }
    bytes = Array(data)
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  static let length = 12

  /// Returns an iterator over the bytes.
  public func makeIterator() -> [UInt8].Iterator { bytes.makeIterator() }
  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try unsafe bytes.withUnsafeBytes(body)
  }
}

/// An encrypted message with its nonce and its tag.
public struct CipherBox: Sendable {
  /// The nonce.
  public let nonce: CipherNonce
  /// The encrypted bytes.
  public let ciphertext: Data
  /// The sixteen bytes that tell whether it was changed.
  public let tag: Data

  /// Creates a box of its parts.
  ///
  /// - Throws: for a tag of another length.
  public init<C: DataProtocol, T: DataProtocol>(nonce: CipherNonce, ciphertext: C, tag: T) throws {
    guard tag.count == LibCrypto.tagLength else { throw CryptoKitError.incorrectParameterSize }
    self.nonce = nonce
    self.ciphertext = Data(ciphertext)
    self.tag = Data(tag)
  }

  /// Creates a box of one piece: nonce, encrypted bytes, tag.
  ///
  /// - Throws: for a piece that is too short.
  public init<D: DataProtocol>(combined: D) throws {
    let bytes = Array(combined)
    guard bytes.count >= CipherNonce.length + LibCrypto.tagLength else {
      throw CryptoKitError.incorrectParameterSize
    }
    nonce = CipherNonce(Array(bytes.prefix(CipherNonce.length)))
    ciphertext = Data(bytes.dropFirst(CipherNonce.length).dropLast(LibCrypto.tagLength))
    tag = Data(bytes.suffix(LibCrypto.tagLength))
  }

  var whole: Data { Data(nonce.bytes) + ciphertext + tag }
}

/// Ciphers of the Advanced Encryption Standard.
public enum AES {
  /// The cipher in Galois/Counter mode, of the system's libcrypto.
  public enum GCM {
    /// A number that is used once with a key.
    public typealias Nonce = CipherNonce

    /// An encrypted message with its nonce and its tag.
    public struct SealedBox: Sendable {
      let box: CipherBox

      /// The nonce.
      public var nonce: Nonce { box.nonce }
      /// The encrypted bytes.
      public var ciphertext: Data { box.ciphertext }
      /// The sixteen bytes that tell whether it was changed.
      public var tag: Data { box.tag }
      /// All in one piece; nil for a nonce of another length than twelve.
      public var combined: Data? { nonce.bytes.count == CipherNonce.length ? box.whole : nil }

      /// Creates a box of one piece.
      ///
      /// - Throws: for a piece that is too short.
      public init<D: DataProtocol>(combined: D) throws { box = try CipherBox(combined: combined) }
      /// Creates a box of its parts.
      ///
      /// - Throws: for a tag of another length.
      public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
        box = try CipherBox(nonce: nonce, ciphertext: ciphertext, tag: tag)
      }
    }

    /// Encrypts a message.
    ///
    /// - Throws: for a key of another number of bits than 128, 192 or 256, and where there is no libcrypto.
    public static func seal<P: DataProtocol>(
      _ message: P, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox {
      try seal(message, using: key, nonce: nonce, authenticating: Data())
    }
    /// Encrypts a message together with bytes that are not.
    ///
    /// - Throws: for a key of another number of bits than 128, 192 or 256, and where there is no libcrypto.
    public static func seal<P: DataProtocol, A: DataProtocol>(
      _ message: P, using key: SymmetricKey, nonce: Nonce? = nil, authenticating data: A
    ) throws -> SealedBox {
      let nonce = nonce ?? Nonce()
      let (bytes, tag) = try LibCrypto.run(
        cipher(key), key: key.bytes, nonce: nonce.bytes, Array(message), tag: nil,
        authenticating: Array(data))
      return try SealedBox(nonce: nonce, ciphertext: bytes, tag: tag)
    }
    /// Decrypts a message.
    ///
    /// - Throws: where it was changed, the key is another one, or there is no libcrypto.
    public static func open(_ box: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(box, using: key, authenticating: Data())
    }
    /// Decrypts a message together with bytes that are not encrypted.
    ///
    /// - Throws: where it was changed, the key is another one, or there is no libcrypto.
    public static func open<A: DataProtocol>(
      _ box: SealedBox, using key: SymmetricKey, authenticating data: A
    ) throws -> Data {
      Data(
        try LibCrypto.run(
          cipher(key), key: key.bytes, nonce: box.nonce.bytes, Array(box.ciphertext),
          tag: Array(box.tag), authenticating: Array(data)
        ).bytes)
    }

    private static func cipher(_ key: SymmetricKey) throws -> LibCrypto.Cipher {
      switch key.bitCount {
      case 128: .aes128
      case 192: .aes192
      case 256: .aes256
      default: throw CryptoKitError.incorrectKeySize
      }
    }
  }
}

/// The cipher ChaCha20 with Poly1305, of the system's libcrypto.
public enum ChaChaPoly {
  /// A number that is used once with a key.
  public typealias Nonce = CipherNonce

  /// An encrypted message with its nonce and its tag.
  public struct SealedBox: Sendable {
    let box: CipherBox

    /// The nonce.
    public var nonce: Nonce { box.nonce }
    /// The encrypted bytes.
    public var ciphertext: Data { box.ciphertext }
    /// The sixteen bytes that tell whether it was changed.
    public var tag: Data { box.tag }
    /// All in one piece.
    public var combined: Data { box.whole }

    /// Creates a box of one piece.
    ///
    /// - Throws: for a piece that is too short.
    public init<D: DataProtocol>(combined: D) throws { box = try CipherBox(combined: combined) }

    init(_ box: CipherBox) { self.box = box }
  }

  /// Encrypts a message.
  ///
  /// - Throws: for a key of another number of bits than 256, and where there is no libcrypto.
  public static func seal<P: DataProtocol>(
    _ message: P, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox {
    guard key.bitCount == 256 else { throw CryptoKitError.incorrectKeySize }
    let nonce = nonce ?? Nonce()
    let (bytes, tag) = try LibCrypto.run(
      .chaCha, key: key.bytes, nonce: nonce.bytes, Array(message), tag: nil, authenticating: [])
    return SealedBox(try CipherBox(nonce: nonce, ciphertext: bytes, tag: tag))
  }
  /// Decrypts a message.
  ///
  /// - Throws: where it was changed, the key is another one, or there is no libcrypto.
  public static func open(_ box: SealedBox, using key: SymmetricKey) throws -> Data {
    guard key.bitCount == 256 else { throw CryptoKitError.incorrectKeySize }
    return Data(
      try LibCrypto.run(
        .chaCha, key: key.bytes, nonce: box.nonce.bytes, Array(box.ciphertext),
        tag: Array(box.tag), authenticating: []
      ).bytes)
  }
}
