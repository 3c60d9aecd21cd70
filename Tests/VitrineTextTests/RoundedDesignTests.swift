import Testing
import VitrineGraphics
import VitrineText

/// The rounded design: the sans serif's own letters with round ends and corners. Numbers without another source are
/// from pictures of an iPhone's simulator (vjr2005/Challenge, "Large Title" at 34 pt in bold and others).
struct RoundedDesignTests {
  private func outline(_ text: String, weight: Double, size: Double = 34) throws -> (Path, Double) {
    let made = layout([run(text, size, weight: weight, family: .system(.rounded))])
    let span = try #require(made.lines.first?.spans.first)
    let glyph = try #require(span.glyphs.first)
    let path = try #require(TestFonts.library.outline(of: glyph, in: span.font)).path
    return (path, span.emSize / size)
  }

  /// Returns the box of a letter in em of the size.
  private func box(_ text: String, weight: Double) throws -> Rect {
    let (path, em) = try outline(text, weight: weight)
    return path.controlBounds.scaled(by: em)
  }

  @Test(arguments: [(400.0, 0.0849), (600, 0.1216), (700, 0.1426)])
  func stemsAreAsThickAsThePlatforms(_ weight: Double, _ stem: Double) throws {
    #expect(abs(try box("l", weight: weight).width - stem) < 0.0008)
  }

  /// The small L ends 0.0098 em below the line on which the L stands.
  @Test(arguments: [300.0, 400, 700, 900]) func roundStemsStandOut(_ weight: Double) throws {
    let (stem, flat) = (try box("l", weight: weight), try box("E", weight: weight))
    #expect(abs(stem.maxY - flat.maxY - 0.0095) < 0.0012)
    #expect(abs(flat.minY - stem.minY - 0.0095) < 0.0012)
  }

  /// Pixels of "L" in bold at 102 pixels to the em: 11.7 are missing at the corner, at least 30 at each end.
  @Test func cornersMissAsMuchAsThePlatforms() throws {
    let (path, em) = try outline("L", weight: 700)
    let box = path.controlBounds
    let side = 10 / 102 / em
    let corner = Rect(x: box.minX, y: -side, width: side, height: side)
    #expect(abs(missing(in: corner, of: path) * 100 - 11.7) < 1.5)
  }

  /// Returns the share of a box that an outline does not fill.
  private func missing(in box: Rect, of path: Path) -> Double {
    let steps = 40
    var empty = 0
    for y in 0..<steps {
      for x in 0..<steps {
        let at = Point(
          box.minX + box.width * (Double(x) + 0.5) / Double(steps),
          box.minY + box.height * (Double(y) + 0.5) / Double(steps))
        empty += path.contains(at) ? 0 : 1
      }
    }
    return Double(empty) / Double(steps * steps)
  }

  /// What is round stays as it is when it is rounded again: no corner is left.
  @Test(arguments: [200.0, 400, 600, 700, 900]) func noLetterHasASharpCorner(_ weight: Double)
    throws
  {
    let stem = try outline("l", weight: weight).0.controlBounds.width
    let rule = CornerRounding(radius: 0.49 * stem, longestEnd: 0, overshoot: 0)
    var sharp = ""
    for scalar in 0x21...0x7E {
      let text = String(UnicodeScalar(UInt8(scalar)))
      let (path, _) = try outline(text, weight: weight)
      if path.rounded(rule).verbs.count > path.verbs.count { sharp += text }
    }
    #expect(sharp.isEmpty, "at \(weight): \(sharp)")
  }

  /// The skeleton is that of the sans serif: a letter without ends or corners is the same.
  @Test func roundLettersAreThoseOfTheSansSerif() throws {
    for text in ["o", "O", "0", "8"] {
      let (path, _) = try outline(text, weight: 700)
      let sans = layout([run(text, 34, weight: 713)])
      let span = try #require(sans.lines.first?.spans.first)
      let plain = try #require(TestFonts.library.outline(of: span.glyphs[0], in: span.font)).path
      #expect(path.verbs == plain.verbs)
    }
  }

  @Test func italicsAndNarrowLettersAreRoundToo() {
    var plain = run("RMC24agt", 34, weight: 600, family: .system(.rounded))
    let width = layout([plain]).inkWidth()
    plain.font.width = 0.8
    #expect(layout([plain]).inkWidth() < 0.85 * width)
    plain.font.isItalic = true
    #expect(layout([plain]).inkWidth() > 0)
  }
}
