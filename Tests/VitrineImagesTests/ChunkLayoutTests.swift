import Testing
import VitrineGraphics
import VitrineImages

/// What stands in the file, byte by byte.
@Suite struct ChunkLayoutTests {
  @Test func opaquePicturesAreRGBAtTheirSizeInPoints() throws {
    let chunks = try encoded(Pixmap(.grain, 3, 2, seed: 1), scale: 3)
    #expect(chunks.map(\.name) == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    // 3 × 2, 8 bits, RGB.
    #expect(chunks[0].body == [0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0])
    #expect(chunks[1].body == [0])
    // 216 dots an inch are 8504 (0x2138) a metre.
    #expect(chunks[2].body == [0, 0, 0x21, 0x38, 0, 0, 0x21, 0x38, 1])
  }

  @Test func oneTranslucentPixelMakesItRGBA() throws {
    var picture = Pixmap(.grain, 3, 2, seed: 1)
    picture[2, 1] = 0xfe00_0000
    #expect(try encoded(picture, scale: 1)[0].body[9] == 6)
  }

  @Test func notesAreLatin1InTheirOrder() throws {
    let notes = [
      PNGOptions.Note("Software", "Vitrine 1"), .init("", "no keyword"),
      .init(String(repeating: "k", count: 80), "too long"), .init("Prüfung", "a – b\u{0}"),
    ]
    let chunks = try encoded(Pixmap(.flat, 1, 1, seed: 1), scale: 1, notes: notes)
    #expect(
      chunks.filter { $0.name == "tEXt" }.map(\.body) == [
        Array("Software\u{0}Vitrine 1".utf8),
        [0x50, 0x72, 0xfc] + Array("fung\u{0}a ? b?".utf8),
      ])
  }

  @Test func flatPicturesAreUnfilteredAndGrainIsFiltered() throws {
    for (texture, filters) in [(Texture.flat, [0]), (.card, [0]), (.slope, [1, 2, 3, 4])] {
      let picture = Pixmap(texture, 200, 100, seed: 4)
      let files = try RowFilter.allCases.map { filter in
        var scratch = PNGScratch()
        var options = PNGOptions()
        options.filter = filter
        return try encodePNG(picture, scale: 1, options: options, scratch: &scratch)
      }
      var scratch = PNGScratch()
      let chosen = try encodePNG(picture, scale: 1, scratch: &scratch)
      #expect(filters.contains { files[$0] == chosen }, "\(texture)")
    }
  }

  private func encoded(
    _ picture: Pixmap, scale: Int, notes: [PNGOptions.Note] = []
  ) throws -> [TestChunk] {
    var scratch = PNGScratch()
    let options = PNGOptions(notes: notes)
    return chunks(of: try encodePNG(picture, scale: scale, options: options, scratch: &scratch))
  }
}

struct TestChunk: Equatable {
  var name: String
  var body: [UInt8]
}

/// A reader of its own, so that the encoder is not judged by the decoder beside it.
func chunks(of file: [UInt8]) -> [TestChunk] {
  var out: [TestChunk] = []
  var at = 8
  while at + 12 <= file.count {
    let length = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
    guard at + 12 + length <= file.count else { break }
    let name = String(decoding: file[at + 4..<at + 8], as: UTF8.self)
    out.append(TestChunk(name: name, body: Array(file[at + 8..<at + 8 + length])))
    at += 12 + length
  }
  return out
}
