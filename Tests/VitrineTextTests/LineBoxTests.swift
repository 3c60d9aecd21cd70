import Testing
import VitrineGraphics
import VitrineText

/// Line boxes and baselines, in pixels at three to the point.
struct LineBoxTests {
  /// Every size of the first title style: height ⌈1.193359·3·size⌉, baseline ⌊0.952148·3·size⌉.
  /// Six of the rows were measured, the others follow from the rule that fits all of them.
  @Test(arguments: [
    (25.0, 90.0, 71.0), (26, 94, 74), (27, 97, 77), (28, 101, 80), (30, 108, 86), (32, 115, 91),
    (34, 122, 97), (38, 137, 109), (43, 154, 123), (48, 172, 137), (53, 190, 151), (58, 208, 166),
  ])
  func titlesHaveThePlatformsBox(_ size: Double, _ height: Double, _ baseline: Double) {
    let result = layout([run("What's the point?", size)])
    #expect((result.size.height * 3 - height).magnitude < 1e-9)
    #expect((result.firstBaseline * 3 - baseline).magnitude < 1e-9)
    #expect(result.firstBaseline == result.lastBaseline)
  }

  @Test(arguments: MeasuredFrame.titles)
  func titlesMatchTheMeasuredFrames(_ title: MeasuredFrame) {
    let result = layout([run("What's the point?", title.size)])
    #expect((result.size.height - title.frame.height).magnitude < 0.001)
    #expect((result.firstBaseline * 3 - title.baseline).magnitude < 1e-9)
  }

  @Test func singleLineNeverIncludesTheLeading() {
    #expect(layout([run("one", 17, leading: 22)]).size == layout([run("one", 17)]).size)
  }

  /// Largest title 41, title 34, body 22, subheadline 20, footnote 18, caption 13 points.
  @Test(arguments: [(34.0, 41.0), (28, 34), (17, 22), (15, 20), (13, 18), (11, 13)])
  func wrappedLinesOfAStyleAdvanceByItsLeading(_ size: Double, _ leading: Double) {
    let result = layout([run("one\ntwo\nthree", size, leading: leading)])
    #expect(result.lines.count == 3)
    for (a, b) in zip(result.lines, result.lines.dropFirst()) {
      #expect((b.baseline - a.baseline - leading).magnitude < 1e-9)
    }
    let box = layout([run("one", size)]).size.height
    #expect((result.size.height - box - 2 * leading).magnitude < 1e-9)
  }

  @Test func linesOfAFontBySizeAdvanceByItsBox() {
    let box = layout([run("one", 11)]).size.height
    let result = layout([run("one\ntwo", 11)])
    #expect((result.size.height - 2 * box).magnitude < 1e-9)
  }

  @Test(arguments: [FontRequest.Design.rounded, .serif, .monospaced])
  func designsShareTheLineBox(_ design: FontRequest.Design) {
    let other = layout([run("Hxg", 17, family: .system(design))])
    let standard = layout([run("Hxg", 17)])
    #expect(other.size.height == standard.size.height)
    #expect(other.firstBaseline == standard.firstBaseline)
  }

  /// Round stems stand out of the line; the bars of E do not.
  @Test(arguments: [FontRequest.Design.standard, .rounded, .serif, .monospaced])
  func capitalsAreAsHighAsThePlatforms(_ design: FontRequest.Design) throws {
    let span = try #require(layout([run("E", 100, family: .system(design))]).lines[0].spans.first)
    let path = try #require(TestFonts.library.outline(of: span.glyphs[0], in: span.font)).path
    let height = -path.controlBounds.minY * span.emSize
    #expect((height - 70.46).magnitude < 0.8, "\(height)")
  }

  /// Small sizes have higher ascenders than large ones: 0.7354 and 0.7046 of the size.
  @Test(arguments: [(14.0, 10.297), (17, 12.5), (21, 14.797), (28, 19.727), (53, 37.333)])
  func ascendersFollowTheOpticalSize(_ size: Double, _ height: Double) throws {
    let span = try #require(layout([run("h", size)]).lines[0].spans.first)
    let path = try #require(TestFonts.library.outline(of: span.glyphs[0], in: span.font)).path
    #expect((-path.controlBounds.minY * span.emSize - height).magnitude < 0.03)
  }

  @Test func fallbackFontsDoNotChangeTheBox() {
    let mixed = layout([run("Mix 日本 ไทย العربية 😀")])
    #expect(mixed.size.height == layout([run("Mix")]).size.height)
  }

  @Test func mixedSizesTakeTheHighestAscentAndDescent() {
    let mixed = layout([run("a ", 17), run("b", 34)])
    let large = layout([run("b", 34)])
    #expect(mixed.size.height == large.size.height)
    #expect(mixed.firstBaseline == large.firstBaseline)
  }

  @Test func raisedTextNeedsRoomAbove() {
    var raised = run("up", 17)
    raised.baselineOffset = 6
    let result = layout([run("x"), raised])
    let plain = layout([run("x")])
    #expect((result.firstBaseline - plain.firstBaseline - 6).magnitude < 1e-9)
    #expect(result.lines[0].spans.last?.positions.last?.y == -6)
  }

  @Test func lineSpacingAndReservedLinesAddHeight() {
    let two = layout([run("a\nb")])
    let spaced = layout([run("a\nb")]) { $0.lineSpacing = 5 }
    #expect((spaced.size.height - two.size.height - 5).magnitude < 1e-9)
    let reserved = layout([run("a")]) { $0.reservedLines = 2 }
    #expect(reserved.size.height == two.size.height)
    #expect(reserved.lines.count == 1)
  }

  @Test func emptyTextHasNoSize() {
    #expect(layout([run("")]).size == .zero)
    #expect(layout([]).size == .zero)
    #expect(layout([run("")]) { $0.reservedLines = 1 }.size.height > 20)
  }
}
