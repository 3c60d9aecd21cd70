import VitrineGraphics

/// PNG files of one opaque grey picture in every form that the format has, put together by hand.
struct HandmadePNG {
  var picture: Pixmap
  var chunks: [(name: String, body: [UInt8])] = []

  init(_ picture: Pixmap) { self.picture = picture }

  private func grey(_ x: Int, _ y: Int) -> UInt8 { UInt8(picture[x, y] & 255) }

  /// - Parameter pixel: the bytes of a pixel of this grey.
  func file(
    depth: UInt8 = 8, colour: UInt8, interlaced: Bool = false, _ pixel: (UInt8) -> [UInt8]
  ) -> [UInt8] {
    let (width, height) = (picture.width, picture.height)
    var raw: [UInt8] = []
    let passes =
      interlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    for (x0, y0, dx, dy) in passes where x0 < width {
      for y in stride(from: y0, to: height, by: dy) {
        raw.append(0)
        for x in stride(from: x0, to: width, by: dx) { raw += pixel(grey(x, y)) }
      }
    }
    let header =
      big(UInt32(width)) + big(UInt32(height)) + [depth, colour, 0, 0, interlaced ? 1 : 0]
    var out: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] + chunk("IHDR", header)
    for (name, body) in chunks { out += chunk(name, body) }
    return out + chunk("IDAT", stored(raw)) + chunk("IEND", [])
  }

  /// Palette of all greys, in the order of their levels.
  func palette() -> [UInt8] {
    var copy = self
    copy.chunks.append(("PLTE", (0...255).flatMap { [UInt8](repeating: UInt8($0), count: 3) }))
    return copy.file(colour: 3) { [$0] }
  }

  /// A file that announces a size and holds no pixels.
  static func header(width: Int, height: Int) -> [UInt8] {
    let form = HandmadePNG(Pixmap(width: 1, height: 1))
    let header = form.big(UInt32(width)) + form.big(UInt32(height)) + [8, 0, 0, 0, 0]
    return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] + form.chunk("IHDR", header)
      + form.chunk("IDAT", form.stored([0])) + form.chunk("IEND", [])
  }

  private func big(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// Stored deflate blocks in the zlib format.
  private func stored(_ raw: [UInt8]) -> [UInt8] {
    var out: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: raw.count, by: 65_535) {
      let part = raw[start..<min(start + 65_535, raw.count)]
      let count = UInt16(part.count)
      out.append(start + part.count == raw.count ? 1 : 0)
      for word in [count, ~count] {
        out += [UInt8(truncatingIfNeeded: word), UInt8(truncatingIfNeeded: word >> 8)]
      }
      out += part
    }
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in raw {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return out + big(b << 16 | a)
  }

  private func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let data = Array(name.utf8) + body
    var crc: UInt32 = .max
    for byte in data {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xedb8_8320 : crc >> 1 }
    }
    return big(UInt32(body.count)) + data + big(~crc)
  }
}
