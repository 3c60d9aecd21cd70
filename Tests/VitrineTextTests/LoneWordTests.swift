import Testing
import VitrineText

/// A text of 13 pt unless told otherwise, and what the platform made of it at a width.
struct WrappedText: CustomStringConvertible {
  let text: String
  let width: Double
  let lines: [String]
  /// The width of its frame in points.
  let frame: Double
  var kerning = 0.0
  var size = 13.0

  init(
    _ text: String, _ width: Double, _ lines: [String], frame: Double, kerning: Double = 0,
    size: Double = 13
  ) {
    self.text = text
    self.width = width
    self.lines = lines
    self.frame = frame
    self.kerning = kerning
    self.size = size
  }

  var description: String { "\(text) in \(width)" }

  static let sentence =
    "Layout must wrap this sentence onto several lines inside a narrow frame."

  /// Frames of an iPhone with iOS 26 and of macOS 26.2 (iamcgn/swiftui-web, text-metrics.json of both; the lines
  /// follow from the widths).
  static let measured: [WrappedText] = [
    .init(
      sentence, 400,
      ["Layout must wrap this sentence onto several lines inside a", "narrow frame."],
      frame: 355.5),
    .init(
      sentence, 300,
      ["Layout must wrap this sentence onto several", "lines inside a narrow frame."], frame: 274),
    .init(
      sentence, 270,
      ["Layout must wrap this sentence onto", "several lines inside a narrow frame."], frame: 227),
    .init(
      sentence, 200,
      ["Layout must wrap this sentence", "onto several lines inside a", "narrow frame."],
      frame: 196.5
    ),
    .init(
      "First line.\nSecond paragraph wraps here as well.", 220,
      ["First line.", "Second paragraph wraps here", "as well."], frame: 186),
    .init(
      "Short second text that wraps twice here", 150,
      ["Short second text that", "wraps twice here"], frame: 139),
    .init(
      "Wrapped kerned words fill the line", 160, ["Wrapped kerned words fill", "the line"],
      frame: 160),
    .init(
      "Wrapped kerned words fill the line", 160, ["Wrapped kerned", "words fill the line"],
      frame: 140.5, kerning: 2),
    .init(
      "Choose what to do with the item.", 181, ["Choose what to do with", "the item."], frame: 181,
      size: 17),
  ]
}

/// Paragraphs of two lines do not end in a lone word where moving another one evens them.
struct LoneWordTests {
  private func lines(
    _ text: String, _ width: Double, _ edit: (inout ParagraphStyle) -> Void = { _ in }
  ) -> [String] {
    layout([run(text, 13)], width: width, edit).texts
  }

  @Test(arguments: WrappedText.measured) func linesAreThoseOfThePlatform(_ wanted: WrappedText) {
    var run = run(wanted.text, wanted.size)
    run.kerning = wanted.kerning
    let found = layout([run], width: wanted.width) { $0.displayScale = 2 }
    #expect(found.texts == wanted.lines)
    #expect(abs(found.size.width / wanted.frame - 1) <= 0.011, "\(found.size.width)")
  }

  /// The sweep of macOS 26.2: 75 to 107 pt, where the greedy lines are "Layout must" and "wrap". The whole is 107.5
  /// wide there and "Layout" 40.6 with a space of 3.5, which leaves 63.4 for "must wrap".
  @Test(arguments: [76.5, 80, 90, 100, 106]) func aWordMovesDownToALoneOne(_ width: Double) {
    let found = layout([run("Layout must wrap", 13)], width: width) { $0.displayScale = 2 }
    #expect(found.texts == ["Layout", "must wrap"])
    #expect(abs(found.size.width - 63.5) <= 0.5)
  }

  /// At 89 to 129 pt: 74 and 55.5 are more even than 40.6 and 89.
  @Test(arguments: [90.5, 100, 120, 128]) func aLongWordStaysAlone(_ width: Double) {
    #expect(lines("Layout wrap sentence", width) == ["Layout wrap", "sentence"])
  }

  /// At 100 and 201 pt "frame." stays alone after six and three lines.
  @Test(arguments: [100.0, 208]) func threeLinesAndMoreStayGreedy(_ width: Double) {
    let found = lines(WrappedText.sentence, width)
    #expect(found.count >= 3)
    #expect(found.last == "frame.")
  }

  /// Each paragraph by itself, whatever stands around it.
  @Test func eachParagraphIsEvenedByItself() {
    let even = ["Layout", "must wrap"]
    #expect(lines("Layout must wrap\nLayout must wrap", 100) == even + even)
    #expect(lines("\nLayout must wrap\n", 100) == [""] + even + [""])
    #expect(lines("Layout must wrap\nshort", 100) == even + ["short"])
  }

  @Test func aLimitThatIsReachedChangesNothing() {
    #expect(lines("Layout must wrap", 100) { $0.lineLimit = 2 } == ["Layout", "must wrap"])
    #expect(lines("Layout must wrap", 100) { $0.lineLimit = 3 } == ["Layout", "must wrap"])
  }

  /// With three lines' worth of text a limit of two keeps the first line (`text/line-limit`: 144 pt wide).
  @Test func truncatedTextsAreNotEvened() {
    let found = lines(WrappedText.sentence, 150) { $0.lineLimit = 2 }
    #expect(found.first == "Layout must wrap this")
    #expect(lines("Layout must wrap", 100) { $0.lineLimit = 1 }.count == 1)
    #expect(layout([run("Layout must wrap", 13)], width: 100, height: 16).lines.count == 1)
  }

  @Test func alignmentChangesNoLine() {
    for alignment in [ParagraphStyle.Alignment.leading, .center, .trailing] {
      #expect(
        lines("Layout must wrap", 100) { $0.alignment = alignment } == ["Layout", "must wrap"])
    }
    #expect(lines("Layout must wrap", 100) { $0.isRightToLeft = true } == ["Layout", "must wrap"])
  }

  /// The size that a text answers makes the same lines.
  @Test(arguments: [75.0, 90, 107, 129, 220, 400]) func theAnsweredWidthKeepsTheLines(
    _ width: Double
  ) {
    for text in ["Layout must wrap", "Layout wrap sentence", WrappedText.sentence] {
      let first = layout([run(text, 13)], width: width)
      #expect(layout([run(text, 13)], width: first.size.width) == first)
    }
  }

  @Test func oneWordOnTheFirstLineStays() {
    #expect(lines("Notifications off", 85) == ["Notifications", "off"])
  }

  /// A word that is parted inside for want of room (`text/paragraphs`, `longWord`: two lines, 56.5 wide).
  @Test func aPartedWordStays() {
    let found = layout([run("Supercalifragilistic", 13)], width: 60) { $0.displayScale = 2 }
    #expect(found.texts.count == 2)
    #expect(found.texts.joined() == "Supercalifragilistic")
  }

  /// A compound is one word, and moves as one (estimated).
  @Test func compoundsAreOneWord() {
    #expect(lines("Weather report is on-air", 106) == ["Weather report", "is on-air"])
    #expect(lines("Weather on-air man", 100) == ["Weather", "on-air man"])
  }

  /// Texts without spaces have no lone words (estimated).
  @Test func textsWithoutSpacesStayGreedy() {
    let found = lines("今日はとても天気がいいですね", 15 * 13 - 26) { $0.language = "ja" }
    #expect(found.count == 2)
    #expect(found[0].count > found[1].count)
  }

  /// Korean has words since iOS 14, and syllables before.
  @Test func koreanWordsMoveWhereTheyAreKept() {
    let text = "오늘의 날씨는 맑음"
    let width = layout([run("오늘의 날씨는", 13)]).size.width + 4
    #expect(lines(text, width) { $0.language = "ko" } == ["오늘의", "날씨는 맑음"])
    let old = lines(text, width - 10) {
      $0.language = "ko"
      $0.lineBreakStrategy = .labels(system: 13)
    }
    #expect(old == ["오늘의 날씨", "는 맑음"])
  }

  /// "Testing variously linking" of ZSWTappableLabel's issue 42, under each system.
  @Test(arguments: [9, 10, 11, 12, 13, 14, 26]) func systemsSinceElevenMoveWords(_ system: Int) {
    let style = LineBreakStrategy.labels(system: system)
    let found = lines("Testing variously linking", 118) { $0.lineBreakStrategy = style }
    #expect(
      found
        == (system >= 11 ? ["Testing", "variously linking"] : ["Testing variously", "linking"]))
  }

  @Test func strategiesOfSystems() {
    #expect(LineBreakStrategy.labels(system: 10) == [])
    #expect(LineBreakStrategy.labels(system: 11) == .pushOut)
    #expect(LineBreakStrategy.labels(system: 14) == .standard)
  }
}
