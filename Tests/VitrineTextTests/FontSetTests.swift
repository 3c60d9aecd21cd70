import Testing
import VitrineText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Fonts that a document brings are found by that document's texts, and by no others.
@Suite struct FontSetTests {
  private static let thai = TestFonts.directory + "/NotoSansThai/NotoSansThai-"
  private static let hebrew = TestFonts.directory + "/NotoSansHebrew/NotoSansHebrew-"

  private func width(
    _ text: String, _ name: String, _ fonts: FontSet?, in library: FontLibrary, weight: Double = 400
  ) -> Double {
    let request = FontRequest(family: .custom(name), size: 20, weight: weight, fonts: fonts)
    return library.paragraph([TextRun(text, font: request)], style: ParagraphStyle())
      .layout(width: .infinity).size.width
  }

  @Test func namesAreThoseOfTheSet() throws {
    let library = FontLibrary(directories: [TestFonts.directory])
    let set = try library.open(files: [Self.hebrew + "Bold.ttf"])
    #expect(set.families == ["Noto Sans Hebrew"])
    let own = library.serving([set])
    let missing = width("שלום", "Noto Sans Hebrew", nil, in: own)
    #expect(width("שלום", "Noto Sans Hebrew", set, in: own) != missing)
    #expect(width("שלום", "Noto Sans Hebrew", nil, in: library) == missing)
    #expect(library.registeredFamilies == [] && own.registeredFamilies == [])
  }

  /// Two documents with fonts of one family on one screen, in any order.
  @Test func setsOfOneFamilyStayApart() throws {
    let library = FontLibrary(directories: [TestFonts.directory])
    let regular = try library.open(files: [Self.thai + "Regular.ttf"])
    let bold = try library.open(files: [Self.thai + "Bold.ttf"])
    func widths(_ sets: [FontSet]) -> [Double] {
      let own = library.serving(sets)
      return [regular, bold].map { width("ภาษาไทย", "Noto Sans Thai", $0, in: own, weight: 700) }
    }
    let both = widths([regular, bold])
    #expect(both[0] != both[1])
    #expect(widths([bold, regular]) == both)
    #expect(
      both
        == [regular, bold].map { set in
          width("ภาษาไทย", "Noto Sans Thai", set, in: library.serving([set]), weight: 700)
        })
  }

  @Test func equalFilesAreOneSet() throws {
    let library = FontLibrary(directories: [TestFonts.directory])
    let (a, b) = (
      try library.open(files: [Self.thai + "Bold.ttf"]),
      try library.open(files: [Self.thai + "Bold.ttf"])
    )
    #expect(a == b && library.serving([a]) === library.serving([b]))
    #expect(a != (try library.open(files: [Self.thai + "Regular.ttf"])))
    #expect(library.serving([]) === library)
    #expect(library.serving([a, b]) === library.serving([a]))
  }

  /// Glyphs of bundled fonts have one identifier in all libraries, those of documents none of these.
  @Test func identifiersOfDocumentsFontsAreTheirOwn() throws {
    let library = FontLibrary(directories: [TestFonts.directory])
    let set = try library.open(files: [Self.thai + "Bold.ttf"])
    let own = library.serving([set])
    func font(_ library: FontLibrary, _ family: FontRequest.Family) throws -> FontID {
      let request = FontRequest(family: family, size: 20, fonts: set)
      let line = library.paragraph([TextRun("ภ", font: request)], style: ParagraphStyle())
        .layout(width: 99).lines
      return try #require(line.first?.spans.first?.font)
    }
    let thai = try font(own, .custom("Noto Sans Thai"))
    #expect(thai.value < 0 && own.outline(of: 10, in: thai) != nil)
    #expect(library.outline(of: 10, in: thai) == nil)
    #expect(try font(own, .system(.standard)) == (try font(library, .system(.standard))))
  }

  /// Libraries and fonts of documents that are gone are dropped: the last few are kept.
  @Test func whatDocumentsBroughtGoesWithThem() throws {
    let library = FontLibrary(directories: [TestFonts.directory])
    weak var first: FontLibrary?
    weak var set: FontSet?
    do {
      let opened = try library.open(files: [Self.thai + "Bold.ttf"])
      let own = library.serving([opened])
      (first, set) = (own, opened)
      #expect(width("ภาษาไทย", "Noto Sans Thai", opened, in: own) > 0)
    }
    #expect(first != nil)
    let families = ["NotoSansHebrew", "NotoSansTamil", "NotoSansBengali", "NotoSansDevanagari"]
    for family in families {
      let file = "\(TestFonts.directory)/\(family)/\(family)-Regular.ttf"
      _ = library.serving([try library.open(files: [file])])
    }
    #expect(first == nil && set == nil)
  }

  @Test func aSetHasLimits() throws {
    let library = FontLibrary(directories: [])
    let files = Array(repeating: Self.thai + "Bold.ttf", count: FontLibrary.mostSetFiles + 1)
    let error = #expect(throws: FontSetError.self) { try library.open(files: files) }
    #expect(error?.index == FontLibrary.mostSetFiles && error?.error.reason == .tooMany)
    #expect(throws: FontSetError.self) { try library.open(files: ["/no/such.ttf"]) }
  }

  /// Two fonts made to have one 64-bit hash: whoever ends a file with the state of the hash sets it to a constant.
  @Test func equalHashesAreNotEqualFonts() throws {
    func collided(_ path: String) throws -> [UInt8] {
      var bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
      while bytes.count % 8 != 0 { bytes.append(0) }
      var state: UInt64 = 0x9e37_79b9_7f4a_7c15
      for start in stride(from: 0, to: bytes.count, by: 8) {
        var word: UInt64 = 0
        for k in 0..<8 { word |= UInt64(bytes[start + k]) << UInt64(8 * k) }
        let product = (state ^ word).multipliedFullWidth(by: 0xa076_1d64_78bd_642f)
        state = product.high ^ product.low &+ 0x2545_f491_4f6c_dd1d
      }
      return bytes + (0..<8).map { UInt8(truncatingIfNeeded: state >> UInt64(8 * $0)) }
    }
    let library = FontLibrary(directories: [TestFonts.directory])
    try library.register(data: collided(Self.hebrew + "Regular.ttf"), name: "a")
    try library.register(data: collided(Self.hebrew + "Bold.ttf"), name: "b")
    #expect(library.registeredFamilies.count == 2)
    let (regular, bold) = (
      width("שלום", "NotoSansHebrew-Regular", nil, in: library),
      width("שלום", "NotoSansHebrew-Bold", nil, in: library)
    )
    #expect(regular != bold)
  }
}
