import Testing
import VitrineText

struct FallbackTests {
  /// Texts in the scripts of the bundled fonts.
  static let scripts = [
    "Ελληνικά", "Русский", "日本語", "中文字符", "한국어", "العربية", "עברית", "ไทย", "हिन्दी", "বাংলা", "தமிழ்",
    "→✓★☀", "½ № ™ €",
  ]

  @Test(arguments: scripts)
  func everyScriptHasGlyphs(_ text: String) {
    let shaped = paragraph([run(text)])
    #expect(shaped.missingCharacters.isEmpty)
    let result = shaped.layout(width: .infinity)
    #expect(!result.glyphs.contains(0))
    #expect(result.lines[0].width > 10)
  }

  @Test func missingCharactersAreListedOnceInOrder() {
    let shaped = paragraph([run("a\u{13000}b\u{13001}\u{13000}")])
    #expect(shaped.missingCharacters == ["\u{13000}", "\u{13001}"])
    #expect(shaped.layout(width: .infinity).glyphs.contains(0))
  }

  @Test(arguments: [
    "😀", "👍🏽", "👨‍👩‍👧", "🇩🇪", "1️⃣", "❤️",
  ])
  func emojiSequencesAreOneGlyph(_ emoji: String) throws {
    let result = layout([run(emoji)])
    let span = try #require(result.lines[0].spans.first)
    let drawn = zip(span.glyphs, span.positions).filter { glyph, _ in
      TestFonts.library.bitmap(of: glyph, in: span.font) != nil
    }
    #expect(drawn.count == 1, "\(emoji): \(span.glyphs)")
    #expect((result.lines[0].width / 17 - 1.245).magnitude < 0.01)
  }

  /// Sequences that the font has in parts alone are named whole: a shark between people, a family of many tones.
  @Test(arguments: ["👩\u{200D}🦈", "👨🏽\u{200D}👩🏿\u{200D}👧🏽", "👩🏿\u{200D}🐰\u{200D}👩🏽"])
  func emojiInPartsAreNamedWhole(_ emoji: String) {
    let missing = paragraph([run("a\(emoji)b 😀 👨‍👩‍👧 नमस्ते \(emoji)")]).missingCharacters
    #expect(missing == [Character(emoji)], "\(missing)")
  }

  /// One picture stands in for a sequence, that of its first part, and the text is as wide as with one emoji.
  @Test(arguments: [
    ("👩\u{200D}🦈", "👩"), ("👨🏽\u{200D}👩🏿\u{200D}👧🏽", "👨🏽"), ("👩🏿\u{200D}🐰\u{200D}👩🏽", "👩🏿"),
    ("🐈\u{200D}🦺", "🐈"), ("🍋\u{200D}🚀", "🍋"), ("🚗🏽", "🚗"), ("🧑\u{200D}🧑\u{200D}🧑\u{200D}🧑", "🧑"),
  ])
  func oneEmojiStandsInForASequence(_ emoji: String, _ first: String) {
    let drawn = layout([run("a\(emoji)b")])
    let plain = layout([run("a\(first)b")])
    #expect(drawn.glyphs == plain.glyphs)
    #expect(drawn.lines[0].width == plain.lines[0].width)
  }

  /// In a line that runs from right to left, the same part stands in.
  @Test func theFirstPartStandsInFromRightToLeftToo() {
    let drawn = layout([run("א👩\u{200D}🦈\u{200D}🐰ב")]) { $0.language = "he" }
    let plain = layout([run("א👩ב")]) { $0.language = "he" }
    #expect(drawn.glyphs == plain.glyphs)
    #expect(paragraph([run("א👩\u{200D}🦈ב")]).missingCharacters == ["👩\u{200D}🦈"])
  }

  @Test func sequencesInOnePictureAreNotMissed() {
    let known = "👍🏽👨‍👩‍👧🇩🇪1️⃣#️⃣❤️☺️🏴🏳️‍🌈🇦🇶🇿🇼"
    #expect(paragraph([run(known)]).missingCharacters.isEmpty)
  }

  /// Of flags of regions that it does not know, and of unknown countries, the font draws the beginning: a black flag, one
  /// letter. Both are the platform's to draw.
  @Test(arguments: [
    "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
    "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    "🏴\u{E0075}\u{E0073}\u{E0074}\u{E0078}\u{E007F}", "🇽🇾", "🇶🇶",
  ])
  func sequencesThatAreCutAreNamedWhole(_ flag: String) {
    let missing = paragraph([run("a \(flag) 🇫🇷b")]).missingCharacters
    #expect(missing == [Character(flag)], "\(missing)")
  }

  /// U+FE0E asks for letters: where no font has them, the picture that is drawn is told.
  @Test func picturesInPlaceOfLettersAreNamed() {
    func missing(_ text: String) -> [Character] { paragraph([run(text)]).missingCharacters }
    #expect(missing("❤\u{FE0E} ✔\u{FE0E} ☀\u{FE0E} ↗\u{FE0E} ©\u{FE0E}").isEmpty)
    #expect(missing("a ☹\u{FE0E} b") == ["☹\u{FE0E}"])
    #expect(missing("😂\u{FE0E}😂") == ["😂\u{FE0E}"])
    #expect(missing("🥐\u{FE0E}") == ["🥐\u{FE0E}"] && missing("🚀\u{FE0E}🚀\u{FE0F}").count == 1)
    #expect(missing("👍\u{FE0E} ⌚\u{FE0E}⌚").isEmpty)
    #expect(missing("☹ ☹\u{FE0F} 👍").isEmpty)
  }

  @Test func emojiHavePicturesAndLettersOutlines() throws {
    let emoji = try #require(layout([run("😀")]).lines[0].spans.first)
    let bitmap = try #require(TestFonts.library.bitmap(of: emoji.glyphs[0], in: emoji.font))
    #expect(bitmap.image.pixmap.width == 136)
    #expect(bitmap.frame.width > 1.2 && bitmap.frame.width < 1.3)
    #expect(bitmap.frame.y < -0.9)
    #expect(TestFonts.library.outline(of: emoji.glyphs[0], in: emoji.font) == nil)
    let letter = try #require(layout([run("A")]).lines[0].spans.first)
    #expect(TestFonts.library.bitmap(of: letter.glyphs[0], in: letter.font) == nil)
    #expect(TestFonts.library.outline(of: letter.glyphs[0], in: letter.font) != nil)
  }

  @Test func variationSelectorsChooseTextOrEmoji() throws {
    let text = try #require(layout([run("☀\u{FE0E}")]).lines[0].spans.first)
    let emoji = try #require(layout([run("☀\u{FE0F}")]).lines[0].spans.first)
    #expect(text.font != emoji.font)
    #expect(TestFonts.library.outline(of: text.glyphs[0], in: text.font) != nil)
    #expect(TestFonts.library.bitmap(of: emoji.glyphs[0], in: emoji.font) != nil)
  }

  @Test func languageChoosesTheFormOfIdeographs() throws {
    var fonts: Set<FontID> = []
    for language in ["ja", "zh-Hans", "zh-Hant", "ko"] {
      let result = layout([run("直")]) { $0.language = language }
      fonts.insert(try #require(result.lines[0].spans.first).font)
    }
    #expect(fonts.count >= 3)
    let kana = try #require(layout([run("あ直")]).lines[0].spans.first)
    let japanese = try #require(layout([run("直")]) { $0.language = "ja" }.lines[0].spans.first)
    #expect(kana.font == japanese.font)
  }

  @Test func boldTextTakesBoldFallbacks() throws {
    let regular = try #require(layout([run("日")]).lines[0].spans.first)
    let bold = try #require(layout([run("日", weight: 700)]).lines[0].spans.first)
    #expect(regular.font != bold.font)
    let star = try #require(layout([run("🂡", weight: 700)]).lines[0].spans.first)
    let outline = try #require(TestFonts.library.outline(of: star.glyphs[0], in: star.font))
    #expect(outline.bold > 0)
  }

  @Test func narrowNoBreakSpaceIsDrawnAsSpace() {
    #expect(paragraph([run("5:05\u{202F}PM")]).missingCharacters.isEmpty)
    let narrow = layout([run("5:05\u{202F}PM")]).lines[0].width
    let none = layout([run("5:05PM")]).lines[0].width
    let wide = layout([run("5:05 PM")]).lines[0].width
    #expect(none < narrow && narrow < wide)
  }

  @Test func withoutFontsTextStillHasSize() {
    let library = FontLibrary(directories: ["/nowhere"])
    let shaped = library.paragraph([run("ab")], style: ParagraphStyle())
    let result = shaped.layout(width: .infinity)
    #expect(result.lines[0].spans.isEmpty)
    #expect(result.size.width > 10)
    #expect(result.size.height == layout([run("ab")]).size.height)
    #expect(shaped.missingCharacters == ["a", "b"])
  }
}
