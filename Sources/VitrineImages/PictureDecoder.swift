public import VitrineGraphics

/// A picture with what could not be honoured in its file.
public struct DecodedPicture: Sendable {
  public var pixmap: Pixmap
  /// A colour space that was taken as sRGB, as a noun phrase; nil where the colours are right.
  public var foreignColour: String?
}

/// Decodes a picture to premultiplied RGBA8: PNG, JPEG, WebP, HEIC, or the first frame of a GIF.
///
/// Formats other than PNG are decoded in a process of their own. The size is checked before the pixels are decoded. A JPEG is turned as its Exif orientation says. Colours with a
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
  var foreign = try decodeApart(bytes, format, limits)
  let inks = format == .jpeg ? JPEGInks(bytes) : nil
  inks?.mix(&foreign.pixels)
  let profile = format == .heic ? foreign.profile : PictureProfile.bytes(of: bytes, format)
  let colour =
    profile == nil && inks != nil ? JPEGInks.name : convertColours(&foreign.pixels, profile)
  premultiply(&foreign.pixels)
  let pixmap = Pixmap(width: foreign.width, height: foreign.height, pixels: foreign.pixels)
  let turn = format == .jpeg ? ExifOrientation(jpeg: bytes) : .upright
  return DecodedPicture(pixmap: turn.applied(to: pixmap), foreignColour: colour)
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
