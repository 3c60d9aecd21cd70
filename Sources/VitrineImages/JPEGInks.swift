/// The four inks of a JPEG in CMYK or YCCK, for printing.
struct JPEGInks {
  /// Their name where no profile says what they look like.
  static let name = "CMYK inks without a profile"

  /// Whether samples are the paper that shows through, as Adobe's programs store them, not the ink.
  private let isInverted: Bool

  /// Returns nil for a JPEG of light.
  init?(_ file: [UInt8]) {
    var (components, isAdobe) = (0, false)
    for segment in JPEGSegments(file) {
      let data = segment.data
      if Self.frames.contains(segment.marker), data.count > Self.countOffset {
        components = Int(data[data.startIndex + Self.countOffset])
      } else if segment.marker == Self.application14 {
        isAdobe = isAdobe || data.starts(with: "Adobe".utf8)
      }
    }
    guard components == 4 else { return nil }
    isInverted = isAdobe
  }

  /// Replaces inks, cyan in the lowest byte, by opaque pixels: each ink takes its share of one light, and black of all.
  func mix(_ pixels: inout [UInt32]) {
    let flip: UInt32 = isInverted ? 0 : .max
    for i in pixels.indices {
      let paper = pixels[i] ^ flip
      let black = paper >> 24
      let light = [paper, paper >> 8, paper >> 16].map { (($0 & 255) * black + 127) / 255 }
      pixels[i] = light[0] | light[1] << 8 | light[2] << 16 | 0xff00_0000
    }
  }

  /// The markers of frames that TurboJPEG reads: baseline, extended and progressive (ITU T.81, table B.1).
  private static let frames: ClosedRange<UInt8> = 0xc0...0xc2
  /// The place of the number of components after precision, height and width.
  private static let countOffset = 5
  /// The segment in which Adobe's programs say how colours are stored.
  private static let application14: UInt8 = 0xee
}
