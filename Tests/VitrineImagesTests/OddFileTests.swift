import Testing
import VitrineGraphics
import VitrineImages

/// Files that are sound and unusual.
@Suite struct OddFileTests {
  private func file(_ extra: [TestChunk], header: TestChunk = headerChunk(1, 1, colour: 2))
    -> [UInt8]
  {
    pngFile([header] + extra + [dataChunk([0, 10, 20, 30]), endChunk])
  }

  @Test func profilesAreCompared() throws {
    let srgb = TestChunk(name: "sRGB", body: [0])
    let p3 = TestChunk(name: "iCCP", body: Array("Display P3".utf8) + [0, 0, 1])
    let otherP3 = TestChunk(name: "iCCP", body: Array("Display P3".utf8) + [0, 0, 2])
    let linear = TestChunk(name: "gAMA", body: bytes(100_000))
    let cases: [([TestChunk], [TestChunk], Comparison.Verdict)] = [
      ([], [], .identical), ([], [srgb], .identical), ([p3], [p3], .identical),
      ([srgb], [p3], .different), ([], [linear], .different), ([linear], [p3], .different),
      ([p3], [otherP3], .different),
      ([TestChunk(name: "gAMA", body: bytes(45_455))], [srgb], .identical),
    ]
    for (expected, actual, verdict) in cases {
      let found = compare(
        try decodePNGWithTraits(file(expected)), try decodePNGWithTraits(file(actual)),
        ComparisonOptions(.perceptual()))
      #expect(found.verdict == verdict)
      #expect(found.reasons == (verdict == .different ? [.profile] : []))
    }
    let found = compare(
      try decodePNGWithTraits(file([srgb])), try decodePNGWithTraits(file([p3])))
    #expect(
      found.explanation
        == "different: the colours are of the ICC profile “Display P3” instead of sRGB")
  }

  /// Readers ignore what follows the end, whatever it is.
  @Test func filesWithBytesAfterTheirEndAreCompressedAgain() throws {
    var scratch = PNGScratch()
    let plain = file([TestChunk(name: "sRGB", body: [0])])
    for more: [UInt8] in [[0], Array("no chunk at all".utf8), plain] {
      let packed = try recompressed(plain + more, above: 0, scratch: &scratch)
      #expect(try decodePNG(packed) == decodePNG(plain) && packed.count <= (plain + more).count)
    }
  }

  /// A small file can hold thousands of notes that decompress to megabytes each.
  @Test func notesHaveALimitInAll() throws {
    let long = String(repeating: "x", count: 6 << 20)
    let notes = [("a", long), ("b", long), ("c", "short")].map {
      PNGOptions.Note($0.0, $0.1, isCompressed: true)
    }
    var scratch = PNGScratch()
    let file = try encodePNG(
      Pixmap(width: 1, height: 1), scale: 1, options: PNGOptions(notes: notes), scratch: &scratch)
    #expect(file.count < 32 << 10)
    #expect(try decodePNGWithTraits(file).notes.map(\.keyword) == ["a", "c"])
  }

  @Test func traitsAreRead() throws {
    let header = headerChunk(1, 1, depth: 16, colour: 0, interlaced: true)
    let odd = pngFile([header, dataChunk([0, 1, 2]), endChunk])
    let traits = try decodePNGWithTraits(odd).traits
    #expect(traits.bitDepth == 16 && traits.samples == .grey && traits.isInterlaced)
    #expect(traits.animation == nil && traits.profile == .untagged)
  }

  @Test func filmsAreReadAsStillsAndRefusedAmongGoldens() throws {
    let film = file([TestChunk(name: "acTL", body: bytes(12) + bytes(0))])
    let decoded = try decodePNGWithTraits(film)
    #expect(decoded.pixmap.pixels == [0xff1e_140a])
    #expect(throws: PNGError.animated(frames: 12, offset: 33)) { try decoded.still() }
    #expect(
      PNGError.animated(frames: 12, offset: 33).description
        == "the PNG is animated: the chunk acTL at byte 33 announces 12 frames, and one picture is "
        + "expected")
    let one = try decodePNGWithTraits(file([TestChunk(name: "acTL", body: bytes(1) + bytes(0))]))
    #expect(try one.still().pixmap == decoded.pixmap)
  }

  @Test func xcodesVariantIsNamed() {
    let error = #expect(throws: PNGError.self) {
      try decodePNG(
        pngFile([
          TestChunk(name: "CgBI", body: [0x50, 0, 0x20, 2]), headerChunk(1, 1, colour: 6), endChunk,
        ]))
    }
    #expect(error?.description.contains("CgBI") == true)
  }

  @Test func damagedNotesAreLeftOut() throws {
    let chunks = [
      TestChunk(name: "tEXt", body: []), TestChunk(name: "tEXt", body: [0, 65]),
      TestChunk(name: "tEXt", body: Array("no end".utf8)),
      TestChunk(name: "zTXt", body: [65]), TestChunk(name: "zTXt", body: [65, 0]),
      TestChunk(name: "zTXt", body: [65, 0, 1, 2]),
      TestChunk(name: "zTXt", body: [65, 0, 0, 0x78, 0x9c, 1, 2, 3]),
      TestChunk(name: "tEXt", body: [0x41, 0, 0xe9]),
    ]
    #expect(try decodePNGWithTraits(file(chunks)).notes == [.init("A", "é")])
  }
}
