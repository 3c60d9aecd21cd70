import Testing
import VitrineText

struct BreakingTests {
  static let lorem =
    "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut "
    + "labore et dolore magna aliqua."

  /// The lines of a reference picture, 384 points wide at one pixel to the point.
  @Test func breaksWhereThePlatformDoes() {
    let result = layout([run(Self.lorem, 17, leading: 22)], width: 384) { $0.displayScale = 1 }
    #expect(
      result.texts == [
        "Lorem ipsum dolor sit amet, consectetur",
        "adipiscing elit, sed do eiusmod tempor incididunt", "ut labore et dolore magna aliqua.",
      ])
    #expect(result.lines.map(\.baseline) == [16, 38, 60])
  }

  @Test func everyLineFits() {
    let shaped = paragraph([run(Self.lorem)])
    for width in stride(from: 20.0, through: 800, by: 7) {
      let result = shaped.layout(width: width)
      #expect(result.lines.allSatisfy { $0.width <= width + 0.01 })
      let shown = result.texts.joined().filter { $0 != " " }
      #expect(shown == Self.lorem.filter { $0 != " " })
    }
  }

  @Test func itsOwnWidthFits() {
    let shaped = paragraph([run("Checked")])
    let ideal = shaped.layout(width: .infinity).size
    #expect(shaped.layout(width: ideal.width).lines.count == 1)
    #expect(shaped.layout(width: ideal.width - 0.001).size == ideal)
  }

  @Test func trailingSpacesHang() {
    #expect(layout([run("word   ")]).size.width == layout([run("word")]).size.width)
  }

  @Test func newlinesOfAllKindsBreak() {
    #expect(layout([run("a\nb\r\nc\u{2028}d\re")]).texts == ["a", "b", "c", "d", "e"])
    #expect(layout([run("a\n\nb")]).texts == ["a", "", "b"])
    #expect(layout([run("a\n")]).lines.count == 2)
  }

  @Test func noBreakSpacesHold() {
    let result = layout([run("at 5:05\u{202F}PM or 10\u{A0}km")], width: 70)
    #expect(result.texts.contains { $0.contains("5:05\u{202F}PM") })
    #expect(result.texts.contains { $0.contains("10\u{A0}km") })
  }

  @Test func longWordsAreCutBetweenClusters() {
    let result = layout([run("Donaudampfschifffahrt")], width: 60)
    #expect(result.lines.count > 2)
    #expect(result.texts.joined() == "Donaudampfschifffahrt")
    #expect(!result.isTruncated)
  }

  @Test func atLeastOneClusterStaysOnALine() {
    let result = layout([run("abc")], width: 0)
    #expect(result.texts == ["a", "b", "c"])
  }

  @Test func hyphensAndSlashesAllowBreaks() {
    #expect(layout([run("well-known")], width: 54).texts == ["well-", "known"])
    #expect(layout([run("and/or")], width: 40).texts == ["and/", "or"])
    #expect(layout([run("- 5 or -5")], width: 30).texts.contains("or -5") == false)
  }

  @Test func softHyphensShowOnlyAtTheEndOfALine() {
    let wide = layout([run("hyphen\u{AD}ation")])
    #expect(wide.size.width == layout([run("hyphenation")]).size.width)
    let narrow = layout([run("hyphen\u{AD}ation")], width: 65)
    #expect(narrow.lines.count == 2)
    #expect(narrow.texts.first?.hasSuffix("\u{2010}") == true)
  }

  @Test func zeroWidthSpacesAllowBreaks() {
    #expect(layout([run("abcdef\u{200B}ghijkl")], width: 60).texts.count == 2)
  }

  @Test func chineseAndJapaneseBreakBetweenIdeographsButNotBeforePunctuation() {
    for width in stride(from: 34.0, through: 200, by: 5) {
      let result = layout([run("日本語の文章、改行の「規則」を確かめる。")], width: width)
      for line in result.texts.dropFirst() {
        #expect(!"、。」ー".contains(line.first ?? " "), "\(result.texts)")
      }
      for line in result.texts.dropLast() { #expect(line.last != "「") }
    }
  }

  @Test func koreanBreaksBetweenWords() {
    let result = layout([run("안녕하세요 여러분")], width: 100)
    #expect(result.texts == ["안녕하세요", "여러분"])
  }

  @Test func alignmentMovesLines() {
    // No letter with room of its own at the start.
    let runs = [run("wide line of text\njb")]
    let leading = layout(runs)
    let center = layout(runs) { $0.alignment = .center }
    let trailing = layout(runs) { $0.alignment = .trailing }
    let room = leading.size.width - leading.lines[1].width
    #expect(leading.lines[1].x == 0)
    #expect((center.lines[1].x - room / 2).magnitude < 1e-9)
    #expect((trailing.lines[1].x - room).magnitude < 1e-9)
    let first = trailing.lines[1].spans.first?.positions.first?.x ?? 0
    #expect((first - room).magnitude < 1e-9)
    let turned = layout(runs) { $0.isRightToLeft = true }
    #expect((turned.lines[1].x - room).magnitude < 1e-9)
  }

  @Test func tabsAdvance() {
    #expect(layout([run("a\tb")]).size.width > layout([run("ab")]).size.width + 20)
  }
}
