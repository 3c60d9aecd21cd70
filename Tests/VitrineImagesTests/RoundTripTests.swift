import Testing
import VitrineGraphics
import VitrineImages

/// What goes in comes out, through either encoder, every filter and every kind of picture.
@Suite struct RoundTripTests {
  static let sizes = [
    (1, 1), (2, 1), (1, 3), (3, 2), (15, 4), (16, 16), (17, 9), (64, 31), (255, 3),
  ]

  @Test(arguments: Texture.allCases)
  func fastEncoderKeepsEveryPixel(_ texture: Texture) throws {
    var scratch = PNGScratch()
    for (i, size) in Self.sizes.enumerated() {
      let picture = Pixmap(texture, size.0, size.1, seed: UInt64(i + 1))
      for effort in [PNGOptions.Effort.fast, .small, .smallest] {
        for filter in [nil] + RowFilter.allCases.map(Optional.some) {
          var options = PNGOptions(effort: effort)
          options.filter = filter
          let file = try encodePNG(picture, scale: 2, options: options, scratch: &scratch)
          #expect(try decodePNG(file) == picture, "\(size) \(effort) filter \(filter as Any)")
        }
      }
    }
  }

  @Test(arguments: Texture.allCases)
  func referenceEncoderGivesTheSamePixels(_ texture: Texture) throws {
    var scratch = PNGScratch()
    let picture = Pixmap(texture, 37, 23, seed: 9)
    let reference = try decodePNG(encodePNGReference(picture, scale: 3))
    #expect(reference == picture)
    #expect(try decodePNG(encodePNG(picture, scale: 3, scratch: &scratch)) == reference)
  }

  @Test func scratchNeverInfluencesTheBytes() throws {
    var used = PNGScratch()
    _ = try encodePNG(Pixmap(.grain, 90, 70, seed: 1), scale: 1, scratch: &used)
    for texture in Texture.allCases {
      let picture = Pixmap(texture, 40, 30, seed: 2)
      var fresh = PNGScratch()
      let first = try encodePNG(picture, scale: 1, scratch: &fresh)
      #expect(try encodePNG(picture, scale: 1, scratch: &used) == first)
    }
  }

  @Test func everyPremultipliedPixelSurvivesStraightening() throws {
    // All pairs of alpha and component c ≤ alpha, as one picture of 256 rows.
    var picture = Pixmap(width: 256, height: 256)
    for alpha in 0..<256 {
      for c in 0...alpha {
        picture[c, alpha] = UInt32(alpha) << 24 | UInt32(c) | UInt32(alpha - c) << 8
      }
    }
    var scratch = PNGScratch()
    #expect(try decodePNG(encodePNG(picture, scale: 1, scratch: &scratch)) == picture)
  }

  @Test func componentsAboveAlphaAreClamped() throws {
    var scratch = PNGScratch()
    let picture = Pixmap(width: 2, height: 1, pixels: [0x80_ff_80_10, 0x00_12_34_56])
    let decoded = try decodePNG(encodePNG(picture, scale: 1, scratch: &scratch))
    #expect(decoded.pixels == [0x80_80_80_10, 0])
  }

  @Test func picturesWithoutPixelsAreRefused() {
    var scratch = PNGScratch()
    #expect(throws: PNGError.unencodable(reason: "it is 0×4 pixels")) {
      try encodePNG(Pixmap(width: 0, height: 4), scale: 1, scratch: &scratch)
    }
  }
}
