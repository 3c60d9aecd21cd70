import CPNG
public import VitrineGraphics

/// Encodes a picture as a PNG file: 8 bits, RGB if every pixel is opaque, otherwise straight RGBA.
///
/// The chunks are IHDR, sRGB, pHYs (72·`scale` dots per inch, so that the picture is shown at its size in
/// points), the options' notes as tEXt or zTXt, one IDAT, IEND. The same picture gives the same bytes for
/// one version of libdeflate. Throws `.unencodable` for a picture without pixels.
public func encodePNG(
  _ pixmap: Pixmap, scale: Int, options: PNGOptions = PNGOptions(), scratch: inout PNGScratch
) throws(PNGError) -> [UInt8] {
  try checkEncodable(pixmap)
  let rows = FilteredRows(pixmap, filter: options.filter ?? .suiting(pixmap))
  let raw = unsafe scratch.filtered.bytes(rows.count + 2 * rows.rowBytes)
  unsafe rows.write(to: raw)
  let packed = try unsafe compress(
    UnsafeBufferPointer(start: raw, count: rows.count), rows, options.effort, &scratch)
  var file = ChunkWriter(capacity: packed.count + 200 + options.noteBytes)
  file.add("IHDR", header(pixmap, channels: rows.channels))
  // Rendering intent 0, perceptual.
  file.add("sRGB", [0])
  file.add("pHYs", density(scale: scale))
  for note in options.notes {
    if let body = note.chunk { file.add(note.isCompressed ? "zTXt" : "tEXt", body) }
  }
  unsafe file.add("IDAT", packed)
  file.add("IEND", [])
  return file.bytes
}

/// Throws for a picture without pixels, or one larger than the 31 bits of PNG's sizes allow.
func checkEncodable(_ pixmap: Pixmap) throws(PNGError) {
  guard pixmap.width > 0, pixmap.height > 0 else {
    throw .unencodable(reason: "it is \(pixmap.width)×\(pixmap.height) pixels")
  }
  guard pixmap.width <= Int32.max, pixmap.height <= Int32.max else {
    throw .unencodable(reason: "a side is longer than 2³¹ pixels")
  }
}

/// Dots per metre for pictures of `scale` pixels a point at 72 points an inch of 0.0254 m, rounded.
func dotsPerMetre(scale: Int) -> Int { (max(1, min(scale, 100)) * 72 * 10_000 + 127) / 254 }

private func header(_ pixmap: Pixmap, channels: Int) -> [UInt8] {
  // 8 bits, colour type 2 (RGB) or 6 (RGBA), deflate, the five filters, not interlaced.
  bigEndianBytes(pixmap.width) + bigEndianBytes(pixmap.height)
    + [8, channels == 3 ? 2 : 6, 0, 0, 0]
}

private func density(scale: Int) -> [UInt8] {
  let dots = bigEndianBytes(dotsPerMetre(scale: scale))
  return dots + dots + [1]
}

private func compress(
  _ raw: UnsafeBufferPointer<UInt8>, _ rows: FilteredRows, _ effort: PNGOptions.Effort,
  _ scratch: inout PNGScratch
) throws(PNGError) -> UnsafeBufferPointer<UInt8> {
  let capacity = vitrine_zlib_bound(raw.count)
  let out = unsafe scratch.compressed.bytes(capacity)
  var count = 0
  switch (effort, rows.filter) {
  case (.fast, .none):
    count = unsafe deflate(raw, rows, by: RowMatcher.self, to: out, capacity: capacity)
  case (.fast, _):
    count = unsafe deflate(raw, rows, by: ResidualMatcher.self, to: out, capacity: capacity)
  case (.small, _), (.smallest, _): break
  }
  if count == 0 {
    let handle = unsafe scratch.compressor(effort, rows.filter)
    guard let handle = unsafe handle else { throw .unencodable(reason: "memory is short") }
    count = unsafe vitrine_zlib_compress(handle, raw.baseAddress, raw.count, out, capacity)
  }
  guard count > 0, count <= Int32.max else {
    throw .unencodable(reason: "it does not fit one chunk")
  }
  return unsafe UnsafeBufferPointer(start: out, count: count)
}

extension PNGScratch {
  /// Returns libdeflate's compressor for content that suits the filter; with the fast effort only for
  /// noise, which our own compressor enlarges.
  ///
  /// For flat pictures, files at level 9 are a twenty-fifth larger than at the highest level, in a
  /// sixteenth of its time. For photographs any level above 6 takes seconds for one per cent.
  fileprivate mutating func compressor(
    _ effort: PNGOptions.Effort, _ filter: RowFilter
  ) -> OpaquePointer? {
    switch (effort, filter) {
    case (.fast, _): unsafe level1.handle(level: 1)
    case (.small, .none): unsafe level9.handle(level: 9)
    case (.smallest, .none): unsafe level12.handle(level: 12)
    case (_, _): unsafe level6.handle(level: 6)
    }
  }
}

extension PNGOptions {
  var noteBytes: Int { notes.reduce(0) { $0 + $1.keyword.utf8.count + $1.text.utf8.count + 16 } }
}
