import CPNG
import VitrineGraphics

/// The rows of a picture as samples of one of PNG's colour types, before filters.
struct SampleRows {
  let width: Int
  let height: Int
  let samples: PNGTraits.Samples
  /// The bits of a sample or index: 1, 2, 4 or 8.
  let depth: Int
  /// Straight colours of a palette, those that are not opaque first; empty for other colour types.
  private(set) var palette: [UInt32] = []
  /// The rows one after the other, without filter bytes.
  let bytes: [UInt8]

  /// Whether a pixel has fewer bits than in RGB or RGBA.
  var isReduced: Bool { samples != .rgb && samples != .rgba }

  /// The bytes of a row, and the distance to the pixel on the left, at least 1 (PNG specification, 9.2).
  var rowBytes: Int { (width * channels * depth + 7) / 8 }
  var pixelBytes: Int { max(1, channels * depth / 8) }

  private var channels: Int {
    switch samples {
    case .grey, .palette: 1
    case .greyAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// Stores the pixels in a palette or as grey; nil if they have more colours.
  init?(fewestBits pixmap: Pixmap) {
    let straight = straightPixels(pixmap)
    if let palette = Self.palette(of: straight) {
      self.init(pixmap, straight, indexing: palette)
      return
    }
    guard straight.allSatisfy({ $0 & 255 == $0 >> 8 & 255 && $0 & 255 == $0 >> 16 & 255 }) else {
      return nil
    }
    let isOpaque = straight.allSatisfy { $0 >> 24 == 255 }
    self.init(
      pixmap, isOpaque ? .grey : .greyAlpha,
      straight.flatMap { isOpaque ? [UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 24)] })
  }

  /// Stores red, green and blue, and alpha unless all pixels are opaque.
  init(trueColour pixmap: Pixmap) {
    let straight = straightPixels(pixmap)
    let isOpaque = straight.allSatisfy { $0 >> 24 == 255 }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(straight.count * (isOpaque ? 3 : 4))
    for pixel in straight {
      for shift: UInt32 in [0, 8, 16] { bytes.append(UInt8(pixel >> shift & 255)) }
      if !isOpaque { bytes.append(UInt8(pixel >> 24)) }
    }
    self.init(pixmap, isOpaque ? .rgb : .rgba, bytes)
  }

  private init(_ pixmap: Pixmap, _ samples: PNGTraits.Samples, _ bytes: [UInt8]) {
    (width, height) = (pixmap.width, pixmap.height)
    (self.samples, depth, self.bytes) = (samples, 8, bytes)
  }

  private init(_ pixmap: Pixmap, _ straight: [UInt32], indexing palette: [UInt32]) {
    (width, height, samples) = (pixmap.width, pixmap.height, .palette)
    let depth = [1, 2, 4].first { palette.count <= 1 << $0 } ?? 8
    let indices = Dictionary(uniqueKeysWithValues: palette.enumerated().map { ($1, UInt8($0)) })
    let perByte = 8 / depth
    var bytes: [UInt8] = []
    bytes.reserveCapacity((pixmap.width + perByte - 1) / perByte * pixmap.height)
    for y in 0..<pixmap.height {
      for x in stride(from: 0, to: pixmap.width, by: perByte) {
        var byte: UInt8 = 0
        for k in 0..<perByte where x + k < pixmap.width {
          let index = indices[straight[y * pixmap.width + x + k]] ?? 0
          // The leftmost pixel has the highest bits.
          byte |= index << UInt8(8 - depth * (k + 1))
        }
        bytes.append(byte)
      }
    }
    (self.depth, self.palette, self.bytes) = (depth, palette, bytes)
  }

  /// The colours of a picture that has at most 256, in the order in which they are met, those that are not opaque
  /// first: the chunk tRNS then ends with them.
  private static func palette(of straight: [UInt32]) -> [UInt32]? {
    var met: Set<UInt32> = []
    var colours: [UInt32] = []
    var last: UInt32?
    for pixel in straight where pixel != last {
      last = pixel
      guard met.insert(pixel).inserted else { continue }
      colours.append(pixel)
      if colours.count > mostColours { return nil }
    }
    return colours.filter { $0 >> 24 < 255 } + colours.filter { $0 >> 24 == 255 }
  }

  private static let mostColours = 256
}

/// Returns the pixels as files store them, not multiplied by their alpha.
private func straightPixels(_ pixmap: Pixmap) -> [UInt32] {
  pixmap.pixels.map { $0 >> 24 == 255 ? $0 : straight($0) }
}
