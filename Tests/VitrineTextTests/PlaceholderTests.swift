import Testing
import VitrineGraphics
import VitrineText

/// Blanks in place of characters. Widths that are said to be Apple's were laid out by macOS 26.2 at two pixels a
/// point, or drawn by iOS 15.
@Suite struct PlaceholderTests {
  private func blanks(
    _ text: String, _ size: Double, weight: Double = 400, width: Double = .infinity,
    scale: Double = 2, _ edit: (inout ParagraphStyle) -> Void = { _ in }
  ) -> TextLayout {
    var run = run(text, size, weight: weight)
    run.isPlaceholder = true
    return layout([run], width: width) {
      $0.displayScale = scale
      edit(&$0)
    }
  }

  /// Apple's: widths of 10, 9 and 5 characters, rounded to half points.
  @Test(arguments: [
    (11.0, 54.5, 49.0, 27.5), (13, 63, 56.5, 31.5), (17, 79, 71, 39.5), (22, 105, 94.5, 52.5),
    (26, 129.5, 116.5, 65),
  ])
  func charactersHaveOneAdvance(size: Double, ten: Double, nine: Double, five: Double) {
    for (text, width) in [
      ("iiiiiiiiii", ten), ("MMMMMMMMMM", ten), ("a b c d e", nine), ("12345", five),
    ] {
      let line = blanks(text, size)
      #expect(abs(line.lines[0].width - width) <= 0.2501, "\(text) at \(size)")
      #expect(line.texts == [text] && line.glyphs.isEmpty)
    }
  }

  /// Apple's: 82 points for 13 characters, bold or not, 6.5 for one; and 90 at 16 pt on iOS 15.
  @Test func weightsDoNotCount() {
    #expect(blanks("Redacted text", 13).size == blanks("Redacted text", 13, weight: 700).size)
    #expect(blanks("Redacted text", 13).size.width == 82)
    #expect(blanks("x", 13).size.width == 6.5)
    #expect(abs(blanks("Hello, world", 16, scale: 1).lines[0].width - 90) <= 0.5)
    #expect(blanks("ten letters", 13).size.height == 16)
  }

  /// Apple's: 40 characters in 100 points are three lines of 15, 15 and 10, whatever the words.
  @Test func linesBreakBetweenAnyTwo() {
    let letters = blanks("abcdefghijklmnopqrstuvwxyzabcdefghijklmn", 13, width: 100)
    #expect(letters.texts.map(\.count) == [15, 15, 10])
    #expect(letters.size.width == 100)
    #expect(abs(letters.lines[2].width - 62.5) <= 0.5)
    let words = blanks("alpha beta gamma delta epsilon zeta eta", 13, width: 100)
    #expect(words.texts.map(\.count) == [15, 15, 9])
    let long = "Two lines of redacted text that wrap around inside a narrow frame"
    #expect(blanks(long, 13, width: 200).texts.map(\.count) == [31, 31, 3])
  }

  @Test func linesEndWhereTheTextsDo() {
    let lines = blanks("ab\ncde", 13)
    #expect(lines.texts == ["ab", "cde"])
    #expect(lines.lines.map(\.width)[1] > lines.lines.map(\.width)[0])
    // One character each, of many bytes.
    let flags = blanks("🇫🇷👨‍👩‍👧é", 13)
    #expect(flags.texts == ["🇫🇷👨‍👩‍👧é"])
    #expect(abs(flags.lines[0].width - 3 * 6.29) < 1e-9)
    #expect(blanks("", 13).size.width == 0)
  }

  @Test func linesAreLimitedAndShrinkAsOthers() {
    let cut = blanks("abcdefghijklmnopqrstuvwxyz", 13, width: 100) { $0.lineLimit = 1 }
    #expect(cut.lines.count == 1 && cut.isTruncated)
    #expect(cut.size.width <= 100)
    let small = blanks("abcdefghijklmnopqr", 13, width: 100) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    #expect(!small.isTruncated && small.scaleFactor < 1)
  }
}
