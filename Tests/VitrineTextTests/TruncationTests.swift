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

  /// Public reference pictures: 22 pt offered 25.5 pt of its 26.33 is drawn at 0.97, with digits of
  /// 45.9 px at 3x where 20 pt has 43.0. A box less than a pixel too high is no reason to shrink.
  @Test(arguments: [(26.33, 1.0), (26.1, 1), (25.5, 0.97), (13.1, 0.5), (0, 0.4)])
  func oneLineShrinksToItsHeight(_ height: Double, _ factor: Double) {
    let result = layout([run("12.2", 22)], width: 200, height: height) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.4
      $0.shrinksToHeight = true
      $0.displayScale = 3
    }
    #expect(abs(result.scaleFactor - factor) < 1e-9, "\(result.scaleFactor)")
    #expect(!result.isTruncated)
  }

  @Test func heightAloneShrinksNothingUnlessAsked() {
    let result = layout([run("12.2", 22)], width: 200, height: 10) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.4
    }
    #expect(result.scaleFactor == 1 && result.size.height > 26)
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

  /// Where the ellipsis stands among the glyphs of a line, from 0 (left) to 1 (right).
  private func ellipsisPlace(_ result: TextLayout) -> Double? {
    let mark = layout([run("…")]).glyphs[0]
    let glyphs = result.lines[result.lines.count - 1].spans.flatMap { span in
      zip(span.glyphs, span.positions.map(\.x))
    }.sorted { $0.1 < $1.1 }.map { $0.0 }
    guard let place = glyphs.firstIndex(of: mark), glyphs.count > 1 else { return nil }
    return Double(place) / Double(glyphs.count - 1)
  }

  /// The ellipsis goes where the missing words would be read.
  @Test(arguments: [
    ("שלום עולם זה משפט ארוך מאוד", ParagraphStyle.Truncation.tail, 0.0),
    ("שלום עולם זה משפט ארוך מאוד", .head, 1),
    ("A long single line of words", .tail, 1), ("A long single line of words", .head, 0),
    // The paragraph's direction counts, not that of the word beside the ellipsis.
    ("word שלום עולם זה משפט ארוך", .tail, 1), ("שלום a long line of words", .tail, 0),
  ])
  func ellipsisStandsAtTheCut(_ text: String, _ cut: ParagraphStyle.Truncation, _ place: Double) {
    let result = layout([run(text)], width: 110) {
      $0.lineLimit = 1
      $0.truncation = cut
    }
    #expect(result.isTruncated)
    #expect(ellipsisPlace(result) == place, "\(result.texts)")
    #expect(result.size.width <= 110)
  }

  @Test func middleOfRightToLeftTextKeepsBothEnds() throws {
    let text = "שלום עולם זה משפט ארוך מאוד"
    let result = layout([run(text)], width: 120) {
      $0.lineLimit = 1
      $0.truncation = .middle
    }
    #expect(result.texts[0].hasPrefix("שלום") && result.texts[0].hasSuffix("מאוד"))
    let place = try #require(ellipsisPlace(result))
    #expect(place > 0.2 && place < 0.8)
  }

  @Test func fontsWithoutAnEllipsisBorrowOne() throws {
    let library = FontLibrary(directories: [TestFonts.directory])
    let name = try library.register(
      file: "\(TestFonts.directory)/NotoSansHebrew/NotoSansHebrew-Regular.ttf")[0]
    var style = ParagraphStyle()
    style.lineLimit = 1
    let text = run("שלום עולם זה משפט ארוך מאוד", family: .custom(name))
    let result = library.paragraph([text], style: style).layout(width: 110)
    #expect(result.isTruncated)
    #expect(Set(result.lines[0].spans.map(\.font)).count == 2)
    #expect(!result.glyphs.contains(0))
  }

  /// Up to a twentieth of the line's width is squeezed out, no more.
  @Test func tighteningHasALimit() {
    let natural = layout([run("Tight fit here")]).lines[0].width
    func squeezed(_ ratio: Double, allowed: Bool = true) -> TextLayout {
      layout([run("Tight fit here")], width: natural / ratio) {
        $0.lineLimit = 1
        $0.allowsTightening = allowed
      }
    }
    #expect(!squeezed(1.049).isTruncated)
    #expect(squeezed(1.051).isTruncated)
    #expect(squeezed(1.02, allowed: false).isTruncated)
    // Squeezing is tried before shrinking.
    let both = layout([run("Tight fit here")], width: natural / 1.04) {
      $0.lineLimit = 1
      $0.allowsTightening = true
      $0.minimumScaleFactor = 0.5
    }
    #expect(both.scaleFactor == 1 && !both.isTruncated)
  }

  /// Factors found by halving are those that trying every hundredth finds.
  @Test func scaleFactorIsThatOfAPlainSearch() {
    for (i, text) in ["Partly Cloudy", "Reminders for today", "Montag, 21. November"].enumerated() {
      for width in stride(from: 40.0, through: 120, by: 13) {
        let found = layout([run(text, 20 + Double(i))], width: width) {
          $0.lineLimit = 1
          $0.minimumScaleFactor = 0.4
        }
        let plain = stride(from: 100, through: 40, by: -1).first {
          layout([run(text, (20 + Double(i)) * Double($0) / 100)]).lines[0].width <= width + 0.005
        }
        #expect(
          abs(found.scaleFactor - Double(plain ?? 40) / 100) < 1e-9, "\(text) in \(width)")
      }
    }
  }
}
