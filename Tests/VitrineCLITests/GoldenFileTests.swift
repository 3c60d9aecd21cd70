import Foundation
import Testing
import VitrineGraphics
import VitrineImages

/// Goldens that other programs wrote, that are damaged, or that are no pictures.
@Suite struct GoldenFileTests {
  private let program: Program
  private let golden = "w/Golden/A-60x40-iphone-15-large-light-view.png"
  private let flags = [
    "check", "w/A.json", "--goldens", "w/Golden", "--artifacts", "w/.artifacts", "--scene", "view",
    "--size", "60x40",
  ]
  /// Black text on white, opaque and grey.
  private let picture: Pixmap

  init() throws {
    program = try Program()
    try FileManager.default.createDirectory(
      at: program.folder.appendingPathComponent("w"), withIntermediateDirectories: true)
    try program.write(
      "w/A.json",
      """
      {"vitrine": 1, "kind": "A", "families": ["systemSmall"],
       "body": {"ZStack": [{"Rectangle": {}, "modifiers": [{"fill": "white"}]}, "Text"]}}
      """)
    _ = try program.run(flags)
    _ = try program.run(["accept", "--goldens", "w/Golden", "--artifacts", "w/.artifacts"])
    picture = try decodePNG(file: program.folder.appendingPathComponent(golden).path)
  }

  private func put(_ bytes: [UInt8]) throws {
    try Data(bytes).write(to: program.folder.appendingPathComponent(golden))
  }

  private func verdict(_ bytes: [UInt8]) throws -> (code: Int32, text: String) {
    try put(bytes)
    let run = try program.run(flags)
    let again = try program.run(flags + ["--no-cache"])
    #expect(run.output == again.output && run.code == again.code)
    return (run.code, run.output)
  }

  @Test func everyKindOfSoundFilePasses() throws {
    #expect(picture.pixels.allSatisfy { $0 >> 24 == 255 && $0 & 255 == $0 >> 16 & 255 })
    let plain = HandmadePNG(picture)
    func with(_ name: String, _ body: [UInt8]) -> [UInt8] {
      var copy = plain
      copy.chunks = [(name, body)]
      return copy.file(colour: 0) { [$0] }
    }
    let files: [(String, [UInt8])] = [
      ("grey", plain.file(colour: 0) { [$0] }),
      ("grey with alpha", plain.file(colour: 4) { [$0, 255] }),
      ("16 bits", plain.file(depth: 16, colour: 2) { [$0, $0, $0, $0, $0, $0] }),
      ("16 bits grey", plain.file(depth: 16, colour: 0) { [$0, $0] }),
      ("palette", plain.palette()),
      ("interlaced", plain.file(colour: 2, interlaced: true) { [$0, $0, $0] }),
      ("sRGB chunk", with("sRGB", [0])),
      ("sRGB's gamma", with("gAMA", [0, 0, 0xb1, 0x8f])),
      ("a film of one frame", with("acTL", [0, 0, 0, 1, 0, 0, 0, 0])),
      ("unknown chunk", with("xyZz", [1, 2, 3])),
    ]
    for (name, bytes) in files {
      let found = try verdict(bytes)
      #expect(found.code == 0 && found.text == "1 identical\n", "\(name): \(found.text)")
    }
  }

  @Test func whatIsNoGoldenIsToldWhatItIs() throws {
    let sound = [UInt8](try program.bytes(golden))
    var flipped = sound
    flipped[sound.count - 30] ^= 1
    var film = HandmadePNG(picture)
    film.chunks = [("acTL", [0, 0, 0, 2, 0, 0, 0, 0])]
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"
    let files: [(String, [UInt8], String)] = [
      ("pointer", Array(pointer.utf8), "this is a Git LFS pointer"),
      ("empty", [], "unreadable: the golden cannot be read"),
      ("cut", Array(sound.prefix(sound.count / 2)), "is cut off"),
      ("flipped", flipped, "IDAT"),
      ("film", film.file(colour: 0) { [$0] }, "is animated"),
      ("JPEG", [0xff, 0xd8, 0xff, 0xe0, 0, 0], "JPEG"),
      ("text", Array("hello".utf8), "unreadable: the golden cannot be read"),
    ]
    for (name, bytes, message) in files {
      let found = try verdict(bytes)
      #expect(found.code == 1 && found.text.contains("unreadable"), "\(name): \(found.text)")
      #expect(found.text.contains(message), "\(name): \(found.text)")
      // Never replaced unasked.
      let accepted = try program.run([
        "accept", "--goldens", "w/Golden", "--artifacts", "w/.artifacts",
      ])
      #expect(accepted.output == "0 goldens accepted\n")
      #expect([UInt8](try program.bytes(golden)) == bytes)
    }
  }

  @Test func coloursOfAnotherKindDiffer() throws {
    let cases: [(String, [UInt8], String)] = [
      ("gAMA", [0, 1, 0x86, 0xa0], "a gamma of 1.0"),
      ("iCCP", Array("P3".utf8) + [0, 0, 1], "the ICC profile “P3”"),
    ]
    for (name, body, noun) in cases {
      var file = HandmadePNG(picture)
      file.chunks = [(name, body)]
      let found = try verdict(file.file(colour: 2) { [$0, $0, $0] })
      #expect(found.code == 1)
      #expect(
        found.text.contains("different: the colours are sRGB instead of \(noun)"), "\(found.text)")
    }
  }

  @Test func aFolderInPlaceOfAGoldenIsNamed() throws {
    let url = program.folder.appendingPathComponent(golden)
    try FileManager.default.removeItem(at: url)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    let run = try program.run(flags)
    #expect(run.code == 1 && run.output.contains("Is a directory"), "\(run.output)")
    #expect(
      run.lines.first { $0.contains("unreadable") }?.components(separatedBy: golden).count == 2,
      "\(run.output)")
  }

  /// Nobody writes into it.
  @Test(.timeLimit(.minutes(60))) func aPipeInPlaceOfAGoldenIsNotWaitedFor() throws {
    let url = program.folder.appendingPathComponent(golden)
    try FileManager.default.removeItem(at: url)
    #expect(unsafe mkfifo(url.path, 0o600) == 0)
    let run = try program.run(flags)
    #expect(run.code == 1 && run.output.contains("it is a pipe"), "\(run.output)")
  }

  @Test func aSizeOffByOneIsToldFirst() throws {
    var wider = Pixmap(width: picture.width + 1, height: picture.height)
    for y in 0..<picture.height { for x in 0..<picture.width { wider[x, y] = picture[x, y] } }
    let found = try verdict(HandmadePNG(wider).file(colour: 0) { [$0] })
    #expect(
      found.code == 1 && found.text.contains("180×120 pixels instead of 181×120"), "\(found.text)")
  }
}
