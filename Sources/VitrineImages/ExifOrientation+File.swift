extension ExifOrientation {
  /// Reads what a file says of its picture; upright where it says nothing. What a decoder turns by itself is upright
  /// too.
  package init(_ file: [UInt8], _ format: PictureFormat) {
    switch format {
    case .jpeg: self = Self.jpeg(file)
    case .webP: self = WebPChunks.first("EXIF", of: file).map(Self.named) ?? .upright
    case .heic:
      let held = HEICOrientation(file)
      self = held.isIgnored ? .upright : held.exif
    case .gif: self = .upright
    }
  }

  private static func jpeg(_ file: [UInt8]) -> ExifOrientation {
    let segment = JPEGSegments(file).first {
      $0.marker == 0xe1 && $0.data.starts(with: exifName)
    }
    return segment.map { named($0.data) } ?? .upright
  }

  /// Reads a TIFF header behind the name that JPEG has before it, and some writers of WebP.
  private static func named(_ bytes: ArraySlice<UInt8>) -> ExifOrientation {
    ExifOrientation(tiff: bytes.starts(with: exifName) ? bytes.dropFirst(exifName.count) : bytes)
  }

  private static let exifName = [UInt8]("Exif\0\0".utf8)
}
