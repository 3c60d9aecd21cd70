import Testing
import VitrineGraphics
import VitrineRaster

/// Pictures in another number of pixels.
@Suite struct ScaledPixmapTests {
  private func grey(_ width: Int, _ values: [UInt32]) -> Pixmap {
    Pixmap(
      width: width, height: values.count / width,
      pixels: values.map { 0xff00_0000 | $0 << 16 | $0 << 8 | $0 })
  }

  private func greys(_ image: Pixmap) -> [UInt32] { image.pixels.map { $0 & 255 } }

  /// Three pixels become two: each is one pixel and half of the middle one.
  @Test func threeBecomeTwoByArea() {
    #expect(greys(scaled(grey(3, [30, 90, 240]), width: 2, height: 1)) == [50, 190])
    #expect(greys(scaled(grey(1, [240, 90, 30]), width: 1, height: 2)) == [190, 50])
  }

  /// Three by three become one: the mean of nine.
  @Test func aWholeStepIsTheMean() {
    let image = grey(3, [0, 9, 18, 27, 36, 45, 54, 63, 72])
    #expect(greys(scaled(image, width: 1, height: 1)) == [36])
  }

  /// Clear pixels add no colour: components are premultiplied.
  @Test func edgesKeepTheirColour() {
    let image = Pixmap(width: 2, height: 1, pixels: [0xff00_00ff, 0])
    #expect(scaled(image, width: 1, height: 1).pixels == [0x8000_0080])
  }

  @Test(arguments: [(474, 316), (1093, 729), (7, 5), (100, 99)])
  func flatPicturesStayFlat(_ from: Int, _ to: Int) {
    let image = Pixmap(
      width: from, height: 3, pixels: [UInt32](repeating: 0xff12_3456, count: 3 * from))
    #expect(scaled(image, width: to, height: 2).pixels.allSatisfy { $0 == 0xff12_3456 })
  }

  /// As an image with low interpolation is drawn.
  @Test func itIsTheScalerOfImages() {
    var image = Pixmap(width: 9, height: 6)
    for i in image.pixels.indices { image.pixels[i] = 0xff00_0000 | UInt32(i * 4) }
    let draw = ImageDraw(
      image: 0, source: Rect(x: 0, y: 0, width: 9, height: 6), map: .scale(2.0 / 3, 2.0 / 3),
      interpolation: .low)
    let drawn = VitrineRasterTests.draw(6, 4, [.drawImage(draw)], images: [image])
    #expect(scaled(image, width: 6, height: 4) == drawn)
  }

  @Test func sizesWithoutPixelsAreClear() {
    let image = grey(1, [9])
    #expect(scaled(image, width: 1, height: 1) == image)
    #expect(scaled(image, width: -3, height: 2).pixels.isEmpty)
    #expect(scaled(Pixmap(width: 0, height: 0), width: 2, height: 1).pixels == [0, 0])
    #expect(greys(scaled(grey(2, [0, 200]), width: 4, height: 1)) == [0, 50, 150, 200])
  }
}
