import Vitrine

/// A format that pictures are written in beside PNG.
enum GalleryFormat: String, CaseIterable {
  case webp

  /// Returns the format of a name; AVIF has none, and says why.
  static func named(_ name: String) throws(UsageError) -> GalleryFormat {
    if name == "avif" {
      throw UsageError(
        "--also avif: AVIF is not written, as its libraries turn colours into luma and chroma, which loses some; "
          + "--also webp is without loss")
    }
    guard let format = GalleryFormat(rawValue: name) else {
      throw .unknown(name, what: "format", among: allCases.map(\.rawValue))
    }
    return format
  }
}
