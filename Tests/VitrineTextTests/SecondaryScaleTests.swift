import Testing
import VitrineText

/// Text in the secondary scale against frames of an iPhone with iOS 26 and of macOS 26 (iamcgn/swiftui-web,
/// text-metrics.json of both, keys with `sc2`; `Docs/elements/TextScale.md`).
struct SecondaryScaleTests {
  private func width(
    _ text: String, _ size: Double, _ weight: Double = 400,
    scale: FontRequest.Scale = .secondary, family: FontRequest.Family = .system(.standard)
  ) -> Double {
    layout([secondary(text, size, weight, scale, family)]) { $0.displayScale = 2 }.size.width
  }

  private func secondary(
    _ text: String, _ size: Double, _ weight: Double = 400, _ scale: FontRequest.Scale = .secondary,
    _ family: FontRequest.Family = .system(.standard)
  ) -> TextRun {
    var run = run(text, size, weight: weight, family: family)
    run.font.scale = scale
    return run
  }

  @Test(arguments: [
    (13.0, 400.0, 27.5), (20, 400, 38.5), (22, 400, 41), (28, 400, 48.5), (34, 400, 55),
    (40, 400, 61), (17, 600, 36.5),
  ]) func helloIsAsWideAsMeasured(_ size: Double, _ weight: Double, _ frame: Double) {
    let width = width("Hello", size, weight)
    #expect(abs(width - frame) <= max(0.5, 0.01 * frame), "\(width) for \(frame)")
  }

  @Test(arguments: [
    (10.0, 400.0, 313.5), (11, 400, 339), (12, 400, 364.5), (13, 400, 390), (15, 400, 439),
    (17, 400, 486.5), (20, 400, 545), (22, 400, 579), (26, 400, 649), (28, 400, 676),
    (34, 400, 763.5), (40, 400, 845.5), (10, 500, 330), (17, 600, 509.5), (13, 700, 418),
  ]) func aSentenceIsAsWideAsMeasured(_ size: Double, _ weight: Double, _ frame: Double) {
    let width = width(WrappedText.sentence, size, weight)
    #expect(abs(width / frame - 1) <= 0.008, "\(width) for \(frame): \(width / frame - 1)")
  }

  /// The paragraph drops from four to three lines, 149.5 wide, and keeps the font's lines.
  @Test func linesKeepTheBoxOfTheFont() {
    let found = layout([secondary(WrappedText.sentence, 13)], width: 150) { $0.displayScale = 2 }
    let plain = layout([run(WrappedText.sentence, 13)], width: 150) { $0.displayScale = 2 }
    #expect((found.lines.count, plain.lines.count) == (3, 4))
    #expect(abs(found.size.width - 149.5) <= 1)
    #expect(found.lines[0].height == plain.lines[0].height)
    #expect(found.firstBaseline == plain.firstBaseline)
    #expect(found.size.height == plain.size.height * 3 / 4)
  }

  @Test(arguments: [
    (13.0, 400.0, 10.4), (22, 400, 16.89), (26, 400, 19.3), (40, 400, 26.1), (80, 400, 36.8),
    (13, 700, 11.05), (12, 250, 9.6), (70, 500, 33.6), (90, 600, 44.1), (70, 800, 36.4),
    (17, 900, 14.79),
  ]) func sizesFollowTheLaw(_ size: Double, _ weight: Double, _ wanted: Double) {
    let drawn = SecondaryScale.drawn(FontRequest(size: size, weight: weight, scale: .secondary))
    #expect(abs(drawn.request.size - wanted) <= 0.02)
  }

  @Test(arguments: [
    (100.0, 0.16), (200, 0.15), (300, 0.1854), (400, 0.25), (500, 0.4147), (600, 0), (700, -0.05),
    (800, 0.2), (900, 0.35),
  ]) func trackingFallsToNoneAtSeventyPoints(_ weight: Double, _ tracking: Double) {
    func at(_ size: Double, _ design: FontRequest.Design = .standard) -> Double {
      let request = FontRequest(
        family: .system(design), size: size, weight: weight, scale: .secondary)
      return SecondaryScale.drawn(request).tracking
    }
    #expect(at(13) == tracking)
    #expect(abs(at(43.5) - tracking / 2) < 1e-9)
    #expect(at(70) == 0)
    #expect(at(100) == 0)
    #expect(at(13, .rounded) == 0.03)
  }

  @Test func onlyTwoDesignsScale() {
    for family in [FontRequest.Family.system(.serif), .system(.monospaced), .custom("Missing")] {
      let (plain, small) = (
        width("Hello", 17, scale: .standard, family: family), width("Hello", 17, family: family)
      )
      #expect(plain == small)
    }
    #expect(
      width("Hello", 17, family: .system(.rounded))
        < width("Hello", 17, scale: .standard, family: .system(.rounded)))
  }

  @Test func anotherWritingScalesToo() {
    #expect(width("今日", 20) < width("今日", 20, scale: .standard))
  }

  @Test(arguments: [0, -3, 1e6, .infinity, .nan]) func sizesWithoutSenseAreLaidOut(_ size: Double) {
    let width = width("a", size)
    #expect(width.isFinite && width >= 0)
  }
}
