import SeededNumbers
import Testing
import VitrineGraphics
import VitrineImages

/// Damaged and malicious files end in an error that says where, never in a trap.
@Suite struct HostileFileTests {
  /// A small file with notes, of about 150 bytes.
  static let sound: [UInt8] = {
    var scratch = PNGScratch()
    let options = PNGOptions(notes: [.init("Software", "Vitrine")])
    let picture = Pixmap(.glass, 4, 3, seed: 5)
    return (try? encodePNG(picture, scale: 1, options: options, scratch: &scratch)) ?? []
  }()

  @Test func everyTruncationIsToldFromASoundFile() throws {
    #expect(Self.sound.count > 100)
    _ = try decodePNG(Self.sound)
    for count in 0..<Self.sound.count {
      #expect(throws: PNGError.self) { try decodePNG(Array(Self.sound[..<count])) }
    }
  }

  @Test func truncationNamesChunkAndByte() {
    // 8 bytes of signature and 25 of IHDR come before sRGB.
    #expect(throws: PNGError.truncated(chunk: "sRGB", offset: 33)) {
      try decodePNG(Array(Self.sound[..<45]))
    }
    #expect(throws: PNGError.truncated(chunk: "IEND", offset: 33)) {
      try decodePNG(Array(Self.sound[..<33]))
    }
  }

  @Test func everyFlippedBitIsNoticed() {
    for at in Self.sound.indices {
      for bit in 0..<8 {
        var file = Self.sound
        file[at] ^= 1 << bit
        #expect(throws: PNGError.self) { try decodePNGWithTraits(file).still() }
      }
    }
  }

  /// With the check sums made right again, the damage reaches libpng.
  @Test func flippedBytesInsideChunksNeverTrap() {
    var random = Seeded(3)
    let sound = chunks(of: Self.sound)
    for _ in 0..<4_000 {
      var damaged = sound
      let chunk = random.below(damaged.count - 1)
      if damaged[chunk].body.isEmpty { continue }
      let at = random.below(damaged[chunk].body.count)
      damaged[chunk].body[at] = UInt8(truncatingIfNeeded: random.next())
      let limits = PNGLimits(side: 1000, pixels: 100_000, bytes: 1 << 20)
      if let picture = try? decodePNG(pngFile(damaged), limits: limits) {
        #expect(picture.pixels.count == picture.width * picture.height)
      }
    }
  }

  @Test(arguments: [
    (UInt32(100_000), UInt32(1)), (1, 16_385), (16_384, 16_384), (0xffff_ffff, 0xffff_ffff),
  ])
  func hugeSizesAreRefusedBeforeAllocation(_ width: UInt32, _ height: UInt32) {
    let file = pngFile([headerChunk(width, height, colour: 6), dataChunk([0]), endChunk])
    #expect(
      throws: PNGError.tooLarge(width: Int(width), height: Int(height), limits: .standard)
    ) {
      try decodePNG(file)
    }
  }

  @Test func malformedFilesNameTheirChunk() {
    let data = dataChunk([0, 1])
    let cases: [([TestChunk], PNGError)] = [
      ([data, endChunk], .malformed(chunk: "IDAT", offset: 8, reason: "stands where IHDR must")),
      (
        [headerChunk(1, 1, colour: 0), headerChunk(1, 1, colour: 0)],
        .malformed(chunk: "IHDR", offset: 33, reason: "may stand only once, first")
      ),
      (
        [headerChunk(0, 1, colour: 0)],
        .malformed(chunk: "IHDR", offset: 8, reason: "states a size of 0")
      ),
      (
        [TestChunk(name: "IHDR", body: [1])],
        .malformed(chunk: "IHDR", offset: 8, reason: "has not 13 bytes")
      ),
    ]
    for (chunks, error) in cases {
      #expect(throws: error) { try decodePNG(pngFile(chunks)) }
    }
  }

  @Test func libpngsMessageIsPassedOn() {
    let noData = pngFile([headerChunk(2, 2, colour: 6), endChunk])
    let tooLittle = pngFile([headerChunk(9, 9, colour: 6), dataChunk([0, 1, 2]), endChunk])
    let badDepth = pngFile([headerChunk(2, 2, depth: 3, colour: 6), dataChunk([0]), endChunk])
    for file in [noData, tooLittle, badDepth] {
      let error = #expect(throws: PNGError.self) { try decodePNG(file) }
      guard case .undecodable(let reason) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(!reason.isEmpty)
    }
  }

  @Test(arguments: [
    ("\u{0}\u{0}\u{0}\u{18}ftypheic", "a HEIC"), ("GIF89a", "a GIF"), ("%PDF-1.7", "a PDF"),
    ("RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8 ", "a WebP"), ("<svg xmlns=", "an SVG"), ("BM6", "a BMP"),
    (
      "version https://git-lfs.github.com/spec/v1\n",
      "a Git LFS pointer (run `git lfs pull` to get the picture itself)"
    ),
  ])
  func otherFormatsAreNamed(_ beginning: String, _ kind: String) {
    #expect(throws: PNGError.unsupportedFormat(kind: kind)) {
      try decodePNG(Array(beginning.utf8) + [0, 0, 0, 0])
    }
  }

  /// The signature of a PNG shows what was done to the file.
  @Test(arguments: [
    ([0x89, 0x50, 0x4e, 0x47, 0x0a, 0x1a, 0x0a, 0], "line ends were changed"),
    ([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0d, 0x0a, 0x1a, 0x0d, 0x0a], "line ends were changed"),
    ([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x1a, 0x0d, 0], "line ends were changed"),
    ([0xef, 0xbf, 0xbd, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], "taken for text in UTF-8"),
    ([0xc2, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], "taken for Latin-1"),
    ([0x09, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], "cut to seven bits"),
    (Array("<<<<<<< HEAD\n".utf8), "marks of a merge conflict"),
    ([0xff, 0x0a, 0, 0], "a JPEG XL"), ([0, 0, 0, 0x0c, 0x6a, 0x50, 0x20, 0x20], "a JPEG 2000"),
    ([0, 0, 1, 0, 1, 0], "an icon of Windows"),
  ])
  func whatWasDoneToAFileIsNamed(_ bytes: [UInt8], _ words: String) {
    let error = #expect(throws: PNGError.self) { try decodePNG(bytes) }
    #expect(error?.description.contains(words) == true, "\(String(describing: error))")
  }

  @Test func neitherJPEGNorNothing() {
    #expect(throws: PNGError.unsupportedFormat(kind: "a JPEG")) {
      try decodePNG([0xff, 0xd8, 0xff, 0xe0])
    }
    #expect(throws: PNGError.notAPicture) { try decodePNG([]) }
    #expect(throws: PNGError.notAPicture) { try decodePNG(Array("hello".utf8)) }
    #expect(throws: PNGError.tooManyBytes(count: 9, limit: 8)) {
      try decodePNG(
        Array(repeating: 0, count: 9), limits: PNGLimits(side: 1, pixels: 1, bytes: 8))
    }
  }
}
