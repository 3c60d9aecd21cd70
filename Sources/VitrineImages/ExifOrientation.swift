package import VitrineGraphics

/// The way in which a camera held a picture: the values of Exif's tag 0x0112.
package enum ExifOrientation: Int {
  case upright = 1
  case mirrored, turnedHalf, mirroredDown, transposed, turnedRight, transversed, turnedLeft

  /// Reads the tag of a JPEG's first directory; upright where there is none.
  init(jpeg file: [UInt8]) {
    let name = [UInt8]("Exif\0\0".utf8)
    for segment in JPEGSegments(file) where segment.marker == 0xe1 {
      guard segment.data.starts(with: name) else { continue }
      self = Self.read(Array(segment.data.dropFirst(name.count)))
      return
    }
    self = .upright
  }

  /// Reads a TIFF header and the entries of the first directory, 12 bytes each.
  private static func read(_ tiff: [UInt8]) -> ExifOrientation {
    guard tiff.count >= 8 else { return .upright }
    let isLittle = tiff[0] == 0x49
    func number(_ offset: Int, _ size: Int) -> Int? {
      guard offset >= 0, offset + size <= tiff.count else { return nil }
      let bytes = tiff[offset..<offset + size]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let first = number(4, 4), let count = number(first, 2) else { return .upright }
    for entry in 0..<count {
      let offset = first + 2 + entry * 12
      guard let tag = number(offset, 2) else { return .upright }
      if tag == 0x0112 {
        return number(offset + 8, 2).flatMap(ExifOrientation.init(rawValue:)) ?? .upright
      }
    }
    return .upright
  }

  /// Whether width and height change places.
  private var swapsSides: Bool { rawValue >= Self.transposed.rawValue }

  /// Returns the pixels in the order in which they are to be seen.
  package func applied(to picture: Pixmap) -> Pixmap {
    guard self != .upright else { return picture }
    let (w, h) = (picture.width, picture.height)
    let (width, height) = swapsSides ? (h, w) : (w, h)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(w * h)
    for y in 0..<height {
      for x in 0..<width {
        let (fromX, fromY) =
          switch self {
          case .upright: (x, y)
          case .mirrored: (w - 1 - x, y)
          case .turnedHalf: (w - 1 - x, h - 1 - y)
          case .mirroredDown: (x, h - 1 - y)
          case .transposed: (y, x)
          case .turnedRight: (y, h - 1 - x)
          case .transversed: (w - 1 - y, h - 1 - x)
          case .turnedLeft: (w - 1 - y, x)
          }
        pixels.append(picture.pixels[fromY * w + fromX])
      }
    }
    return Pixmap(width: width, height: height, pixels: pixels)
  }
}
