/// The chunks of a WebP's container, or of a frame in it: name and body (WebP container specification, “RIFF file
/// format”).
struct WebPChunks: Sequence, IteratorProtocol {
  private var cursor: ByteCursor

  /// The chunks of a file, after its header of 12 bytes.
  init(file: [UInt8]) { self.init(file.dropFirst(12)) }

  init(_ bytes: ArraySlice<UInt8>) { cursor = ByteCursor(bytes) }

  mutating func next() -> (name: FourCC, body: ArraySlice<UInt8>)? {
    guard let name = cursor.bytes(4).flatMap({ FourCC($0) }),
      let size = cursor.number(4, littleEndian: true), let body = cursor.bytes(size)
    else { return nil }
    // A body of an odd length has a byte of padding, which files may lack at their end.
    if size % 2 == 1 { _ = cursor.bytes(1) }
    return (name, body)
  }

  /// Returns the body of the first chunk of a name.
  static func first(_ name: FourCC, of file: [UInt8]) -> ArraySlice<UInt8>? {
    WebPChunks(file: file).first { $0.name == name }?.body
  }
}
