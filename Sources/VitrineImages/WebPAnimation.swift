/// A WebP of several frames. Its decoder reads stills alone, so the first frame becomes one (WebP container
/// specification, “Animation”).
struct WebPAnimation {
  /// The canvas in pixels; the specification allows 2²⁴ on a side.
  let width: Int
  let height: Int
  /// The number of frames.
  let frames: Int
  private let first: Frame

  fileprivate struct Frame {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    /// A still's file with the frame's pixels.
    var file: [UInt8]
  }

  /// Returns nil for a still, and where the first frame cannot be read.
  init?(_ file: [UInt8]) {
    var canvas: (width: Int, height: Int)?
    var first: Frame?
    var count = 0
    for (name, body) in WebPChunks(file: file) {
      switch name {
      case "VP8X" where canvas == nil: canvas = Self.canvas(body)
      case "ANMF":
        count += 1
        if count == 1 { first = Frame(body) }
      default: break
      }
    }
    guard let canvas, let first, first.x + first.width <= canvas.width,
      first.y + first.height <= canvas.height
    else { return nil }
    (width, height) = canvas
    (frames, self.first) = (count, first)
  }

  /// Four bytes of flags, then the sides less one in three bytes each.
  private static func canvas(_ body: ArraySlice<UInt8>) -> (width: Int, height: Int)? {
    var cursor = ByteCursor(body.dropFirst(4))
    guard let width = cursor.number(3, littleEndian: true),
      let height = cursor.number(3, littleEndian: true)
    else { return nil }
    return (width + 1, height + 1)
  }
}

extension WebPAnimation.Frame {
  /// Reads the head of a frame, 16 bytes: place in halves, sides less one, duration and flags.
  fileprivate init?(_ body: ArraySlice<UInt8>) {
    var cursor = ByteCursor(body)
    func side() -> Int? { cursor.number(3, littleEndian: true) }
    guard let x = side(), let y = side(), let width = side(), let height = side(),
      cursor.bytes(4) != nil
    else { return nil }
    (self.x, self.y) = (2 * x, 2 * y)
    (self.width, self.height) = (width + 1, height + 1)
    file = Self.still(width: width, height: height, chunks: cursor.rest)
  }

  /// Writes a file around the chunks of a frame.
  ///
  /// - Parameters:
  ///   - width: the width less one.
  ///   - height: the height less one.
  private static func still(width: Int, height: Int, chunks: ArraySlice<UInt8>) -> [UInt8] {
    let hasAlpha = WebPChunks(chunks).contains { $0.name == "ALPH" }
    // The flag of an alpha channel (“Extended file format”), and three reserved bytes.
    let head = [hasAlpha ? 0x10 : 0, 0, 0, 0] + bytes(width, 3) + bytes(height, 3)
    var body = Array("WEBPVP8X".utf8) + bytes(head.count, 4) + head + chunks
    if body.count % 2 == 1 { body.append(0) }
    return Array("RIFF".utf8) + bytes(body.count, 4) + body
  }

  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}

extension WebPAnimation {
  /// Decodes the first frame; the canvas around it is clear.
  func decode(_ limits: PNGLimits) throws(PictureError) -> ForeignPicture {
    let format = PictureFormat.webP
    guard width <= limits.side, height <= limits.side, width * height <= limits.pixels else {
      throw .tooLarge(format: format.name, width: width, height: height, limits: limits)
    }
    let frame = try decodeApart(first.file, format, limits)
    guard frame.width == first.width, frame.height == first.height else {
      throw .undecodable(format: format.name)
    }
    guard frame.width != width || frame.height != height else { return frame }
    var pixels = [UInt32](repeating: 0, count: width * height)
    for y in 0..<frame.height {
      let row = y * frame.width
      let start = (first.y + y) * width + first.x
      pixels.replaceSubrange(
        start..<start + frame.width, with: frame.pixels[row..<row + frame.width])
    }
    return ForeignPicture(width: width, height: height, pixels: pixels)
  }
}
