import CPNG

/// Assembles a PNG file chunk by chunk.
struct ChunkWriter {
  private(set) var bytes: [UInt8]

  /// Writes the signature; `capacity` is the expected size of the file.
  init(capacity: Int) {
    bytes = []
    bytes.reserveCapacity(capacity)
    bytes += pngSignature
  }

  mutating func add(_ name: StaticString, _ body: [UInt8]) {
    unsafe body.withUnsafeBufferPointer { unsafe add(name, $0) }
  }

  mutating func add(_ name: StaticString, _ body: UnsafeBufferPointer<UInt8>) {
    append(UInt32(body.count))
    let start = bytes.count
    unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: 4))
    unsafe bytes.append(contentsOf: body)
    append(crc(from: start))
  }

  private mutating func append(_ value: UInt32) {
    for shift: UInt32 in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
  }

  private func crc(from start: Int) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer { all in
      unsafe vitrine_crc32(0, all.baseAddress.map { unsafe $0 + start }, all.count - start)
    }
  }
}

/// Returns the four bytes of a value, most significant first.
func bigEndianBytes(_ value: Int) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}
