import Testing
import VitrineText

struct TruncationTests {
  static let text = "A long single line that must be truncated somewhere"

  @Test func tailShowsTheBeginning() {
    let result = layout([run(Self.text)], width: 200) { $0.lineLimit = 1 }
    #expect(result.isTruncated)
    #expect(result.texts == ["A long single line that m…"])
    #expect(result.size.width <= 200)
    #expect(result.lines[0].isTruncated)
  }

  @Test func headShowsTheEnd() {
    let result = layout([run(Self.text)], width: 200) {
      $0.lineLimit = 1
      $0.truncation = .head
    }
    #expect(result.texts[0].hasPrefix("…"))
    #expect(result.texts[0].hasSuffix("truncated somewhere"))
  }

  @Test func middleShowsBothEnds() {
    let result = layout([run(Self.text)], width: 200) {
      $0.lineLimit = 1
      $0.truncation = .middle
    }
    #expect(result.texts[0].hasPrefix("A long"))
    #expect(result.texts[0].hasSuffix("somewhere"))
    #expect(result.texts[0].contains("…"))
    #expect(result.size.width <= 200)
  }

  @Test func theLastOfSeveralLinesIsCut() {
    let result = layout([run(BreakingTests.lorem)], width: 200) { $0.lineLimit = 2 }
    #expect(result.lines.count == 2)
    #expect(!result.lines[0].isTruncated)
    #expect(result.texts[1].hasSuffix("…"))
  }

  @Test func heightLimitsLines() {
    let box = layout([run("x")]).size.height
    let result = layout([run(BreakingTests.lorem)], width: 200, height: 2 * box + 1)
    #expect(result.lines.count == 2)
    #expect(result.isTruncated)
    #expect(layout([run(BreakingTests.lorem)], width: 200, height: 0).lines.count == 1)
  }

  @Test func spacesBeforeTheEllipsisGo() {
    for width in stride(from: 20.0, to: 300, by: 3) {
      let result = layout([run("a b c d e f g h i j k l m n o p q r s t u v")], width: width) {
        $0.lineLimit = 1
      }
      #expect(!result.texts[0].hasSuffix(" …"))
      #expect(result.lines[0].width <= max(width, 16) + 0.01)
    }
  }

  @Test func textThatFitsIsNotTouched() {
    let result = layout([run("short")], width: 100) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    #expect(!result.isTruncated)
    #expect(result.scaleFactor == 1)
  }

  @Test func scaleFactorIsTheLargestThatFits() {
    let result = layout([run("A long single line that must shrink")], width: 200) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    #expect(!result.isTruncated)
    #expect(result.scaleFactor < 1 && result.scaleFactor >= 0.5)
    #expect(result.size.width <= 200)
    // One hundredth more does not fit.
    let larger = layout([
      run("A long single line that must shrink", 17 * (result.scaleFactor + 0.01))
    ])
    #expect(larger.size.width > 200)
  }

  @Test func textIsCutWhenTheLeastScaleDoesNotFit() {
    let result = layout([run(Self.text)], width: 100) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.8
    }
    #expect(result.isTruncated)
    #expect((result.scaleFactor - 0.8).magnitude < 1e-9)
  }

  @Test func shrinkingUsesSeveralLines() {
    let result = layout([run(BreakingTests.lorem)], width: 300, height: 60) {
      $0.lineLimit = 3
      $0.minimumScaleFactor = 0.3
    }
    #expect(!result.isTruncated)
    #expect(result.lines.count <= 3)
    #expect(result.size.height <= 60)
  }

  @Test func tighteningComesBeforeCutting() {
    let natural = layout([run("Tight fit here")]).lines[0].width
    let result = layout([run("Tight fit here")], width: natural - 2) {
      $0.lineLimit = 1
      $0.allowsTightening = true
    }
    #expect(!result.isTruncated)
    #expect(result.texts == ["Tight fit here"])
    #expect((result.lines[0].width - natural + 2).magnitude < 0.01)
  }

  @Test func ellipsisOfRightToLeftTextIsOnTheLeft() throws {
    let result = layout([run("مرحبا بالعالم الكبير جدا")], width: 80) {
      $0.lineLimit = 1
      $0.isRightToLeft = true
    }
    #expect(result.isTruncated)
    let xs = result.lines[0].spans.flatMap(\.positions).map(\.x)
    let first = try #require(result.lines[0].spans.first)
    #expect(first.glyphs.count == 1)
    #expect(first.positions[0].x == xs.min())
  }
}
