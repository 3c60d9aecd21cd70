/// The orientation in a HEIC file: by properties of its container, which the decoder applies, or by
/// Exif alone.
struct HEICOrientation {
  /// The orientation by Exif where the container has no property for it; upright otherwise.
  private(set) var exif = ExifOrientation.upright
  /// Whether the file is of the brand `miaf`, whose readers leave Exif's orientation aside (ISO/IEC 23000-22, 7.3.10.1).
  private(set) var isIgnored = false

  /// Reads a file (ISO/IEC 14496-12, 8.11, and 23008-12, 6.5).
  init(_ file: [UInt8]) {
    for (name, body) in ISOBoxes(file[...]) {
      switch name {
      case "ftyp": isIgnored = Self.brands(body).contains("miaf")
      case "meta": exif = HEICItems(meta: body.dropFirst(4), file: file).orientation
      default: break
      }
    }
  }

  /// The major brand, a version, and the compatible ones.
  private static func brands(_ body: ArraySlice<UInt8>) -> [FourCC] {
    var cursor = ByteCursor(body)
    var brands: [FourCC] = []
    while brands.count < mostBrands, let name = cursor.bytes(4).flatMap({ FourCC($0) }) {
      brands.append(name)
    }
    return brands
  }

  /// The most brands that are looked at; files have some five.
  private static let mostBrands = 64
}

/// The boxes of a file or of a box: name and body (ISO/IEC 14496-12, 4.2).
struct ISOBoxes: Sequence, IteratorProtocol {
  private var cursor: ByteCursor

  init(_ bytes: ArraySlice<UInt8>) { cursor = ByteCursor(bytes) }

  mutating func next() -> (name: FourCC, body: ArraySlice<UInt8>)? {
    guard let size = cursor.number(4), let name = cursor.bytes(4).flatMap({ FourCC($0) }) else {
      return nil
    }
    let length: Int
    switch size {
    // It lasts until the end.
    case 0: length = cursor.rest.count
    // A size of 64 bits follows, whose upper half is 0 in every file that is read.
    case 1:
      guard cursor.number(4) == 0, let long = cursor.number(4) else { return nil }
      length = long - 16
    default: length = size - 8
    }
    return cursor.bytes(length).map { (name, $0) }
  }
}
