import Testing
import VitrineText

/// What stands in for fonts that are not there.
struct MissingFontTests {
  private func drawn(_ name: String, weight: Double = 400) -> TextLayout {
    layout([run("Text 12", weight: weight, family: .custom(name))])
  }

  private func system(_ weight: Double, _ design: FontRequest.Design = .standard) -> TextLayout {
    layout([run("Text 12", weight: weight, family: .system(design))])
  }

  @Test(arguments: [
    ("HelveticaNeue-Bold", 700.0), ("Poppins-SemiBold", 600), ("AvenirNext-DemiBold", 600),
    ("Avenir Next Demi Bold", 600), ("Inter Medium", 500), ("HelveticaNeue-UltraLight", 100),
    ("Montserrat-ExtraLight", 200), ("HelveticaNeue-Thin", 200), ("Nunito-ExtraBold", 800),
    ("Futura-Heavy", 800), ("Montserrat-Black", 900), ("Avenir-Roman", 400), ("Lato-Regular", 400),
    ("Blackboard", 400), ("Bold", 400), ("", 400), ("-", 400), ("Arial-BoldMT", 700),
  ])
  func weightsComeFromNames(name: String, weight: Double) {
    #expect(drawn(name) == system(weight), "\(name)")
  }

  @Test func slantAndWidthComeFromNames() throws {
    var italic = run("Text 12", weight: 700)
    italic.font.isItalic = true
    #expect(drawn("TrebuchetMS-BoldItalic") == layout([italic]))
    #expect(drawn("Helvetica-BoldOblique") == layout([italic]))
    var narrow = run("Text 12", weight: 700)
    narrow.font.width = 0.8
    #expect(drawn("AvenirNextCondensed-Bold") == layout([narrow]))
  }

  /// The platform's own families are drawn in the design that is nearest to them.
  @Test func familiesHaveTheirDesign() {
    #expect(drawn("Georgia-Bold") == system(700, .serif))
    #expect(drawn("TimesNewRomanPSMT") == system(400, .serif))
    #expect(drawn("Menlo-Regular") == system(400, .monospaced))
    #expect(drawn("Courier New") == system(400, .monospaced))
    #expect(drawn("ArialRoundedMTBold") == system(400, .rounded))
  }

  @Test func theTextsOwnWeightWins() {
    #expect(drawn("HelveticaNeue", weight: 700) == system(700))
    #expect(drawn("HelveticaNeue-Light", weight: 600) == system(600))
    #expect(drawn("HelveticaNeue-Bold", weight: 300) == system(300))
  }

  @Test func whatStandsInIsSaid() {
    let names = ["HelveticaNeue-BoldItalic", "Georgia", "Georgia"]
    let text = paragraph(names.map { run("a", family: .custom($0)) } + [run("b")])
    #expect(
      text.missingFonts.map(\.standIn) == ["Inter, weight 700, italic", "Source Serif, weight 400"])
    #expect(text.missingFonts.map(\.name) == ["HelveticaNeue-BoldItalic", "Georgia"])
  }

  /// Authors hide labels by such a size.
  @Test func tinyTextsTakeNoSpace() {
    for size in [Double.leastNonzeroMagnitude, 0, 0.001] {
      let tiny = layout([run("A long label that is not to be seen", size)])
      #expect(tiny.size.width < 0.5 && tiny.size.height < 0.5, "\(size)")
    }
  }
}
