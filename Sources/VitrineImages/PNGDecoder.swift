import CPNG
public import VitrineGraphics

/// Decodes a PNG file of any kind (palette, grey, 16 bits, interlaced, tRNS) to premultiplied RGBA8.
///
/// The samples are interpreted as sRGB. 16-bit samples are rounded to 8. Of an animated file the still
/// picture is read. The picture is turned as the chunk eXIf says. Ancillary chunks with a wrong check sum are left out.
/// Bytes after IEND are ignored.
public func decodePNG(_ bytes: [UInt8], limits: PNGLimits = .standard) throws(PNGError) -> Pixmap {
  try decodePNGWithTraits(bytes, limits: limits).pixmap
}

/// Reads and decodes the file at `path`; its errors name the file.
public func decodePNG(
  file path: String, limits: PNGLimits = .standard
) throws(PNGError) -> Pixmap {
  let bytes = try readFile(path, limit: limits.bytes)
  do {
    return try decodePNG(bytes, limits: limits)
  } catch {
    throw .unreadable(path: path, error)
  }
}

/// Like `decodePNG`, with the file's metadata.
public func decodePNGWithTraits(
  _ bytes: [UInt8], limits: PNGLimits = .standard
) throws(PNGError) -> DecodedPNG {
  guard bytes.count <= limits.bytes else {
    throw .tooManyBytes(count: bytes.count, limit: limits.bytes)
  }
  let layout: PNGLayout
  switch PictureKind(bytes) {
  case .png: layout = try PNGLayout(bytes)
  case .decodable(let format): throw .unsupportedFormat(kind: "a \(format.name)")
  case .svg: throw .unsupportedFormat(kind: "an SVG")
  case .other(let kind): throw .unsupportedFormat(kind: kind)
  case .unknown: throw .notAPicture
  }
  let (w, h) = (layout.width, layout.height)
  guard w <= limits.side, h <= limits.side, w * h <= limits.pixels else {
    throw .tooLarge(width: w, height: h, limits: limits)
  }
  var pixels = try readPixels(bytes, width: w, height: h)
  premultiply(&pixels)
  let stored = Pixmap(width: w, height: h, pixels: pixels)
  return DecodedPNG(
    pixmap: layout.traits.orientation.applied(to: stored), traits: layout.traits,
    notes: layout.notes)
}

private func readPixels(
  _ bytes: [UInt8], width: Int, height: Int
) throws(PNGError) -> [UInt32] {
  var message = [CChar](repeating: 0, count: VITRINE_PNG_MESSAGE)
  var failed = false
  let pixels = unsafe [UInt32](unsafeUninitializedCapacity: width * height) { out, count in
    let raw = UnsafeMutableRawPointer(out.baseAddress)
    let status = unsafe vitrine_png_read(
      bytes, bytes.count, raw?.assumingMemoryBound(to: UInt8.self), UInt32(width), UInt32(height),
      &message)
    failed = status != 0
    count = failed ? 0 : width * height
  }
  if failed { throw .undecodable(reason: text(message)) }
  return pixels
}

/// Reads straight samples of 16 bits, a pixel in each number, from a file that was checked.
func readWidePixels(
  _ bytes: [UInt8], width: Int, height: Int
) throws(PNGError) -> [UInt64] {
  var message = [CChar](repeating: 0, count: VITRINE_PNG_MESSAGE)
  var failed = false
  let pixels = unsafe [UInt64](unsafeUninitializedCapacity: width * height) { out, count in
    let raw = UnsafeMutableRawPointer(out.baseAddress)
    let status = unsafe vitrine_png_read_wide(
      bytes, bytes.count, raw?.assumingMemoryBound(to: UInt8.self), UInt32(width), UInt32(height),
      &message)
    failed = status != 0
    count = failed ? 0 : width * height
  }
  if failed { throw .undecodable(reason: text(message)) }
  return pixels.map(\.bigEndian)
}

/// The text before the closing zero of a C message.
func text(_ message: [CChar]) -> String {
  String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
