import Testing
import VitrineGraphics
import VitrineImages

/// The compressor for flat pictures, checked by libpng's inflate and against libdeflate's sizes.
@Suite struct DeflateTests {
  private func roundTrips(_ picture: Pixmap) throws -> Int {
    var scratch = PNGScratch()
    var options = PNGOptions()
    options.filter = RowFilter.none
    let file = try encodePNG(picture, scale: 1, options: options, scratch: &scratch)
    #expect(try decodePNG(file) == picture)
    return file.count
  }

  /// Rows of 1…70 pixels begin at every place within a word.
  @Test(arguments: Texture.allCases)
  func everyRowLength(_ texture: Texture) throws {
    for width in 1...70 {
      _ = try roundTrips(Pixmap(texture, width, 9, seed: UInt64(width)))
    }
  }

  @Test func onePixelEverywhereTakesHardlyAByteARow() throws {
    for pixel in [0, 0xffff_ffff, 0xff12_3456, 0x8000_4000] as [UInt32] {
      let pixels = [UInt32](repeating: pixel, count: 1092 * 510)
      #expect(try roundTrips(Pixmap(width: 1092, height: 510, pixels: pixels)) < 5_000)
    }
  }

  @Test func longLiteralsAndManyBlocks() throws {
    // Nothing repeats, so that literals go on for many thousand bytes.
    _ = try roundTrips(Pixmap(.glass, 300, 200, seed: 3))
    _ = try roundTrips(Pixmap(.slope, 500, 300, seed: 3))
    var dots = Pixmap(width: 800, height: 600)
    var random = Seeded(11)
    for _ in 0..<30_000 {
      dots[random.below(800), random.below(600)] = 0xff00_0000 | UInt32(random.below(1 << 24))
    }
    _ = try roundTrips(dots)
  }

  @Test func rowsLongerThanTheWindow() throws {
    _ = try roundTrips(Pixmap(.card, 8_191, 4, seed: 1))
    _ = try roundTrips(Pixmap(.card, 8_200, 4, seed: 1))
    _ = try roundTrips(Pixmap(.flat, 12_000, 3, seed: 1))
  }

  /// Random pictures of a few colours, where repetitions of every kind meet.
  @Test func seededDifferences() throws {
    var random = Seeded(42)
    for _ in 0..<300 {
      let (w, h) = (1 + random.below(40), 1 + random.below(40))
      let colours = 1 + random.below(4)
      let opaque = random.below(2) == 0
      var picture = Pixmap(width: w, height: h)
      for i in picture.pixels.indices {
        let colour = UInt32(random.below(colours))
        // Mostly the pixel above, so that rows repeat with a few changes.
        let copies = i >= w && random.below(8) > 0
        let fresh = opaque ? 0xff00_0000 | colour * 77 : colour * 0x4020_1008
        picture.pixels[i] = copies ? picture.pixels[i - w] : fresh
      }
      _ = try roundTrips(picture)
    }
  }

  /// A tree as deep as frequencies can make it still keeps every word within the limit, and the words
  /// fill the code space exactly.
  @Test(arguments: [(7, 19), (15, 30), (15, 286)])
  func codesKeepTheirLimit(_ limit: Int, _ symbols: Int) {
    var frequencies: [UInt32] = [1, 1]
    while frequencies.count < symbols {
      let n = frequencies.count
      let sum = UInt64(frequencies[n - 1]) + UInt64(frequencies[n - 2])
      frequencies.append(UInt32(min(sum, 1 << 30)))
    }
    let code = HuffmanCode(frequencies: frequencies, limit: limit)
    #expect(code.lengths.allSatisfy { $0 >= 1 && $0 <= limit })
    #expect(code.lengths.reduce(0) { $0 + 1 << (limit - Int($1)) } == 1 << limit)
    #expect(Set(code.packed).count == symbols)
    for (a, b) in zip(code.lengths, code.lengths.dropFirst()) {
      #expect(a >= b, "the more frequent symbol has the shorter word")
    }
  }

  @Test func codesOfNoneAndOneAndTwoSymbols() {
    #expect(HuffmanCode(frequencies: [0, 0, 0], limit: 15).lengths == [0, 0, 0])
    #expect(HuffmanCode(frequencies: [0, 9, 0], limit: 15).lengths == [0, 1, 0])
    #expect(HuffmanCode(frequencies: [5, 0, 9], limit: 15).lengths == [1, 0, 1])
  }
}
