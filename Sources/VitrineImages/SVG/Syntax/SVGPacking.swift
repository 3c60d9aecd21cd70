import CPNG

/// Files of the gzip format (RFC 1952), in which drawings are packed as `.svgz`.
enum SVGPacking {
  /// The size of the largest drawing in bytes, packed or not; those of icons have some thousand.
  static let mostBytes = 16 << 20

  /// The two bytes that begin every such file, and the method deflate.
  private static let signature: [UInt8] = [0x1f, 0x8b, 8]

  /// A header without a name and the trailer behind the content (RFC 1952, 2.3).
  private static let shortest = 18

  /// The text of a packed file; any other one, damaged ones and those of more than `mostBytes` among them, as it is.
  static func unpacked(_ bytes: [UInt8]) -> [UInt8] { content(bytes) ?? bytes }

  /// The content of a file with one member; nil for a damaged one, and for too many bytes.
  private static func content(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.starts(with: signature), bytes.count >= shortest else { return nil }
    // The last four bytes are the content's length, the least significant first (RFC 1952, 2.3.1).
    let length = bytes.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length > 0, length <= mostBytes else { return nil }
    var status: Int32 = 0
    let content = unsafe [UInt8](unsafeUninitializedCapacity: length) { out, count in
      var size = 0
      status = unsafe vitrine_gzip_decompress(
        bytes, bytes.count, out.baseAddress, length, &size)
      count = status == 0 ? size : 0
    }
    return status == 0 ? content : nil
  }
}
