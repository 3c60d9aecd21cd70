import SeededNumbers
import Testing
import VitrineGraphics
import VitrineImages

/// WebP without loss: the pixels of a written file are those that were given.
@Suite struct WebPEncoderTests {
  private static var isInstalled: Bool {
    (try? encodeWebP(Pixmap(width: 1, height: 1))) != nil
  }

  @Test(.enabled(if: isInstalled, "libwebp is not installed"), arguments: [1, 7, 64])
  func pixelsAreKept(side: Int) throws {
    var numbers = Seeded(UInt64(side))
    var pixmap = Pixmap(width: side, height: side)
    for index in pixmap.pixels.indices {
      let alpha = UInt32.random(in: 0...255, using: &numbers)
      func part() -> UInt32 { UInt32.random(in: 0...alpha, using: &numbers) }
      let (red, green, blue) = (part(), part(), part())
      pixmap.pixels[index] = red | green << 8 | blue << 16 | alpha << 24
    }
    let file = try encodeWebP(pixmap)
    #expect(try decodePicture(file).pixmap == pixmap)
    #expect(try encodeWebP(pixmap) == file)
  }

  @Test(.enabled(if: isInstalled, "libwebp is not installed"))
  func largerSidesThanTheFormatHasAreRefused() throws {
    #expect(try decodePicture(encodeWebP(Pixmap(width: 16383, height: 1))).pixmap.width == 16383)
    let error = #expect(throws: WebPError.self) { try encodeWebP(Pixmap(width: 16384, height: 1)) }
    #expect(error?.description == "libwebp.so.7 cannot write 16384×1 pixels as WebP")
  }
}
