import CPictures
package import VitrineGraphics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A picture that cannot be written as WebP; the description is one sentence without a subject.
package struct WebPError: Error, CustomStringConvertible {
  package var description: String
}

/// Encodes a picture as a WebP file without loss: what a reader decodes are the same straight pixels as in the PNG.
///
/// The library is opened at run time, as for reading; the same picture gives the same bytes for one version of it.
package func encodeWebP(_ pixmap: Pixmap) throws(WebPError) -> [UInt8] {
  let pixels = pixmap.pixels.map(straight)
  var bytes: UnsafeMutablePointer<UInt8>?
  var count = 0
  let status = unsafe pixels.withUnsafeBytes { source in
    unsafe vitrine_webp_encode(
      source.assumingMemoryBound(to: UInt8.self).baseAddress, Int32(clamping: pixmap.width),
      Int32(clamping: pixmap.height), &bytes, &count)
  }
  defer { unsafe free(bytes) }
  guard let start = unsafe bytes, Int(status) == VITRINE_PICTURE_READ else {
    let format = PictureFormat.webP
    throw WebPError(
      description: Int(status) == VITRINE_PICTURE_NO_LIBRARY
        ? "\(format.library), which writes WebP, is not installed (Debian: \(format.package))"
        : "\(format.library) cannot write \(pixmap.width)×\(pixmap.height) pixels as WebP")
  }
  return unsafe Array(UnsafeBufferPointer(start: start, count: count))
}
