import Testing
import VitrineGraphics
import VitrineImages

/// A wrong check sum in a chunk that a picture can do without leaves the picture whole; it is told.
@Suite struct DamagedChunkTests {
  private func damaged(_ file: [UInt8], _ names: [String]) -> [UInt8] {
    var file = file
    for name in names {
      let name = Array(name.utf8)
      guard let start = file.indices.first(where: { file[$0...].starts(with: name) }) else {
        continue
      }
      let length = Int(file[start - 1]) | Int(file[start - 2]) << 8
      file[start + 4 + length] ^= 255
    }
    return file
  }

  @Test(arguments: [
    TestChunk(name: "tEXt", body: Array("Title\0Sea".utf8)), TestChunk(name: "gAMA", body: [0, 1]),
    TestChunk(name: "iCCP", body: Array("P3\0\0".utf8) + [1, 2, 3]),
    TestChunk(name: "zTXt", body: [65, 0, 0, 1]), TestChunk(name: "tIME", body: [7, 215, 1, 9]),
    TestChunk(name: "eXIf", body: OrientedFiles.tiff(6)), TestChunk(name: "vpAg", body: [1]),
    TestChunk(name: "acTL", body: bytes(3) + bytes(0)),
  ])
  func aChunkIsLeftOut(_ chunk: TestChunk) throws {
    let file = damaged(fieldsPNG([chunk]), [chunk.name])
    let image = try decodeImage(file)
    guard case .pixels(let pixmap) = image.content else { return }
    #expect(try pixmap == decodePNG(fieldsPNG([])))
    #expect(image.notes == [.damagedChunks(name: chunk.name, offset: 33, count: 1)])
    #expect(try decodePNGWithTraits(file).notes == [])
  }

  @Test func chunksAfterTheDataAndSeveralAreCounted() throws {
    let extra = ["tIME", "tEXt"].map { TestChunk(name: $0, body: [65, 0, 66]) }
    let file = damaged(fieldsPNG([extra[0]], after: [extra[1]]), ["tIME", "tEXt"])
    #expect(try decodeImage(file).notes == [.damagedChunks(name: "tIME", offset: 33, count: 2)])
  }

  /// The pixels are those without the chunk, as readers that go by libpng have them.
  @Test func clearColoursOfADamagedChunkAreNot() throws {
    let clear = TestChunk(name: "tRNS", body: [0, 220, 0, 40, 0, 30])
    #expect(try decodePNG(fieldsPNG([clear])).pixels[0] == 0)
    let image = try decodeImage(damaged(fieldsPNG([clear]), ["tRNS"]))
    guard case .pixels(let pixmap) = image.content else { return }
    #expect(try pixmap == decodePNG(fieldsPNG([])))
    #expect(image.notes == [.damagedChunks(name: "tRNS", offset: 33, count: 1)])
  }

  @Test func chunksThatAPictureNeedsAreRefused() throws {
    for name in ["IHDR", "IDAT", "IEND"] {
      let error = #expect(throws: PNGError.self) { try decodePNG(damaged(fieldsPNG([]), [name])) }
      #expect(error?.description.contains("the check sum of the chunk \(name)") == true)
    }
  }

  /// A golden is a file of the program's own: what was left out is a part of it.
  @Test func goldensAreRefused() throws {
    let file = damaged(fieldsPNG([TestChunk(name: "tEXt", body: [65, 0, 66])]), ["tEXt"])
    let decoded = try decodePNGWithTraits(file)
    #expect(throws: PNGError.checksum(chunk: "tEXt", offset: 33)) { try decoded.still() }
    var scratch = PNGScratch()
    #expect(try recompressed(file, above: 0, scratch: &scratch) == file)
  }
}
