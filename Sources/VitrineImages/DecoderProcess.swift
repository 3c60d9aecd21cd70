import CPictures

/// A picture as a process of its own decoded it.
struct ForeignPicture {
  var width: Int
  var height: Int
  /// Straight RGBA, or the four inks of a JPEG as they are stored.
  var pixels: [UInt32]
  /// The ICC profile of a HEIC picture; nil where there is none, and for other formats.
  var profile: [UInt8]?
}

/// Decodes a picture in a process of its own, which has limits of memory and time, no files and no network: what ends
/// it costs this picture alone.
func decodeApart(
  _ bytes: [UInt8], _ format: PictureFormat, _ limits: PNGLimits
) throws(PictureError) -> ForeignPicture {
  var decoder = vitrine_decoder()
  let status = unsafe vitrine_decoder_open(
    &decoder, format.number, bytes, bytes.count, Int32(clamping: limits.side),
    UInt64(clamping: limits.pixels))
  defer { unsafe vitrine_decoder_close(&decoder) }
  let (width, height) = (Int(decoder.width), Int(decoder.height))
  switch Int(status) {
  case VITRINE_PICTURE_READ: break
  case VITRINE_PICTURE_NO_LIBRARY:
    throw .missingLibrary(format: format.name, library: format.library, package: format.package)
  case VITRINE_PICTURE_TOO_LARGE:
    throw .tooLarge(format: format.name, width: width, height: height, limits: limits)
  case VITRINE_PICTURE_NO_PROCESS: throw .noProcess(format: format.name)
  default: throw .undecodable(format: format.name)
  }
  var isWhole = false
  let pixels = unsafe [UInt32](unsafeUninitializedCapacity: width * height) { out, count in
    guard let start = UnsafeMutableRawPointer(out.baseAddress) else { return }
    let size = width * height * MemoryLayout<UInt32>.stride
    isWhole = unsafe vitrine_decoder_read(
      &decoder, start.assumingMemoryBound(to: UInt8.self), size)
    count = isWhole ? width * height : 0
  }
  let profile = isWhole ? readProfile(&decoder) : nil
  guard isWhole else { throw .undecodable(format: format.name) }
  return ForeignPicture(width: width, height: height, pixels: pixels, profile: profile)
}

private func readProfile(_ decoder: inout vitrine_decoder) -> [UInt8]? {
  let size = Int(decoder.profile_count)
  guard size > 0 else { return nil }
  let profile = unsafe [UInt8](unsafeUninitializedCapacity: size) { out, count in
    count = unsafe vitrine_decoder_read(&decoder, out.baseAddress, size) ? size : 0
  }
  return profile.isEmpty ? nil : profile
}
