import Testing
import VitrineText

/// What a font file lacks is said when it is loaded, not shown as a text without letters.
struct FontDirectoryTests {
  /// Why a file is refused; nil for one that is not.
  private func refusal(_ file: [UInt8]) -> String? {
    do throws(FontError) {
      try FontLibrary(directories: []).register(data: file, name: "a.ttf")
      return nil
    } catch {
      return error.description
    }
  }

  @Test func wholeFontsAreTaken() throws {
    #expect(refusal(try FontWithTables().file) == nil)
    #expect(refusal(try FontWithTables("Inter/Inter[opsz,wght].ttf").file) == nil)
    for file in ["NotoSansThai/NotoSansThai-Bold.ttf", "CupertinoIcons/CupertinoIcons.ttf"] {
      #expect(refusal(try FontWithTables(file).file) == nil)
    }
  }

  /// Wherever a file is cut, it is refused, and the table is named where the list of them is whole.
  @Test func cutFilesAreRefused() throws {
    let whole = try FontWithTables().file
    for length in stride(from: 4, to: whole.count - 3, by: 997) {
      let text = refusal(Array(whole.prefix(length))) ?? "accepted at \(length)"
      #expect(text.hasPrefix("a.ttf: expected a TrueType or OpenType font, but "), "\(text)")
      if length > 400 {
        #expect(text.contains("the table ") && text.hasSuffix("a file of \(length) bytes"))
      }
    }
  }

  @Test func cutFontsOfCurvesAreRefused() throws {
    let whole = try FontWithTables("NotoSansCJK/NotoSansCJKkr-Regular-Subset.otf").file
    let text = try #require(refusal(Array(whole.prefix(whole.count / 2))))
    #expect(text.contains("the table ") && text.contains(" ends at byte "))
  }

  @Test(arguments: ["cmap", "head", "maxp", "hhea", "hmtx", "loca", "glyf"])
  func missingTablesAreNamed(_ name: String) throws {
    var font = try FontWithTables()
    font[name] = nil
    let text = try #require(refusal(font.file))
    #expect(
      text.contains(name == "glyf" ? "no table of outlines or bitmaps" : "it has no table \(name)"))
  }

  @Test func tablesOfNoCharacterAreRefused() throws {
    var font = try FontWithTables()
    for cmap in [[0, 0, 0, 0], [0, 0, 0, 1, 0, 3, 0, 1, 0, 0, 0, 99]] as [[UInt8]] {
      font["cmap"] = cmap
      let text = try #require(refusal(font.file))
      #expect(text.hasSuffix("its table cmap names the glyph of no character"))
    }
  }

  @Test func outlinesOutsideTheirTableAreNamed() throws {
    var font = try FontWithTables()
    let glyf = try #require(font["glyf"])
    font["glyf"] = Array(glyf.prefix(glyf.count / 3))
    let text = try #require(refusal(font.file))
    #expect(text.contains("the outline of glyph ") && text.hasSuffix("of the table glyf"))
  }

  @Test(arguments: [
    ("wOFF\0\u{1}\0\0", "a WOFF web font; convert it to .ttf or .otf"),
    ("wOF2\0\u{1}\0\0", "a WOFF2 web font; convert it to .ttf or .otf"),
    ("%!PS-AdobeFont-1.0: X", "a Type 1 font; convert it to .otf"),
    ("<!DOCTYPE html>", "a page or another text of markup, not the file behind its link"),
    ("PK\u{3}\u{4}rest", "a ZIP archive; unpack it"),
    (
      "version https://git-lfs.github.com/spec/v1\n",
      "a Git LFS pointer (run `git lfs pull` to get the font itself)"
    ),
  ])
  func otherFormatsAreNamed(_ start: String, _ kind: String) {
    #expect(
      refusal(Array(start.utf8)) == "a.ttf: expected a TrueType or OpenType font; this is \(kind)")
  }

  /// Of a font whose list of tables is right, a glyph may still be damaged: a text with it says so.
  @Test func damagedGlyphsAreTold() throws {
    var font = try FontWithTables()
    let library = FontLibrary(directories: [])
    func problems(_ text: String) -> [GlyphProblem] {
      library.problems(
        of: library.paragraph([run(text, family: .custom("Noto Sans Hebrew"))], style: .init())
          .layout(width: .infinity))
    }
    let glyf = try #require(font["glyf"])
    // Every outline announces more contours than it has points for.
    font["glyf"] = glyf.indices.map { $0 % 2 == 0 ? 0x7f : 0xff }
    if (try? library.register(data: font.file, name: "a.ttf")) != nil {
      #expect(problems("שלום") == [GlyphProblem(kind: .damage, family: "Noto Sans Hebrew")])
    }
    let sound = FontLibrary(directories: [])
    try sound.register(data: try FontWithTables().file, name: "a.ttf")
    let layout = sound.paragraph(
      [run("שלום 12", family: .custom("Noto Sans Hebrew"))], style: .init()
    ).layout(width: .infinity)
    #expect(sound.problems(of: layout) == [])
  }
}
