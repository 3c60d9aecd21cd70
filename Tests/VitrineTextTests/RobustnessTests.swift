import Testing
import VitrineGraphics
import VitrineText

struct RobustnessTests {
  @Test func aWordOfAMegabyteIsCutIntoLines() {
    let shaped = paragraph([run(String(repeating: "a", count: 1 << 20))])
    let one = shaped.layout(width: 300, height: 100)
    #expect(one.isTruncated && one.lines.count == 4)
    #expect(shaped.layout(width: .infinity).lines.count == 1)
    #expect(shaped.layout(width: 300).lines.count == 20_000)
  }

  @Test func manyCombiningMarksAreBounded() {
    let result = layout(
      [run("a" + String(repeating: "\u{301}", count: 100_000))], width: 100, height: 50)
    #expect(result.lines.count >= 1)
  }

  /// Marks beyond those of one cluster take time in proportion to their number.
  @Test func manyCombiningMarksTakeLittleTime() {
    for mark in ["\u{301}", "\u{20DD}", "\u{E31}", "\u{64B}", "\u{200D}", "\u{FE0F}"] {
      let text = "ก" + String(repeating: mark, count: 100_000)
      let time = processorSeconds {
        _ = layout([run(text)], width: 100) {
          $0.lineLimit = 3
          $0.minimumScaleFactor = 0.5
        }
      }
      #expect(time < 5, "\(mark.debugDescription) takes \(time)")
    }
  }

  /// One word of a megabyte in each of several scripts.
  @Test func wordsOfAMegabyteTakeLittleTime() {
    for unit in ["a", "ש", "م", "ก", "漢", "क्", "😀", "👩‍👩‍👧", "-", "\u{AD}", "1,"] {
      let text = String(repeating: unit, count: (1 << 20) / unit.utf8.count)
      let time = processorSeconds {
        let result = layout([run(text)], width: 300, height: 100) { $0.isRightToLeft = true }
        #expect(result.lines.count <= 4)
      }
      #expect(time < 8, "\(unit.debugDescription) takes \(time)")
    }
  }

  /// Controls that open without closing, close without opening, or nest beyond all limits.
  @Test func unpairedBidiControlsAreBounded() {
    for control in [
      "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}", "\u{202C}", "\u{2066}", "\u{2067}",
      "\u{2068}", "\u{2069}", "\u{202E}\u{2066}", "(", "\u{2067}[", "\u{61C}",
    ] {
      let text = String(repeating: control, count: 20_000) + "abc שלום 123"
      let time = processorSeconds {
        let result = layout([run(text)], width: 200, height: 60)
        #expect(result.size.width.isFinite && !result.lines.isEmpty)
      }
      #expect(time < 5, "\(control.debugDescription) takes \(time)")
      let few = layout([run("abc" + control + "שלום" + control + "1")])
      #expect(few.lines.count == 1 && few.size.width > 40)
    }
  }

  @Test func missingGlyphsAreListedAndBounded() {
    let known = paragraph([run("plain")])
    #expect(known.missingCharacters.isEmpty)
    let text = String(
      String.UnicodeScalarView((0x13000..<0x13400).compactMap(Unicode.Scalar.init)))
    let missing = paragraph([run("a" + text + text + "b")]).missingCharacters
    #expect(missing.first == "\u{13000}" && missing.count == 1024)
    #expect(Set(missing).count == missing.count)
  }

  @Test func strangeNumbersDoNotTrap() {
    let strange = [Double.nan, .infinity, -.infinity, -1, 0, 1e300, -1e300, .leastNonzeroMagnitude]
    for value in strange {
      var odd = run("odd text")
      odd.font.size = value
      odd.font.weight = value
      odd.font.width = value
      odd.font.leading = value
      odd.tracking = value
      odd.kerning = value
      odd.baselineOffset = value
      var attached = odd
      attached.attachment = .init(size: Size(value, value), ascent: value, index: 0)
      odd.underline = .init()
      for other in strange {
        let result = layout([odd, attached, run("x")], width: other, height: value) {
          $0.lineSpacing = value
          $0.minimumScaleFactor = other
          $0.displayScale = value
          $0.lineLimit = 3
          $0.reservedLines = 2
        }
        #expect(result.size.width.isFinite && result.size.height.isFinite)
      }
    }
  }

  @Test func oddLimitsDoNotTrap() {
    for limit in [Int.min, -1, 0, 1, Int.max] {
      let result = layout([run("a b\nc")], width: 10) {
        $0.lineLimit = limit
        $0.reservedLines = limit
      }
      #expect(result.lines.count >= 1)
    }
  }

  @Test func specialCharactersDoNotTrap() {
    let special =
      "\u{0}\u{1}\u{7F}\u{FFFD}\u{FFFC}\u{FEFF}\u{200D}\u{200D}\u{FE0F}\u{E0001}\u{10FFFF}\u{202E}abc\u{2069}\u{1F1E6}\u{1F3FB}\u{20E3}"
    for width in [0, 10, 100, Double.infinity] {
      for truncation in [ParagraphStyle.Truncation.head, .middle, .tail] {
        _ = layout([run(special), run("\u{301}x"), run("\u{200D}")], width: width) {
          $0.lineLimit = 1
          $0.truncation = truncation
        }
      }
    }
  }

  /// Seeded random text over several scripts: every line fits and all text is shown.
  @Test func randomTextKeepsItsPromises() {
    let alphabet = Array("ab é,.-/()日本。กำ하م ש😀👍🏽\u{200B}\u{AD}\n\t 12:%$")
    var state: UInt64 = 99
    func random(_ n: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % n
    }
    for _ in 0..<300 {
      let text = String((0..<(1 + random(60))).map { _ in alphabet[random(alphabet.count)] })
      let width = Double(40 + random(300))
      let result = layout([run(text)], width: width)
      #expect(
        result.lines.allSatisfy { $0.width <= width + 0.01 },
        "\(width) \(result.lines.map { ($0.width, $0.text.debugDescription) })")
      #expect(!result.isTruncated)
      let limited = layout([run(text)], width: width) { $0.lineLimit = 1 }
      #expect(limited.lines.count == 1)
      let kept = Set(result.lines.flatMap { $0.text.unicodeScalars })
      #expect(
        text.unicodeScalars.allSatisfy {
          kept.contains($0) || $0.properties.isWhitespace || $0.value == 0xAD || $0.value == 0x200B
        })
    }
  }

  @Test func layoutsAreTheSameOnAllThreads() async {
    let texts = (0..<200).map { "Text \($0) 日本 \($0 * 7) العربية 😀 wraps over lines" }
    let expected = texts.map { layout([run($0)], width: 90) }
    await withTaskGroup(of: [TextLayout].self) { group in
      for _ in 0..<8 {
        group.addTask {
          let library = FontLibrary(directories: [TestFonts.directory])
          return texts.reversed().map {
            library.paragraph([run($0)], style: ParagraphStyle()).layout(width: 90)
          }
        }
      }
      for await result in group { #expect(result.reversed() == expected) }
    }
  }

  @Test func outlineKeysAreTheSameInEveryLibrary() throws {
    let other = FontLibrary(directories: [TestFonts.directory])
    _ = other.paragraph([run("日本", 30)], style: ParagraphStyle())
    let span = try #require(layout([run("A")]).lines[0].spans.first)
    let mine = try #require(TestFonts.library.outline(of: span.glyphs[0], in: span.font))
    let theirs = try #require(
      other.paragraph([run("A")], style: ParagraphStyle()).layout(width: 99).lines[0].spans.first)
    #expect(theirs.font == span.font)
    #expect(other.outline(of: theirs.glyphs[0], in: theirs.font) == mine)
    let larger = try #require(layout([run("A", 40)]).lines[0].spans.first)
    #expect(TestFonts.library.outline(of: larger.glyphs[0], in: larger.font)?.key != mine.key)
  }

  @Test func unknownGlyphsAndFontsHaveNoOutline() {
    #expect(TestFonts.library.outline(of: 5, in: FontID(12345)) == nil)
    let font = layout([run("A")]).lines[0].spans[0].font
    #expect(TestFonts.library.outline(of: 4_000_000_000, in: font) == nil)
    #expect(TestFonts.library.bitmap(of: 4_000_000_000, in: font) == nil)
  }
}
