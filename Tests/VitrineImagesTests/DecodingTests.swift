import Testing
import VitrineGraphics
import VitrineImages

/// Every kind of PNG comes out as premultiplied RGBA8.
@Suite struct DecodingTests {
  @Test func palette() throws {
    let file = pngFile([
      headerChunk(4, 1, depth: 2, colour: 3),
      TestChunk(name: "PLTE", body: [255, 0, 0, 0, 255, 0, 0, 0, 255]),
      TestChunk(name: "tRNS", body: [255, 128]),
      // Indices 0 1 2 0 in two bits each.
      dataChunk([0, 0b00_01_10_00]), endChunk,
    ])
    #expect(try decodePNG(file).pixels == [0xff00_00ff, 0x8000_8000, 0xffff_0000, 0xff00_00ff])
  }

  @Test func greyOfOneBitWithATransparentShade() throws {
    let file = pngFile([
      headerChunk(3, 1, depth: 1, colour: 0), TestChunk(name: "tRNS", body: [0, 1]),
      dataChunk([0, 0b0100_0000]), endChunk,
    ])
    #expect(try decodePNG(file).pixels == [0xff00_0000, 0, 0xff00_0000])
  }

  @Test func sixteenBitsAreRounded() throws {
    let file = pngFile([
      headerChunk(2, 1, depth: 16, colour: 4),
      // Grey 0x8101 of 65535 is 128.502 of 255; alpha full, then half.
      dataChunk([0, 0x81, 0x01, 0xff, 0xff, 0xff, 0xff, 0x80, 0x80]), endChunk,
    ])
    #expect(try decodePNG(file).pixels == [0xff81_8181, 0x8080_8080])
  }

  @Test func interlaced() throws {
    // Two pixels side by side: the first in pass 1, the second in pass 6.
    let file = pngFile([
      headerChunk(2, 1, colour: 2, interlaced: true), dataChunk([0, 1, 2, 3, 0, 4, 5, 6]), endChunk,
    ])
    #expect(try decodePNG(file).pixels == [0xff03_0201, 0xff06_0504])
  }

  @Test func colourSpacesAreReported() throws {
    let profile = Array("Display P3".utf8) + [0, 0, 1]
    let cases: [(TestChunk?, String?)] = [
      (nil, nil), (TestChunk(name: "sRGB", body: [0]), nil),
      (TestChunk(name: "gAMA", body: bytes(45_455)), nil),
      (TestChunk(name: "gAMA", body: bytes(100_000)), "a gamma of 1.0"),
      (TestChunk(name: "iCCP", body: profile), "the ICC profile “Display P3”"),
      (TestChunk(name: "iCCP", body: Array("sRGB IEC61966-2.1".utf8) + [0, 0, 1]), nil),
      (
        TestChunk(name: "cHRM", body: (1...8).flatMap { bytes($0 * 1000) }),
        "primaries other than sRGB's"
      ),
    ]
    for (tag, expected) in cases {
      let file = pngFile(
        [headerChunk(1, 1, colour: 2)] + (tag.map { [$0] } ?? [])
          + [dataChunk([0, 10, 20, 30]), endChunk])
      let decoded = try decodePNGWithTraits(file)
      #expect(decoded.foreignColour == expected)
      #expect(decoded.pixmap.pixels == [0xff1e_140a], "the samples stay as they are")
    }
  }

  /// Codes of ITU-T H.273 come before every other word on colours (PNG, third edition, 4.3).
  @Test(arguments: [
    ([1, 13, 0, 1], nil), ([12, 13, 0, 1], "the colours cICP 12/13/0/1 (Display P3)"),
    ([9, 16, 0, 1], "the colours cICP 9/16/0/1 (BT.2100 PQ)"),
    ([9, 18, 0, 1], "the colours cICP 9/18/0/1 (BT.2100 HLG)"),
    ([1, 8, 0, 1], "the colours cICP 1/8/0/1 (linear sRGB)"),
    ([1, 13, 0, 0], "the colours cICP 1/13/0/0"),
    ([12, 13, 1, 1], "the colours cICP 12/13/1/1 (Display P3)"),
    ([12, 13, 0], nil),
  ])
  func codedColoursAreReported(codes: [UInt8], expected: String?) throws {
    for other in [
      TestChunk(name: "sRGB", body: [0]),
      TestChunk(name: "iCCP", body: Array("sRGB".utf8) + [0, 0, 1]),
    ] {
      let file = pngFile([
        headerChunk(1, 1, colour: 2), TestChunk(name: "cICP", body: codes), other,
        dataChunk([0, 10, 20, 30]), endChunk,
      ])
      let decoded = try decodePNGWithTraits(file)
      #expect(decoded.foreignColour == expected)
      #expect(decoded.pixmap.pixels == [0xff1e_140a], "the samples stay as they are")
    }
  }

  @Test func bytesAfterTheEndAreIgnored() throws {
    let file = pngFile([headerChunk(1, 1, colour: 0), dataChunk([0, 7]), endChunk])
    #expect(try decodePNG(file + [1, 2, 3]).pixels == [0xff07_0707])
  }
}
