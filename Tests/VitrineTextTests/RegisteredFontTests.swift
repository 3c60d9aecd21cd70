import Testing
import VitrineText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct RegisteredFontTests {
  private func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: TestFonts.directory + "/" + path)))
  }

  private static let hebrew = "NotoSansHebrew/NotoSansHebrew-Regular.ttf"

  @Test func registeredFamiliesUseTheirOwnMetrics() throws {
    let library = FontLibrary(directories: [TestFonts.directory])
    let names = try library.register(file: TestFonts.directory + "/" + Self.hebrew)
    #expect(names == ["Noto Sans Hebrew"])
    #expect(library.registeredFamilies == names)
    let result = library.paragraph(
      [run("שלום", 20, family: .custom("Noto Sans Hebrew"))], style: ParagraphStyle()
    ).layout(width: .infinity)
    // hhea: 1.068 and 0.293 of the size, 1.361 · 20 · 3 = 81.66 pixels.
    #expect((result.size.height * 3 - 82).magnitude < 1e-9)
    #expect((result.firstBaseline * 3 - 64).magnitude < 1e-9)
    #expect(result.lines[0].spans[0].emSize == 20)
  }

  @Test func postScriptNamesAndWeightsFindFaces() throws {
    let library = FontLibrary(directories: [TestFonts.directory])
    try library.register(file: TestFonts.directory + "/" + Self.hebrew)
    try library.register(file: TestFonts.directory + "/NotoSansHebrew/NotoSansHebrew-Bold.ttf")
    func font(_ name: String, _ weight: Double) -> FontID? {
      library.paragraph(
        [run("ש", 20, weight: weight, family: .custom(name))], style: ParagraphStyle()
      )
      .layout(width: 99).lines[0].spans.first?.font
    }
    let regular = font("Noto Sans Hebrew", 400)
    let bold = font("noto sans hebrew", 700)
    #expect(regular != nil && bold != nil && regular != bold)
    #expect(font("NotoSansHebrew-Bold", 400) == bold)
    #expect(font("NotoSansHebrew-Regular", 400) == regular)
  }

  /// A glyph of 20 levels, each of ten times the one below: loading it would never end.
  @Test(arguments: ["composite-bomb.ttf", "composite-bomb-variable.ttf"])
  func glyphsOfEndlessPartsAreRefused(file: String) throws {
    let library = FontLibrary(directories: [])
    let error = #expect(throws: FontError.self) {
      try library.register(data: try bytes("../Tests/Fuzz/Corpora/font/" + file), name: file)
    }
    #expect(
      error?.description
        == "\(file): expected a TrueType or OpenType font, but a glyph is made of more than 1000 others"
    )
  }

  /// The same font with its emoji as it is, and said to be put together from other bitmaps.
  @Test(arguments: [("emoji-bitmap.ttf", true), ("compound-bitmaps.ttf", false)])
  func compoundBitmapsAreNotLoaded(file: String, isDrawn: Bool) throws {
    let library = FontLibrary(directories: [])
    let family = try #require(
      try library.register(data: try bytes("../Tests/Fuzz/Corpora/font/" + file), name: file).first)
    let shaped = library.paragraph(
      [run("😀", 20, family: .custom(family))], style: ParagraphStyle())
    let span = try #require(shaped.layout(width: 99).lines.first?.spans.first)
    #expect((library.bitmap(of: span.glyphs[0], in: span.font) != nil) == isDrawn)
  }

  @Test func unknownFamiliesFallBackToTheSystemFont() {
    let custom = layout([run("text", 17, family: .custom("No Such Font"))])
    #expect(custom == layout([run("text", 17)]))
  }

  @Test func missingFilesAreErrorsThatNameThem() {
    #expect(throws: FontError(file: "/no/such.ttf", reason: .unreadable)) {
      try FontLibrary(directories: []).register(file: "/no/such.ttf")
    }
    #expect(
      FontError(file: "/no/such.ttf", reason: .unreadable).description.contains("/no/such.ttf"))
  }

  @Test func bytesThatAreNoFontAreErrors() throws {
    let library = FontLibrary(directories: [])
    #expect(throws: FontError(file: "none", reason: .badLength)) {
      try library.register(data: [], name: "none")
    }
    for bad in [[0], Array("hello".utf8), [UInt8](repeating: 0, count: 4096)] as [[UInt8]] {
      #expect(throws: FontError.self) { try library.register(data: bad, name: "bad") }
    }
    #expect(library.registeredFamilies.isEmpty)
  }

  /// Cut short at many places: an error or a font that lays out, never a trap.
  @Test func cutFontsAreBounded() throws {
    let whole = try bytes(Self.hebrew)
    for length in stride(from: 1, to: whole.count, by: whole.count / 60) {
      exercise(Array(whole[..<length]))
    }
  }

  /// Bytes changed at random from a fixed seed.
  @Test(arguments: [hebrew, "NotoSansTamil/NotoSansTamil-Regular.ttf"])
  func damagedFontsAreBounded(_ file: String) throws {
    let whole = try bytes(file)
    var state: UInt64 = 7
    func random(_ n: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % n
    }
    for round in 0..<150 {
      var broken = whole
      // Half of the rounds aim at the table directory and headers.
      let reach = round % 2 == 0 ? min(2048, whole.count) : whole.count
      for _ in 0..<(1 + random(40)) {
        broken[random(reach)] = UInt8(truncatingIfNeeded: random(256))
      }
      exercise(broken)
    }
  }

  /// Each table of fonts of every kind in turn: outlines of both sorts, axes, pictures.
  @Test(arguments: [
    hebrew, "NotoSansThai/NotoSansThai-Regular.ttf", "Inter/Inter[opsz,wght].ttf",
    "NotoSansCJK/NotoSansCJKkr-Regular-Subset.otf", "NotoColorEmoji/NotoColorEmoji-Subset.ttf",
  ])
  func damagedTablesAreBounded(_ file: String) throws {
    let whole = try bytes(file)
    var state: UInt64 = 11
    func random(_ n: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % n
    }
    func number(_ at: Int, _ count: Int) -> Int {
      whole[at..<at + count].reduce(0) { $0 << 8 | Int($1) }
    }
    for table in 0..<number(4, 2) {
      let (start, length) = (number(12 + 16 * table + 8, 4), number(12 + 16 * table + 12, 4))
      for round in 0..<8 {
        var broken = whole
        // The beginnings of tables hold their counts and offsets.
        let reach = max(1, round % 2 == 0 ? min(64, length) : length)
        for _ in 0..<(1 + random(8)) {
          broken[start + random(reach)] ^= UInt8(truncatingIfNeeded: 1 << random(8))
        }
        let time = processorSeconds { exercise(broken) }
        #expect(time < 5, "table \(table), round \(round)")
      }
    }
  }

  private func exercise(_ data: [UInt8]) {
    let library = FontLibrary(directories: [])
    guard let names = try? library.register(data: data, name: "broken"), let name = names.first
    else { return }
    let result = library.paragraph(
      [run("שלום abc தமிழ் é กำ 한글 😀", 20, weight: 700, family: .custom(name))],
      style: ParagraphStyle()
    ).layout(width: 60)
    #expect(result.size.width.isFinite && result.size.height.isFinite && result.size.height < 1e6)
    for span in result.lines.flatMap(\.spans) {
      for glyph in span.glyphs {
        _ = library.outline(of: glyph, in: span.font)
        _ = library.bitmap(of: glyph, in: span.font)
      }
    }
  }
}
