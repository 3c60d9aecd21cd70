package import VitrineGraphics

/// The way in which a camera held a picture: the values of Exif's tag 0x0112.
package enum ExifOrientation: Int {
  case upright = 1
  case mirrored, turnedHalf, mirroredDown, transposed, turnedRight, transversed, turnedLeft

  /// Reads the tag in the first directory of a TIFF header (TIFF 6.0, section 2); upright where there is none.
  init(tiff: ArraySlice<UInt8>) {
    self = Self.tag(tiff).flatMap(ExifOrientation.init(rawValue:)) ?? .upright
  }

  private static func tag(_ tiff: ArraySlice<UInt8>) -> Int? {
    let isLittle = tiff.starts(with: "II".utf8)
    guard isLittle || tiff.starts(with: "MM".utf8) else { return nil }
    var head = ByteCursor(tiff.dropFirst(2))
    func number(_ cursor: inout ByteCursor, _ size: Int) -> Int? {
      cursor.number(size, littleEndian: isLittle)
    }
    guard number(&head, 2) == 42, let first = number(&head, 4) else { return nil }
    var directory = ByteCursor(tiff)
    guard directory.bytes(first) != nil, let count = number(&directory, 2) else { return nil }
    for _ in 0..<count {
      guard let tag = number(&directory, 2), let type = number(&directory, 2),
        let values = number(&directory, 4), var value = directory.bytes(4).map({ ByteCursor($0) })
      else { return nil }
      // A short or, by some writers, a long one.
      if tag == 0x0112, values == 1 { return number(&value, type == 4 ? 4 : 2) }
    }
    return nil
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
