/// The checksums of a PNG file's chunks.
enum ChunkSums {
  private static let signatureLength = 8
  /// Length, name and checksum.
  private static let frameLength = 12

  /// The bytes with every checksum right, up to where chunks no longer fit in them.
  static func mended(_ bytes: [UInt8]) -> [UInt8] {
    var out = bytes
    var offset = signatureLength
    while out.count - offset >= frameLength {
      let length = out[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= out.count - offset - frameLength else { break }
      let end = offset + 8 + length
      let sum = crc(out[offset + 4..<end])
      for i in 0..<4 { out[end + i] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * i)) }
      offset = end + 4
    }
    return out
  }

  /// CRC-32 as PNG has it (PNG specification, annex D).
  private static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 0 ? sum >> 1 : 0xEDB8_8320 ^ sum >> 1 }
  }
}
