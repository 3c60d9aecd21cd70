import Foundation
import VitrineGraphics

/// The colours of a picture over white, three samples of 0…255 for a pixel.
struct OpaquePicture {
  var width: Int
  var height: Int
  var samples: [Double]

  init(_ pixmap: Pixmap) {
    (width, height) = (pixmap.width, pixmap.height)
    samples = []
    for pixel in pixmap.pixels {
      let white = 255 - Double(pixel >> 24)
      for shift in [UInt32(0), 8, 16] {
        let sample = pixel >> shift & 255
        samples.append(Double(sample) + white)
      }
    }
  }

  /// A part of a picture, in pixels.
  init(_ pixmap: Pixmap, x: Int, y: Int, width: Int, height: Int) {
    let pixels = (y..<y + height).flatMap { row in (x..<x + width).map { pixmap[$0, row] } }
    self.init(Pixmap(width: width, height: height, pixels: pixels))
  }

  /// A file of Netpbm's binary formats, PAM, PGM or PPM; its opacity may be a PBM or PGM of its own.
  init(netpbm data: Data, alpha: Data? = nil) throws {
    let colours = try NetpbmFile([UInt8](data))
    let opacity = try alpha.map { try NetpbmFile([UInt8]($0)) }
    (width, height) = (colours.width, colours.height)
    samples = []
    let hasOpacity = colours.depth % 2 == 0
    for pixel in 0..<width * height {
      let start = pixel * colours.depth
      let own = hasOpacity ? colours.samples[start + colours.depth - 1] : 1
      let share = opacity?.samples[pixel] ?? own
      for k in 0..<3 {
        let sample = colours.samples[start + (colours.depth < 3 ? 0 : k)]
        samples.append(255 * (sample * share + 1 - share))
      }
    }
  }

  /// How far the pictures are apart in a sample on average and at most, of 255; nil if their sizes differ.
  func difference(_ other: OpaquePicture) -> (mean: Double, most: Double)? {
    guard width == other.width, height == other.height, !samples.isEmpty else { return nil }
    // To a thousandth, so that equal bytes are equal here too.
    let apart = zip(samples, other.samples).map { (abs($0 - $1) * 1000).rounded() / 1000 }
    return (apart.reduce(0, +) / Double(apart.count), apart.max() ?? 0)
  }

  /// The picture with a square of `factor` × `factor` samples for each.
  func enlarged(by factor: Int) -> OpaquePicture {
    mapped(width * factor, height * factor) { x, y, k in
      samples[3 * (y / factor * width + x / factor) + k]
    }
  }

  /// The picture with the mean of `factor` × `factor` samples for each square of them.
  func reduced(by factor: Int) -> OpaquePicture {
    mapped(width / factor, height / factor) { x, y, k in
      var sum = 0.0
      for dy in 0..<factor {
        for dx in 0..<factor {
          sum += samples[3 * ((y * factor + dy) * width + x * factor + dx) + k]
        }
      }
      return sum / Double(factor * factor)
    }
  }

  private func mapped(
    _ width: Int, _ height: Int, _ sample: (Int, Int, Int) -> Double
  ) -> OpaquePicture {
    var copy = self
    (copy.width, copy.height) = (width, height)
    copy.samples = (0..<height).flatMap { y in
      (0..<width).flatMap { x in (0..<3).map { sample(x, y, $0) } }
    }
    return copy
  }

  /// The picture as a camera means it that stores the number `orientation` (Exif 2.3, tag 274).
  func turned(_ orientation: Int) -> OpaquePicture {
    var copy = self
    let isOnItsSide = orientation > 4
    if isOnItsSide { (copy.width, copy.height) = (height, width) }
    copy.samples = []
    for y in 0..<copy.height {
      for x in 0..<copy.width {
        let (right, bottom) = (width - 1, height - 1)
        let (column, row): (Int, Int) =
          switch orientation {
          case 2: (right - x, y)
          case 3: (right - x, bottom - y)
          case 4: (x, bottom - y)
          case 5: (y, x)
          case 6: (y, bottom - x)
          case 7: (right - y, bottom - x)
          case 8: (right - y, x)
          default: (x, y)
          }
        let start = 3 * (row * width + column)
        copy.samples += samples[start..<start + 3]
      }
    }
    return copy
  }
}

/// Samples 0…1 of a binary file of Netpbm.
private struct NetpbmFile {
  var width = 0
  var height = 0
  var depth = 1
  var samples: [Double] = []
  private var highest = 1

  init(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    guard rest.popFirst() == UInt8(ascii: "P"), let kind = rest.popFirst() else { throw Damaged() }
    switch kind {
    case UInt8(ascii: "7"): try readLines(&rest)
    case UInt8(ascii: "4"), UInt8(ascii: "5"), UInt8(ascii: "6"):
      depth = kind == UInt8(ascii: "6") ? 3 : 1
      width = try Self.number(&rest)
      height = try Self.number(&rest)
      if kind != UInt8(ascii: "4") { highest = try Self.number(&rest) }
      rest = rest.dropFirst()
    default: throw Damaged()
    }
    try kind == UInt8(ascii: "4") ? readBits(rest) : readSamples(rest)
  }

  private mutating func readLines(_ rest: inout ArraySlice<UInt8>) throws {
    rest = rest.dropFirst()
    while let end = rest.firstIndex(of: 10) {
      let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      switch words.first {
      case "ENDHDR": return
      case "WIDTH": width = Int(words[1]) ?? 0
      case "HEIGHT": height = Int(words[1]) ?? 0
      case "DEPTH": depth = Int(words[1]) ?? 0
      case "MAXVAL": highest = Int(words[1]) ?? 0
      default: break
      }
    }
    throw Damaged()
  }

  private static func number(_ rest: inout ArraySlice<UInt8>) throws -> Int {
    rest = rest.drop { $0 <= 32 }
    let digits = rest.prefix { (48...57).contains($0) }
    rest = rest.dropFirst(digits.count)
    guard let number = Int(String(decoding: digits, as: UTF8.self)) else { throw Damaged() }
    return number
  }

  private mutating func readSamples(_ rest: ArraySlice<UInt8>) throws {
    let size = highest > 255 ? 2 : 1
    let data = Array(rest)
    guard data.count >= width * height * depth * size else { throw Damaged() }
    samples = (0..<width * height * depth).map { i in
      let value = size == 1 ? Int(data[i]) : Int(data[2 * i]) << 8 | Int(data[2 * i + 1])
      return Double(value) / Double(highest)
    }
  }

  /// Bits in rows of whole bytes; 1 is black, which is clear in a picture of opacity.
  private mutating func readBits(_ rest: ArraySlice<UInt8>) throws {
    let (data, row) = (Array(rest), (width + 7) / 8)
    guard data.count >= row * height else { throw Damaged() }
    samples = (0..<width * height).map { i in
      let (y, x) = i.quotientAndRemainder(dividingBy: width)
      return data[y * row + x / 8] >> (7 - x % 8) & 1 == 1 ? 0 : 1
    }
  }

  private struct Damaged: Error {}
}
