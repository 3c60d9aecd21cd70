import CPictures
public import VitrineGraphics

/// A picture with what could not be honoured in its file.
public struct DecodedPicture: Sendable {
  public var pixmap: Pixmap
  /// A colour space that was taken as sRGB, as a noun phrase; nil where the colours are right.
  public var foreignColour: String?
}

/// Decodes a picture to premultiplied RGBA8: PNG, JPEG, WebP, HEIC, or the first frame of a GIF.
///
/// The size is checked before the pixels are decoded. A JPEG is turned as its Exif orientation says. Colours with a
/// profile of primaries and curves are converted to sRGB, except those of a PNG, whose samples count as sRGB. The inks
/// of a JPEG in CMYK are mixed without a profile, which is noted.
public func decodePicture(
  _ bytes: [UInt8], limits: PNGLimits = .standard
) throws(PictureError) -> DecodedPicture {
  guard case .decodable(let format) = PictureKind(bytes) else {
    do {
      let png = try decodePNGWithTraits(bytes, limits: limits)
      return DecodedPicture(pixmap: png.pixmap, foreignColour: png.foreignColour)
    } catch {
      throw .png(error)
    }
  }
  guard bytes.count <= limits.bytes else {
    throw .png(.tooManyBytes(count: bytes.count, limit: limits.bytes))
  }
  return try decode(bytes, format, limits)
}

private func decode(
  _ bytes: [UInt8], _ format: PictureFormat, _ limits: PNGLimits
) throws(PictureError) -> DecodedPicture {
  var (width, height) = (Int32(0), Int32(0))
  let status = unsafe vitrine_picture_size(
    format.number, bytes, bytes.count, &width, &height)
  try check(status, format)
  let (w, h) = (Int(width), Int(height))
  guard w <= limits.side, h <= limits.side, w * h <= limits.pixels else {
    throw .tooLarge(format: format.name, width: w, height: h, limits: limits)
  }
  var failure = Int32(VITRINE_PICTURE_READ)
  var pixels = unsafe [UInt32](unsafeUninitializedCapacity: w * h) { out, count in
    guard let start = UnsafeMutableRawPointer(out.baseAddress) else { return }
    unsafe start.initializeMemory(as: UInt8.self, repeating: 0, count: w * h * 4)
    failure = unsafe vitrine_picture_read(
      format.number, bytes, bytes.count, width, height,
      start.assumingMemoryBound(to: UInt8.self))
    count = w * h
  }
  try check(failure, format)
  let inks = format == .jpeg ? JPEGInks(bytes) : nil
  inks?.mix(&pixels)
  let profile = PictureProfile.bytes(of: bytes, format)
  let foreign =
    profile == nil && inks != nil ? JPEGInks.name : convertColours(&pixels, profile)
  premultiply(&pixels)
  let pixmap = Pixmap(width: w, height: h, pixels: pixels)
  let turn = format == .jpeg ? ExifOrientation(jpeg: bytes) : .upright
  return DecodedPicture(pixmap: turn.applied(to: pixmap), foreignColour: foreign)
}

private func check(_ status: Int32, _ format: PictureFormat) throws(PictureError) {
  switch Int(status) {
  case VITRINE_PICTURE_READ: return
  case VITRINE_PICTURE_NO_LIBRARY:
    throw .missingLibrary(
      format: format.name, library: format.library, package: format.package)
  default: throw .undecodable(format: format.name)
  }
}

/// Converts straight pixels to sRGB; returns the name of a colour space that cannot be converted.
private func convertColours(_ pixels: inout [UInt32], _ profile: [UInt8]?) -> String? {
  guard let profile else { return nil }
  guard let transform = ColourTransform(icc: profile) else {
    let name = ICCFile(profile).profileName.map { " “\($0)”" } ?? ""
    return "the ICC profile\(name), which is not one of primaries and curves"
  }
  transform.apply(to: &pixels)
  return nil
}
