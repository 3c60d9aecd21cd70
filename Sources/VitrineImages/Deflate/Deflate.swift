import CPNG

/// Compresses the rows of a picture to the zlib format; returns the number of bytes written, or 0 if
/// `capacity` is not sufficient.
///
/// The result is a valid stream for any bytes and any matcher, but small only if the matcher suits the
/// content.
func deflate<Rows: Matcher & ~Copyable>(
  _ raw: UnsafeBufferPointer<UInt8>, _ rows: FilteredRows, by _: Rows.Type,
  to out: UnsafeMutablePointer<UInt8>, capacity: Int
) -> Int {
  guard let start = raw.baseAddress, capacity > 16 else { return 0 }
  // Window of 32 KiB, the fastest effort (RFC 1950, 2.2).
  unsafe out[0] = 0x78
  unsafe out[1] = 0x01
  var writer = unsafe BitWriter(out, at: 2)
  var matcher = unsafe Rows(raw, start: start, rows: rows)
  let matches = UnsafeMutableBufferPointer<Match>.allocate(capacity: blockMatches)
  defer { unsafe matches.deallocate() }
  var at = 0
  while at < raw.count {
    let made = unsafe matcher.fill(matches)
    let part = unsafe UnsafeBufferPointer(rebasing: matches[..<made])
    let block = unsafe Block(part, bytes: start + at)
    // 8 bytes are stored at a time, and the checksum follows.
    if writer.count + block.bits / 8 + 24 > capacity { return 0 }
    at += unsafe part.reduce(0) { $0 + Int($1.literals) + Int($1.length) }
    block.write(to: &writer, isLast: at >= raw.count)
  }
  writer.finish()
  var sum = unsafe vitrine_adler32(1, start, raw.count).bigEndian
  unsafe UnsafeMutableRawPointer(out + writer.count).copyMemory(from: &sum, byteCount: 4)
  return writer.count + 4
}

/// The matches of a block: enough that its codes (about 80 bytes) matter little, few enough that they adapt
/// to the colours along a gradient.
private let blockMatches = 3072
