import Testing
import VitrineGraphics
import VitrineText

/// The metrics of a text's fonts by which other views keep their distance.
@Suite struct FontExtentsTests {
  private func extents(_ fonts: FontRequest..., library: FontLibrary = TestFonts.library)
    -> FontExtents
  {
    library.extents(of: fonts.map { TextRun("Hg", font: $0) })
  }

  private func isClose(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude < 1e-9 }

  @Test(arguments: [FontRequest.Design.standard, .rounded, .serif, .monospaced])
  func thePlatformsDesignsShareTheirs(_ design: FontRequest.Design) {
    let font = extents(FontRequest(family: .system(design), size: 20))
    #expect(isClose(font.ascent, 0.952148 * 20) && isClose(font.descent, 0.241211 * 20))
    #expect(isClose(font.capHeight, 0.7046 * 20) && font.leading == 0)
  }

  @Test func aStyleHasLeading() {
    #expect(isClose(extents(FontRequest(size: 17, leading: 22)).leading, 22 - 1.193359 * 17))
    #expect(isClose(extents(FontRequest(size: 53, leading: 62)).leading, 62 - 1.193359 * 53))
    #expect(extents(FontRequest(size: 17, leading: .nan)).leading == 0)
  }

  /// JetBrains Mono's tables: 1020 above and 300 below the baseline, capitals of 730, in 1000.
  @Test func aRegisteredFontHasItsOwn() throws {
    let library = FontLibrary(directories: [])
    let names = try library.register(
      file: TestFonts.directory + "/JetBrainsMono/JetBrainsMono[wght].ttf")
    let family = FontRequest.Family.custom(try #require(names.first))
    let font = extents(FontRequest(family: family, size: 10), library: library)
    #expect(isClose(font.ascent, 10.2) && isClose(font.descent, 3))
    #expect(isClose(font.capHeight, 7.3) && font.leading == 0)
    let styled = extents(FontRequest(family: family, size: 10, leading: 16), library: library)
    #expect(isClose(styled.leading, 16 - 13.2))
  }

  @Test func theLargestOfEachCounts() {
    let both = extents(FontRequest(size: 34), FontRequest(size: 17, leading: 22))
    #expect(isClose(both.ascent, 0.952148 * 34) && isClose(both.capHeight, 0.7046 * 34))
    #expect(isClose(both.leading, 22 - 1.193359 * 17))
  }

  @Test func picturesInTextsCountByTheirFontAndEmptyRunsNot() {
    let picture = TextRun(
      "\u{FFFC}", font: FontRequest(size: 12),
      attachment: TextRun.Attachment(size: Size(90, 90), ascent: 80, index: 0))
    let empty = TextRun("", font: FontRequest(size: 90))
    let found = TestFonts.library.extents(of: [picture, empty])
    #expect(isClose(found.ascent, 0.952148 * 12))
    #expect(TestFonts.library.extents(of: [empty]) == FontExtents())
    #expect(TestFonts.library.extents(of: []) == FontExtents())
  }
}
