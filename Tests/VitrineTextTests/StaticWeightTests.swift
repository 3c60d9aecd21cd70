import Testing
import VitrineGraphics
import VitrineText

/// Scripts whose bundled font comes in regular and bold alone.
struct StaticWeightTests {
  private static let scripts: [(String, String)] = [
    ("zh-Hans", "永和"), ("zh-Hant", "廣東"), ("ja", "日本"), ("ko", "한글"), ("ar", "نجوم"), ("he", "חדש"),
    ("th", "รอน"),
    ("hi", "सरय"), ("bn", "বল"), ("ta", "தமழ"),
  ]

  private func layout(_ text: String, _ weight: Double, _ language: String) -> TextLayout {
    VitrineTextTests.layout([run(text, 17, weight: weight)]) { $0.language = language }
  }

  /// Returns the filled area of a text in em².
  private func ink(_ text: String, _ weight: Double, _ language: String) throws -> Double {
    var sum = 0.0
    let spans = layout(text, weight, language).lines.flatMap(\.spans)
    for span in spans {
      for glyph in span.glyphs {
        let path = TestFonts.library.outline(of: glyph, in: span.font)?.path ?? Path()
        sum += path.contours.reduce(0) { $0 + Polygon($1.corners(4)).doubleArea }
      }
    }
    return sum.magnitude / 2
  }

  @Test(arguments: scripts) func everyWeightIsHeavierThanTheOneBefore(
    _ language: String, _ text: String
  ) throws {
    let inks = try [400.0, 500, 600, 700, 800].map { try ink(text, $0, language) }
    #expect(zip(inks, inks.dropFirst()).allSatisfy { $0 < $1 * 0.985 }, "\(text): \(inks)")
  }

  /// Medium and semibold lie a third and two thirds of the way from regular to bold.
  @Test(arguments: scripts) func theStepsAreEven(_ language: String, _ text: String) throws {
    let regular = try ink(text, 400, language)
    let bold = try ink(text, 700, language)
    for (weight, share) in [(500.0, 1.0 / 3), (600, 2.0 / 3)] {
      let got = (try ink(text, weight, language) - regular) / (bold - regular)
      #expect(abs(got - share) < 0.2, "\(text) at \(weight): \(got)")
    }
  }

  @Test(arguments: scripts) func regularAndBoldAreTheFontsOwn(_ language: String, _ text: String) {
    let glyphs = [400.0, 700].map {
      layout(text, $0, language).lines.flatMap(\.spans).map(\.glyphs)
    }
    #expect(glyphs[0] == glyphs[1])
    let problems = [400.0, 500, 600, 700, 800].flatMap {
      TestFonts.library.problems(of: layout(text, $0, language))
    }
    #expect(problems.isEmpty)
  }

  @Test(arguments: [
    ("ja", "日本", 100.0, 300), ("ja", "日本", 900, 800), ("ar", "نجوم", 300, 400),
    ("ko", "한글", 200, 300),
    ("hi", "सरय", 100, 400), ("he", "חדש", 900, 800),
  ])
  func weightsThatAFontLacksAreNamed(
    _ language: String, _ text: String, _ asked: Double, _ drawn: Int
  ) throws {
    let problems = TestFonts.library.problems(of: layout(text, asked, language))
    #expect(problems.map(\.kind) == [.weight(asked: Int(asked), drawn: drawn)])
    #expect(problems.first?.family.hasPrefix("Noto Sans") == true)
    #expect(try ink(text, asked, language) == ink(text, Double(drawn), language))
  }

  @Test func lightStrokesAreThinner() throws {
    for (language, text) in [("ja", "日本"), ("ko", "한글"), ("he", "חדש")] {
      #expect(try ink(text, 300, language) < 0.96 * ink(text, 400, language))
    }
  }

  /// Letters of the system's font have every weight.
  @Test func latinLettersLackNoWeight() {
    for weight in [100.0, 200, 300, 400, 500, 600, 700, 800, 900] {
      #expect(TestFonts.library.problems(of: layout("Vitrine", weight, "en")).isEmpty)
    }
  }
}
