/// The segments of a JPEG before its first scan: marker and data.
struct JPEGSegments: Sequence, IteratorProtocol {
  private let file: [UInt8]
  private var offset = 2

  init(_ file: [UInt8]) { self.file = file }

  mutating func next() -> (marker: UInt8, data: ArraySlice<UInt8>)? {
    guard offset + 4 <= file.count, file[offset] == 0xff else { return nil }
    let marker = file[offset + 1]
    let length = Int(file[offset + 2]) << 8 | Int(file[offset + 3])
    // The scan's data follows the marker SOS without a length of its own.
    guard marker != 0xda, length >= 2, offset + 2 + length <= file.count else { return nil }
    defer { offset += 2 + length }
    return (marker, file[offset + 4..<offset + 2 + length])
  }
}
