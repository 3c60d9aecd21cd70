import CPNG
public import VitrineGraphics

/// A picture that was read, with what its file said about colours.
public struct DecodedPNG: Sendable {
  public var pixmap: Pixmap
  /// Set when the file names a colour space other than sRGB, for a warning: its samples were taken
  /// as sRGB all the same. The text is a noun phrase ("the ICC profile “Display P3”").
  public var foreignColour: String?
}

/// Decodes a PNG file of any kind (palette, grey, 16 bits, interlaced, tRNS) to premultiplied RGBA8.
///
/// The samples are taken as sRGB. 16-bit samples are rounded to 8. Bytes after IEND are ignored.
public func decodePNG(_ bytes: [UInt8], limits: PNGLimits = .standard) throws(PNGError) -> Pixmap {
  try decodePNGWithColour(bytes, limits: limits).pixmap
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

/// The same as `decodePNG`, with what the file said about colours.
public func decodePNGWithColour(
  _ bytes: [UInt8], limits: PNGLimits = .standard
) throws(PNGError) -> DecodedPNG {
  guard bytes.count <= limits.bytes else {
    throw .tooManyBytes(count: bytes.count, limit: limits.bytes)
  }
  let layout: PNGLayout
  switch PictureKind(bytes) {
  case .png: layout = try PNGLayout(bytes)
  case .other(let kind): throw .unsupportedFormat(kind: kind)
  case .unknown: throw .notAPicture
  }
  let (w, h) = (layout.width, layout.height)
  guard w <= limits.side, h <= limits.side, w * h <= limits.pixels else {
    throw .tooLarge(width: w, height: h)
  }
  var pixels = try readPixels(bytes, width: w, height: h)
  premultiply(&pixels)
  return DecodedPNG(
    pixmap: Pixmap(width: w, height: h, pixels: pixels),
    foreignColour: layout.colour.foreignSpace)
}

extension PNGLayout.ColourTags {
  /// The space that the file names when that is not sRGB.
  var foreignSpace: String? {
    if let profileName {
      return profileName.contains("sRGB") ? nil : "the ICC profile “\(profileName)”"
    }
    if isTaggedSRGB { return nil }
    // sRGB's own values in units of 1/100000 (PNG specification, 11.3.2.5), with room for rounding.
    if let gamma, !(44_000...47_000).contains(gamma) {
      return "a gamma of \(Double(gamma) / 100_000)"
    }
    let srgb: [UInt32] = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000]
    if let primaries, zip(primaries, srgb).contains(where: { $0 > $1 + 500 || $0 + 500 < $1 }) {
      return "primaries other than sRGB's"
    }
    return nil
  }
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

/// The text before the closing zero of a C message.
func text(_ message: [CChar]) -> String {
  String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
