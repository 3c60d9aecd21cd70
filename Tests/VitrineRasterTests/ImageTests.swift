import SeededNumbers
import Testing
import VitrineGraphics
import VitrineRaster

@Suite struct ImageTests {
  private func noise(_ w: Int, _ h: Int) -> Pixmap {
    var random = Seeded(5)
    var p = Pixmap(width: w, height: h)
    for i in p.pixels.indices {
      p.pixels[i] = UInt32(truncatingIfNeeded: random.next()) | 0xff00_0000
    }
    return p
  }

  private func all(_ p: Pixmap) -> Rect {
    Rect(x: 0, y: 0, width: Double(p.width), height: Double(p.height))
  }

  private let modes: [ImageDraw.Interpolation] = [.none, .low, .medium, .high]

  @Test func wholeStepsCopyExactly() {
    let image = noise(9, 7)
    for mode in modes {
      let draw = ImageDraw(
        image: 0, source: all(image), map: .translation(2, 3), interpolation: mode)
      let picture = VitrineRasterTests.draw(12, 12, [.drawImage(draw)], images: [image])
      for y in 0..<7 { for x in 0..<9 { #expect(picture[x + 2, y + 3] == image[x, y]) } }
      #expect(picture[1, 3] == 0)
    }
  }

  @Test func flippedImagesAreMirrored() {
    let image = noise(6, 5)
    let map = Affine(a: -1, b: 0, c: 0, d: 1, tx: 6, ty: 0)
    for mode in modes {
      let draw = ImageDraw(image: 0, source: all(image), map: map, interpolation: mode)
      let picture = VitrineRasterTests.draw(6, 5, [.drawImage(draw)], images: [image])
      for y in 0..<5 { for x in 0..<6 { #expect(picture[x, y] == image[5 - x, y]) } }
    }
  }

  @Test func shrinkingKeepsTheMean() {
    let image = noise(64, 64)
    let mean = image.pixels.map { Double(bytes($0)[1]) }.reduce(0, +) / 4096
    for mode in [ImageDraw.Interpolation.low, .medium, .high] {
      let map = Affine.scale(0.125, 0.125)
      let draw = ImageDraw(image: 0, source: all(image), map: map, interpolation: mode)
      let picture = VitrineRasterTests.draw(8, 8, [.drawImage(draw)], images: [image])
      let drawn = picture.pixels.map { Double(bytes($0)[1]) }.reduce(0, +) / 64
      #expect(abs(drawn - mean) < 3)
      let spread = picture.pixels.map { abs(Double(bytes($0)[1]) - mean) }.max() ?? 0
      #expect(spread < 60)
    }
  }

  @Test func halvingByAreaIsTheMeanOfFour() {
    var image = Pixmap(width: 4, height: 2)
    for (i, v) in [0, 100, 200, 40, 60, 20, 0, 8].enumerated() {
      image.pixels[i] = UInt32(v) | 0xff00_0000
    }
    let draw = ImageDraw(
      image: 0, source: all(image), map: .scale(0.5, 0.5), interpolation: .low)
    let picture = VitrineRasterTests.draw(2, 1, [.drawImage(draw)], images: [image])
    #expect(bytes(picture[0, 0])[0] == 45)
    #expect(bytes(picture[1, 0])[0] == 62)
  }

  @Test func enlargedEdgesStayOpaque() {
    let image = noise(4, 4)
    for mode in modes {
      let draw = ImageDraw(
        image: 0, source: all(image), map: .scale(5, 5), interpolation: mode)
      let picture = VitrineRasterTests.draw(20, 20, [.drawImage(draw)], images: [image])
      #expect(picture.pixels.allSatisfy { $0 >> 24 == 255 })
    }
  }

  @Test func onlyTheSourcePartShows() {
    var image = Pixmap(width: 8, height: 4)
    for y in 0..<4 { for x in 0..<8 { image[x, y] = x < 4 ? 0xff00_00ff : 0xffff_0000 } }
    let draw = ImageDraw(
      image: 0, source: Rect(x: 0, y: 0, width: 4, height: 4), map: .scale(3, 3))
    let picture = VitrineRasterTests.draw(24, 12, [.drawImage(draw)], images: [image])
    #expect(picture[11, 5] == 0xff00_00ff)
    #expect(picture[12, 5] == 0)
  }

  @Test func templatesTakeThePaint() {
    var image = Pixmap(width: 2, height: 1)
    image.pixels = [0x8000_0080, 0xff00_ff00]
    var draw = ImageDraw(image: 0, source: all(image), map: .identity)
    draw.template = .color(RGBA(0, 0, 1))
    let picture = VitrineRasterTests.draw(2, 1, [.drawImage(draw)], images: [image])
    #expect(picture.pixels == [0x8080_0000, 0xffff_0000])
  }

  @Test func turnedImagesKeepTheirColours() {
    var image = Pixmap(width: 10, height: 10)
    for i in image.pixels.indices { image.pixels[i] = 0xff30_2010 }
    let map = Affine(a: 2, b: 1, c: -1, d: 2, tx: 15, ty: 2)
    let draw = ImageDraw(image: 0, source: all(image), map: map)
    let picture = VitrineRasterTests.draw(40, 40, [.drawImage(draw)], images: [image])
    #expect(picture[20, 17] == 0xff30_2010)
    let sum = picture.pixels.map { Double($0 >> 24) / 255 }.reduce(0, +)
    #expect(abs(sum - 500) < 2)
  }
}
