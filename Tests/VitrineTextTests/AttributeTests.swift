import Testing
import VitrineGraphics
import VitrineText

struct AttributeTests {
  private func width(_ edit: (inout TextRun) -> Void, _ text: String = "affine 1111") -> Double {
    var run = run(text)
    edit(&run)
    return layout([run]).lines[0].width
  }

  @Test func trackingAndKerningWidenEachGlyph() {
    let plain = width({ _ in }, "abcd")
    #expect((width({ $0.tracking = 2 }, "abcd") - plain - 8).magnitude < 1e-9)
    #expect((width({ $0.kerning = 2 }, "abcd") - plain - 8).magnitude < 1e-9)
  }

  @Test func trackingTakesLigaturesApart() {
    let serif = FontRequest.Family.system(.serif)
    var tracked = run("ffi", 17, family: serif)
    tracked.tracking = 0.001
    #expect(layout([tracked]).glyphs.count == 3)
  }

  @Test func monospacedDigitsAreEquallyWide() {
    let widths = ["1111", "8888", "0000"].map { text in
      width({ $0.font.hasMonospacedDigits = true }, text)
    }
    #expect((widths[0] - widths[1]).magnitude < 1e-9 && (widths[1] - widths[2]).magnitude < 1e-9)
    #expect(width({ _ in }, "1111") < width({ _ in }, "8888") - 1)
  }

  @Test func monospacedOneHasNoFoot() {
    var mono = run("1")
    mono.font.hasMonospacedDigits = true
    #expect(layout([mono]).glyphs == layout([run("1")]).glyphs)
  }

  @Test(arguments: [400.0, 500, 600, 700])
  func roundedStemsAreThoseOfTheSansSerif(weight: Double) {
    let sans = layout([run("I", 17, weight: weight)]).inkWidth()
    let rounded = layout([run("I", 17, weight: weight, family: .system(.rounded))]).inkWidth()
    #expect(abs(rounded / sans - 1) < 0.03)
  }

  @Test func smallCapsAreSmallerThanCapitals() {
    let small = width({ $0.font.smallCaps = .lowercase }, "caps")
    #expect(small < width({ _ in }, "CAPS"))
    #expect(small > 0.7 * width({ _ in }, "CAPS"))
    var all = run("Caps")
    all.font.smallCaps = .all
    #expect(Set(layout([all]).lines[0].spans.map(\.emSize)).count == 1)
    #expect(layout([all]).texts == ["Caps"])
  }

  @Test func condensedFontsAreNarrower() {
    let plain = layout([run("abc", 20)])
    var narrow = run("abc", 20)
    narrow.font.width = 0.8
    let spacing = 3 * 0.002 * 20
    let expected = (plain.lines[0].width - spacing) * 0.8 + spacing
    #expect((layout([narrow]).lines[0].width - expected).magnitude < 0.1)
  }

  @Test func heavierTextIsWider() {
    let widths = [400.0, 600, 800].map { weight in width({ $0.font.weight = weight }, "weights") }
    #expect(widths == widths.sorted())
  }

  @Test func italicsUseAnotherFont() throws {
    var italic = run("a")
    italic.font.isItalic = true
    let slanted = try #require(layout([italic]).lines[0].spans.first)
    let upright = try #require(layout([run("a")]).lines[0].spans.first)
    #expect(slanted.font != upright.font)
  }

  @Test func underlinesAndStrikethroughsSpanTheirRun() throws {
    var underlined = run("under ")
    underlined.underline = .init(pattern: .dash, fill: 7)
    var struck = run("struck")
    struck.strikethrough = .init()
    struck.fill = 3
    let line = layout([underlined, struck]).lines[0]
    try #require(line.rules.count == 2)
    let (first, second) = (line.rules[0], line.rules[1])
    #expect(first.rect.x == 0 && first.rect.y > 0)
    #expect(first.fill == 7 && first.pattern == .dash)
    #expect(second.rect.y < 0 && second.fill == 3 && second.pattern == .solid)
    #expect((first.rect.maxX - second.rect.x).magnitude < 1e-9)
    #expect((second.rect.maxX - line.width).magnitude < 1e-9)
    #expect((first.rect.height * 3).rounded() == first.rect.height * 3)
  }

  @Test func fillsSeparateSpans() {
    var red = run("red")
    red.fill = 1
    let spans = layout([run("black "), red]).lines[0].spans
    #expect(spans.map(\.fill) == [0, 1])
    #expect(layout([run("one "), run("line")]).lines[0].spans.count == 1)
  }

  @Test func attachmentsStandInTheLine() throws {
    var symbol = run("")
    symbol.attachment = .init(size: Size(20, 24), ascent: 19, index: 5)
    let result = layout([run("a "), symbol, run(" b")])
    let placed = try #require(result.lines[0].attachments.first)
    #expect(placed.index == 5)
    #expect(placed.frame.size == Size(20, 24))
    #expect(placed.frame.y == -19)
    #expect(result.firstBaseline == 19)
    #expect(result.size.height == 24)
    let plain = layout([run("a  b")]).lines[0].width
    #expect((result.lines[0].width - plain - 20).magnitude < 0.5)
  }

  @Test func monospacedDesignHasThePlatformsPitch() {
    let one = layout([run("iiii", 20, family: .system(.monospaced))]).lines[0].width
    #expect((one / 80 - 0.618).magnitude < 1e-3)
  }
}
