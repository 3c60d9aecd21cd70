import SeededNumbers
import Testing
import VitrineGraphics
import VitrineImages

/// The compressors for flat pictures and for photographs, checked by libpng's inflate.
@Suite struct DeflateTests {
  private func roundTrips(_ picture: Pixmap, _ filter: RowFilter = .none) throws -> Int {
    var scratch = PNGScratch()
    var options = PNGOptions()
    options.filter = filter
    let file = try encodePNG(picture, scale: 1, options: options, scratch: &scratch)
    #expect(try decodePNG(file) == picture)
    return file.count
  }

  /// Rows of 1…70 pixels begin at every place within a word.
  @Test(arguments: Texture.allCases)
  func everyRowLength(_ texture: Texture) throws {
    for width in 1...70 {
      for filter in RowFilter.allCases {
        _ = try roundTrips(Pixmap(texture, width, 9, seed: UInt64(width)), filter)
      }
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

  @Test(arguments: RowFilter.allCases)
  func rowsLongerThanTheWindow(_ filter: RowFilter) throws {
    _ = try roundTrips(Pixmap(.card, 8_191, 4, seed: 1), filter)
    _ = try roundTrips(Pixmap(.card, 8_200, 4, seed: 1), filter)
    _ = try roundTrips(Pixmap(.flat, 12_000, 3, seed: 1), filter)
  }

  /// Differences without even stretches, with a long one across the ends of blocks, and even in one
  /// direction only.
  @Test(arguments: RowFilter.allCases)
  func photographs(_ filter: RowFilter) throws {
    _ = try roundTrips(Pixmap(.slope, 500, 300, seed: 5), filter)
    var sky = Pixmap(.slope, 600, 200, seed: 6)
    for i in 20_000..<95_000 { sky.pixels[i] = 0xff30_80f0 }
    _ = try roundTrips(sky, filter)
    for (dx, dy) in [(1, 0), (0, 1), (1, 1)] {
      var ramp = Pixmap(width: 512, height: 256)
      for y in 0..<256 {
        for x in 0..<512 { ramp[x, y] = 0xff00_0000 | UInt32((x * dx + y * dy) & 255) &* 0x1_0203 }
      }
      let size = try roundTrips(ramp, filter)
      if filter == .paeth { #expect(size < 7_000, "\(dx) \(dy)") }
    }
  }

  /// What cannot be made smaller grows by less than a thousandth.
  @Test(arguments: RowFilter.allCases)
  func noiseHardlyGrows(_ filter: RowFilter) throws {
    let size = try roundTrips(Pixmap(.grain, 300, 300, seed: 8), filter)
    #expect(size < 300 * 901 * 1_001 / 1_000 + 200)
  }

  /// The quick encoder comes close to libpng's own choice of a filter for every row, at level 6.
  @Test func photographsAreAboutAsSmallAsTheReference() throws {
    var scratch = PNGScratch()
    var random = Seeded(31)
    var photo = Pixmap(width: 400, height: 300)
    for y in 0..<300 {
      for x in 0..<400 {
        let grain = UInt32(random.below(4))
        photo[x, y] =
          0xff00_0000 | (UInt32(x * x / 900 + y / 4) & 127) + grain
          | (UInt32(y / 2) + grain) << 8 | (UInt32(x / 5 + y / 9) + grain) << 16
      }
    }
    let reference = try encodePNGReference(photo, scale: 3).count
    let size = try encodePNG(photo, scale: 3, scratch: &scratch).count
    #expect(Double(size) < 1.3 * Double(reference), "\(size) against \(reference)")
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
    var share = 0
    for length in code.lengths { share += 1 << (limit - Int(length)) }
    #expect(share == 1 << limit)
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
