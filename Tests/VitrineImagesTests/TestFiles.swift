/// PNG files put together by hand, with chunks as wanted and right check sums.
func pngFile(_ chunks: [TestChunk]) -> [UInt8] {
  var file: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  for chunk in chunks {
    let body = Array(chunk.name.utf8) + chunk.body
    file += bytes(UInt32(chunk.body.count)) + body + bytes(crc32(body))
  }
  return file
}

func bytes(_ value: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}

func headerChunk(
  _ width: UInt32, _ height: UInt32, depth: UInt8 = 8, colour: UInt8, interlaced: Bool = false
) -> TestChunk {
  TestChunk(
    name: "IHDR",
    body: bytes(width) + bytes(height) + [depth, colour, 0, 0, interlaced ? 1 : 0])
}

/// The bytes as one stored (uncompressed) deflate block in the zlib format.
func dataChunk(_ raw: [UInt8]) -> TestChunk {
  let count = UInt16(raw.count)
  let lengths = [count, ~count].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
  var (a, b): (UInt32, UInt32) = (1, 0)
  for byte in raw {
    a = (a + UInt32(byte)) % 65_521
    b = (b + a) % 65_521
  }
  return TestChunk(name: "IDAT", body: [0x78, 0x01, 0x01] + lengths + raw + bytes(b << 16 | a))
}

let endChunk = TestChunk(name: "IEND", body: [])

/// CRC-32 bit by bit, as the PNG specification defines it.
private func crc32(_ data: [UInt8]) -> UInt32 {
  var crc: UInt32 = .max
  for byte in data {
    crc ^= UInt32(byte)
    for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xedb8_8320 : crc >> 1 }
  }
  return ~crc
}
