import Testing
import VitrineGraphics
import VitrineImages

/// Two files of 16 bits a sample that are equal in 8.
@Suite struct FineDifferenceTests {
  /// Two pixels of grey and alpha, whose second has a sample of `value`.
  private func file(_ value: UInt16, depth: UInt8 = 16, interlaced: Bool = false) -> [UInt8] {
    func sample(_ value: UInt16) -> [UInt8] {
      depth == 16 ? [UInt8(value >> 8), UInt8(value & 255)] : [UInt8(value >> 8)]
    }
    let row = sample(0x1234) + sample(0xffff) + sample(value) + sample(0xffff)
    // Of a picture of one row the second pixel is in the fifth pass.
    let split = row.count / 2
    let data = interlaced ? [0] + row[..<split] + [0] + row[split...] : [0] + row
    return pngFile([
      headerChunk(2, 1, depth: depth, colour: 4, interlaced: interlaced), dataChunk(data), endChunk,
    ])
  }

  private func compared(
    _ a: [UInt8], _ b: [UInt8], _ options: ComparisonOptions = ComparisonOptions()
  ) throws -> Comparison {
    var found = compare(try decodePNGWithTraits(a), try decodePNGWithTraits(b), options)
    try found.addFineDifference(a, b)
    return found
  }

  @Test func whatEightBitsLoseIsADifference() throws {
    for interlaced in [false, true] {
      let found = try compared(
        file(0x8080, interlaced: interlaced), file(0x8085, interlaced: interlaced))
      #expect(found.verdict == .different && found.reasons == [.depth])
      #expect(found.fine == FineDifference(count: 1, peak: 5))
      #expect(
        found.explanation
          == "different: 1 pixel equal in 8 bits a sample, off by up to 5 of 65535 in 16")
    }
  }

  @Test func equalFilesAreIdentical() throws {
    #expect(try compared(file(0x8085), file(0x8085)).verdict == .identical)
    #expect(try compared(file(0x8085), file(0x8085, interlaced: true)).verdict == .identical)
    // 128 of 255 is 0x8080 of 65535.
    #expect(try compared(file(0x8080, depth: 8), file(0x8080, depth: 8)).verdict == .identical)
  }

  @Test func aFileOfEightBitsIsComparedToo() throws {
    let found = try compared(file(0x8085), file(0x8000, depth: 8))
    #expect(found.fine?.count == 2 && found.verdict == .different)
  }

  @Test func strategiesThatExcuseLittleExcuseIt() throws {
    for options in [ComparisonOptions(.perceptual()), ComparisonOptions(maxPixels: 1)] {
      let found = try compared(file(0x8080), file(0x8082), options)
      #expect(found.verdict == .similar && found.reasons == [] && found.fine?.peak == 2)
    }
  }

  @Test func masksCoverIt() throws {
    let mask = PixelBounds(x: 1, y: 0, width: 1, height: 1)
    let found = try compared(file(0x8080), file(0x8082), ComparisonOptions(masks: [mask]))
    #expect(found.verdict == .identical && found.fine == nil)
  }

  @Test func whatDiffersAnywayIsSaidOnce() throws {
    let found = try compared(file(0x8080), file(0x9080))
    #expect(found.verdict == .different && found.reasons == [.pixels] && found.fine == nil)
  }
}
