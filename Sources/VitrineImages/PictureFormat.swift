import CPictures

/// A picture format beside PNG that a library of the system decodes.
package enum PictureFormat: CaseIterable {
  case jpeg, webP, heic, gif

  /// The format's name for messages.
  var name: String {
    switch self {
    case .jpeg: "JPEG"
    case .webP: "WebP"
    case .heic: "HEIC"
    case .gif: "GIF"
    }
  }

  /// The number of the format for the decoders.
  var number: Int32 {
    switch self {
    case .jpeg: Int32(VITRINE_JPEG)
    case .webP: Int32(VITRINE_WEBP)
    case .heic: Int32(VITRINE_HEIC)
    case .gif: Int32(VITRINE_GIF)
    }
  }

  /// The file name of the library.
  package var library: String { unsafe String(cString: vitrine_picture_library(number)) }

  /// The name of the file that the library was loaded from, which tells its version; nil if it is not installed.
  package var libraryFile: String? {
    var name = [CChar](repeating: 0, count: 256)
    guard unsafe vitrine_picture_library_file(number, &name, name.count) else { return nil }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The Debian package of the library.
  package var package: String {
    switch self {
    case .jpeg: "libturbojpeg0"
    case .webP: "libwebp7"
    case .heic: "libheif1"
    case .gif: "libgif7"
    }
  }
}
