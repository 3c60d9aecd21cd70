import CPNG

extension PNGOptions.Note {
  /// The largest number of bytes of all texts in a file, decompressed; further texts are left out.
  static let longestText = 8 << 20

  /// The body of a tEXt or zTXt chunk: keyword, zero, text; nil if the keyword is not valid in the format.
  var chunk: [UInt8]? {
    let name = keyword.unicodeScalars.map { UInt8(exactly: $0.value) ?? 0 }
    guard (1...79).contains(name.count), !name.contains(where: { $0 < 32 }) else { return nil }
    let body = text.unicodeScalars.map { $0.value == 0 ? 63 : UInt8(exactly: $0.value) ?? 63 }
    if !isCompressed { return name + [0] + body }
    // Compression method 0 is deflate (PNG specification, 11.3.3.3).
    return compressed(body).map { name + [0, 0] + $0 }
  }

  /// Parses the body of a tEXt chunk; nil without a keyword.
  init?(chunk body: ArraySlice<UInt8>) {
    guard let end = body.firstIndex(of: 0), end > body.startIndex else { return nil }
    self.init(latin1(body[..<end]), latin1(body[(end + 1)...]))
  }

  /// Parses the body of a zTXt chunk; nil if it cannot be decompressed, or to more than `longest` bytes.
  init?(compressedChunk body: ArraySlice<UInt8>, longest: Int) {
    guard longest > 0, let end = body.firstIndex(of: 0), end > body.startIndex,
      end + 1 < body.endIndex, body[end + 1] == 0,
      let text = decompressed(Array(body[(end + 2)...]), longest: longest)
    else { return nil }
    self.init(latin1(body[..<end]), latin1(text[...]), isCompressed: true)
  }
}

/// Decodes bytes as Latin-1, one character each.
func latin1(_ bytes: ArraySlice<UInt8>) -> String {
  // ASCII is the same in UTF-8, which takes a fraction of the time; a golden's views are kilobytes of it.
  if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
  return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
}

/// Compresses bytes to the zlib format; nil if memory is short.
private func compressed(_ body: [UInt8]) -> [UInt8]? {
  // libdeflate's default level; a note is a few kilobytes.
  guard let handle = unsafe vitrine_compressor_make(6) else { return nil }
  defer { unsafe vitrine_compressor_free(handle) }
  let capacity = vitrine_zlib_bound(body.count)
  return unsafe [UInt8](unsafeUninitializedCapacity: capacity) { out, count in
    count = unsafe vitrine_zlib_compress(
      handle, body, body.count, out.baseAddress, capacity)
  }
}

/// Decompresses bytes of the zlib format; nil if they are damaged or decompress to more than the limit.
private func decompressed(_ bytes: [UInt8], longest: Int) -> [UInt8]? {
  var capacity = max(bytes.count * 8, 1 << 12)
  while true {
    capacity = min(capacity, longest)
    var status: Int32 = 0
    let out = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { out, count in
      var size = 0
      status = unsafe vitrine_zlib_decompress(
        bytes, bytes.count, out.baseAddress, capacity, &size)
      count = status == 0 ? size : 0
    }
    if status == 0 { return out }
    // Status 1 means that the buffer was too small.
    guard status == 1, capacity < longest else { return nil }
    capacity *= 4
  }
}
