/// The digests of FIPS 180-4, and MD5 of RFC 1321, over bytes in memory.
enum DigestFunctions {
  /// Returns 32 bytes.
  static func sha256(_ message: [UInt8]) -> [UInt8] {
    // Its constants are the first half of those of the longer digests.
    let constants = roundConstants.prefix(64).map { UInt32(truncatingIfNeeded: $0 >> 32) }
    var state = sha512Start.map { UInt32(truncatingIfNeeded: $0 >> 32) }
    for block in blocks(padded(message, block: 64, bigEndian: true), of: 64) {
      var words = bigWords(block, UInt32.self)
      for i in 16..<64 {
        let (a, b) = (words[i - 15], words[i - 2])
        let first = rotated(a, 7) ^ rotated(a, 18) ^ (a >> 3)
        let second = rotated(b, 17) ^ rotated(b, 19) ^ (b >> 10)
        words.append(words[i - 16] &+ first &+ words[i - 7] &+ second)
      }
      compress(&state, words, constants, (6, 11, 25), (2, 13, 22))
    }
    return state.flatMap(bytes)
  }

  /// Returns 64 bytes.
  static func sha512(_ message: [UInt8]) -> [UInt8] { long(message, sha512Start) }
  /// Returns 48 bytes.
  static func sha384(_ message: [UInt8]) -> [UInt8] { Array(long(message, sha384Start).prefix(48)) }

  private static func long(_ message: [UInt8], _ start: [UInt64]) -> [UInt8] {
    var state = start
    for block in blocks(padded(message, block: 128, bigEndian: true), of: 128) {
      var words = bigWords(block, UInt64.self)
      for i in 16..<80 {
        let (a, b) = (words[i - 15], words[i - 2])
        let first = rotated(a, 1) ^ rotated(a, 8) ^ (a >> 7)
        let second = rotated(b, 19) ^ rotated(b, 61) ^ (b >> 6)
        words.append(words[i - 16] &+ first &+ words[i - 7] &+ second)
      }
      compress(&state, words, roundConstants, (14, 18, 41), (28, 34, 39))
    }
    return state.flatMap(bytes)
  }

  private static func compress<Word: FixedWidthInteger & UnsignedInteger>(
    _ state: inout [Word], _ words: [Word], _ constants: [Word],
    _ low: (Int, Int, Int), _ high: (Int, Int, Int)
  ) {
    var v = state
    for i in words.indices {
      let s1 = rotated(v[4], low.0) ^ rotated(v[4], low.1) ^ rotated(v[4], low.2)
      let choice = (v[4] & v[5]) ^ (~v[4] & v[6])
      let first = v[7] &+ s1 &+ choice &+ constants[i] &+ words[i]
      let s0 = rotated(v[0], high.0) ^ rotated(v[0], high.1) ^ rotated(v[0], high.2)
      let majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2])
      v = [first &+ s0 &+ majority, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
    }
    for i in state.indices { state[i] &+= v[i] }
  }

  /// Returns 20 bytes.
  static func sha1(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    let constants: [UInt32] = [0x5A82_7999, 0x6ED9_EBA1, 0x8F1B_BCDC, 0xCA62_C1D6]
    for block in blocks(padded(message, block: 64, bigEndian: true), of: 64) {
      var words = bigWords(block, UInt32.self)
      for i in 16..<80 {
        let mixed = words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16]
        words.append(rotated(mixed, 31))
      }
      var v = state
      for i in 0..<80 {
        let f: UInt32 =
          switch i / 20 {
          case 0: (v[1] & v[2]) | (~v[1] & v[3])
          case 2: (v[1] & v[2]) | (v[1] & v[3]) | (v[2] & v[3])
          default: v[1] ^ v[2] ^ v[3]
          }
        let next = rotated(v[0], 27) &+ f &+ v[4] &+ constants[i / 20] &+ words[i]
        v = [next, v[0], rotated(v[1], 2), v[2], v[3]]
      }
      for i in state.indices { state[i] &+= v[i] }
    }
    return state.flatMap(bytes)
  }

  /// Returns 16 bytes.
  static func md5(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
    let shifts = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
    for block in blocks(padded(message, block: 64, bigEndian: false), of: 64) {
      let words = bigWords(block, UInt32.self).map(\.byteSwapped)
      var v = state
      for i in 0..<64 {
        let (f, k): (UInt32, Int) =
          switch i / 16 {
          case 0: ((v[1] & v[2]) | (~v[1] & v[3]), i)
          case 1: ((v[3] & v[1]) | (~v[3] & v[2]), (5 * i + 1) % 16)
          case 2: (v[1] ^ v[2] ^ v[3], (3 * i + 5) % 16)
          default: (v[2] ^ (v[1] | ~v[3]), 7 * i % 16)
          }
        let sum = v[0] &+ f &+ sines[i] &+ words[k]
        v = [v[3], v[1] &+ rotated(sum, 32 - shifts[i / 16][i % 4]), v[1], v[2]]
      }
      for i in state.indices { state[i] &+= v[i] }
    }
    return state.flatMap { bytes($0.byteSwapped) }
  }
}

extension DigestFunctions {
  /// Appends a bit, zeros and the length in bits, up to whole blocks.
  private static func padded(_ message: [UInt8], block: Int, bigEndian: Bool) -> [UInt8] {
    var padded = message + [0x80]
    let length = block / 8
    while padded.count % block != block - length { padded.append(0) }
    padded += [UInt8](repeating: 0, count: length - 8)
    let bits = UInt64(message.count) &* 8
    return padded + bytes(bigEndian ? bits : bits.byteSwapped)
  }

  private static func blocks(_ bytes: [UInt8], of size: Int) -> [ArraySlice<UInt8>] {
    stride(from: 0, to: bytes.count, by: size).map { bytes[$0..<$0 + size] }
  }

  private static func bigWords<Word: FixedWidthInteger>(
    _ block: ArraySlice<UInt8>, _ type: Word.Type
  ) -> [Word] {
    let size = Word.bitWidth / 8
    return stride(from: block.startIndex, to: block.endIndex, by: size).prefix(16).map { start in
      block[start..<start + size].reduce(0) { $0 << 8 | Word($1) }
    }
  }

  private static func bytes<Word: FixedWidthInteger>(_ word: Word) -> [UInt8] {
    stride(from: Word.bitWidth - 8, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: word >> $0)
    }
  }

  private static func rotated<Word: FixedWidthInteger & UnsignedInteger>(
    _ word: Word, _ bits: Int
  ) -> Word { word >> bits | word << (Word.bitWidth - bits) }
}
