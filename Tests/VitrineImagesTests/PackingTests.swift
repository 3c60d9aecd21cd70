import Testing
import VitrineGraphics
import VitrineImages

/// Packing changes the size of a file and no pixel.
@Suite struct PackingTests {
  private func packed(
    _ picture: Pixmap, limit: Int = 0, keepsTrueColour: Bool = false
  ) throws -> PackedPNG {
    var scratch = PNGScratch()
    return try packPNG(
      picture, scale: 2, limit: limit, keepsTrueColour: keepsTrueColour, scratch: &scratch)
  }

  @Test(arguments: Texture.allCases) func everyPixelIsKept(_ texture: Texture) throws {
    for (i, size) in RoundTripTests.sizes.enumerated() {
      let picture = Pixmap(texture, size.0, size.1, seed: UInt64(i + 1))
      for keeps in [false, true] {
        let packed = try packed(picture, keepsTrueColour: keeps)
        #expect(try decodePNG(packed.bytes) == picture, "\(size) \(keeps)")
        #expect(packed.sizes.last?.bytes == packed.bytes.count)
        for (a, b) in zip(packed.sizes, packed.sizes.dropFirst()) { #expect(b.bytes <= a.bytes) }
      }
    }
  }

  @Test(arguments: [(2, 1), (3, 2), (5, 4), (17, 8), (256, 8)])
  func palettesHaveAsFewBitsAsTheirColoursNeed(_ colours: Int, _ depth: Int) throws {
    var picture = Pixmap(width: 31, height: 512)
    for i in 0..<picture.pixels.count {
      // The first colour is half transparent, the others opaque and not grey. All are met, and then in no order.
      let scattered = Int(UInt32(truncatingIfNeeded: i &* 2_654_435_761) >> 16)
      let colour = (i < colours ? i : scattered) % colours
      picture[i % 31, i / 31] =
        colour == 0 ? 0x8010_2030 : 0xff00_0000 | UInt32(colour) << 8 | UInt32(255 - colour)
    }
    let file = try packed(picture)
    let decoded = try decodePNGWithTraits(file.bytes)
    #expect(decoded.pixmap == picture)
    #expect(decoded.traits.samples == .palette && decoded.traits.bitDepth == depth)
    #expect(decoded.traits.profile == .sRGB)
  }

  @Test func greyIsFoundBeyondAPalette() throws {
    var picture = Pixmap(width: 64, height: 64)
    for i in 0..<4096 {
      // 256 greys, of which each has two alphas: too many for a palette.
      let (alpha, grey) = (i < 2048 ? UInt32(255) : 128, UInt32(i % 256))
      let shown = min(grey, alpha)
      picture[i % 64, i / 64] = alpha << 24 | shown << 16 | shown << 8 | shown
    }
    let decoded = try decodePNGWithTraits(packed(picture).bytes)
    #expect(decoded.pixmap == picture)
    #expect(decoded.traits.samples == .greyAlpha)
  }

  @Test func trueColourStaysWhereItIsAskedFor() throws {
    let opaque = Pixmap(.flat, 60, 40, seed: 3)
    let file = try packed(opaque, keepsTrueColour: true)
    #expect(try decodePNGWithTraits(file.bytes).traits.samples == .rgb)
    #expect(file.sizes.map(\.step) == [.fast, .small, .filters, .strongest])
    #expect(
      try packed(opaque).sizes.map(\.step) == [.fast, .small, .colours, .filters, .strongest])
  }

  /// Nothing is done that is not needed, and the first file is the usual one.
  @Test func stepsEndAtTheLimit() throws {
    let picture = Pixmap(.slope, 200, 120, seed: 4)
    var scratch = PNGScratch()
    let usual = try encodePNG(picture, scale: 2, scratch: &scratch)
    let whole = try packed(picture, limit: usual.count)
    #expect(whole.bytes == usual && whole.sizes.map(\.step) == [.fast])
    let all = try packed(picture)
    #expect(all.bytes.count < usual.count)
    let enough = try packed(picture, limit: all.bytes.count)
    #expect(enough.bytes.count <= all.bytes.count)
    #expect(try packed(picture) == all)
  }
}
