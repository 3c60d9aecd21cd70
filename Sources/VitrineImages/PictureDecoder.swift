public import VitrineGraphics

/// A picture with what could not be honoured in its file.
public struct DecodedPicture: Sendable {
  public var pixmap: Pixmap
  /// A colour space that was taken as sRGB, as a noun phrase; nil where the colours are right.
  public var foreignColour: String?
  /// The notes on what the file has beside its colours and is not shown.
  public var notes: [PictureNote] = []
}

/// Decodes a picture to premultiplied RGBA8: PNG, JPEG, WebP, HEIC, or the first frame of a GIF or an animated WebP.
///
/// Formats other than PNG are decoded in a process of their own. The size is checked before the pixels are decoded.
/// Pictures are turned as Exif says, a HEIC as its container does. Colours with a profile of primaries and curves are
/// converted to sRGB, except those of a PNG, whose samples count as sRGB. The inks of a JPEG in CMYK are mixed without
/// a profile, which is noted.
public func decodePicture(
  _ bytes: [UInt8], limits: PNGLimits = .standard
) throws(PictureError) -> DecodedPicture {
  guard case .decodable(let format) = PictureKind(bytes) else {
    do {
      let png = try decodePNGWithTraits(bytes, limits: limits)
      return DecodedPicture(
        pixmap: png.pixmap, foreignColour: png.foreignColour, notes: png.pictureNotes)
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
  let film = format == .webP ? WebPAnimation(bytes) : nil
  do {
    let foreign =
      if let film { try film.decode(limits) } else { try decodeApart(bytes, format, limits) }
    return finish(foreign, bytes, format, film)
  } catch {
    if case .undecodable = error, format == .jpeg, let kind = JPEGFrame.unreadKind(bytes) {
      throw .png(.unsupportedFormat(kind: kind))
    }
    throw error
  }
}

/// Reads everything of a file but its pixels, and applies it to those that are given; nil for a file that no library
/// would decode. For searches of inputs, which the decoders' processes would slow down.
package func readContainer(_ bytes: [UInt8], around pixels: Pixmap) -> DecodedPicture? {
  guard case .decodable(let format) = PictureKind(bytes) else { return nil }
  let foreign = ForeignPicture(
    width: pixels.width, height: pixels.height, pixels: pixels.pixels,
    profile: format == .heic ? bytes : nil)
  return finish(foreign, bytes, format, format == .webP ? WebPAnimation(bytes) : nil)
}

private func finish(
  _ decoded: ForeignPicture, _ bytes: [UInt8], _ format: PictureFormat, _ film: WebPAnimation?
) -> DecodedPicture {
  var foreign = decoded
  let inks = format == .jpeg ? JPEGInks(bytes) : nil
  inks?.mix(&foreign.pixels)
  let profile = format == .heic ? foreign.profile : PictureProfile.bytes(of: bytes, format)
  let colour =
    profile == nil && inks != nil ? JPEGInks.name : convertColours(&foreign.pixels, profile)
  premultiply(&foreign.pixels)
  let pixmap = Pixmap(width: foreign.width, height: foreign.height, pixels: foreign.pixels)
  return DecodedPicture(
    pixmap: ExifOrientation(bytes, format).applied(to: pixmap), foreignColour: colour,
    notes: notes(bytes, format, film))
}

private func notes(
  _ bytes: [UInt8], _ format: PictureFormat, _ film: WebPAnimation?
) -> [PictureNote] {
  if let film, film.frames > 1 { return [.frames(film.frames)] }
  guard format == .heic else { return [] }
  let held = HEICOrientation(bytes)
  guard held.isIgnored, held.exif != .upright else { return [] }
  return [.turn(held.exif.rawValue)]
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
