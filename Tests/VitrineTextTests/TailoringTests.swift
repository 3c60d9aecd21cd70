import Testing
import VitrineText

/// Where lines break beyond Unicode's default rules, as the platform has it.
struct TailoringTests {
  /// The pieces between all places where a line may break.
  private func pieces(_ text: String, _ language: String = "en") -> [String] {
    let scalars = text.unicodeScalars.map(\.value)
    var start = 0
    return BreakOpportunity.find(in: scalars, tailoring: .platform(language: language)).map {
      let piece = scalars[start..<Int($0.end)].compactMap { Unicode.Scalar($0) }
      start = Int($0.end)
      return String(String.UnicodeScalarView(piece))
    }
  }

  @Test func koreanBreaksBetweenWordsOnly() {
    #expect(pieces("오늘의 날씨는 맑음, 기온 12도.", "ko") == ["오늘의 ", "날씨는 ", "맑음, ", "기온 ", "12도."])
    // Decomposed syllables too, which are equal as strings.
    #expect(pieces("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF} 가") == ["한글 ", "가"])
    #expect(pieces("iPhone을 샀어요(어제) 21도", "ko") == ["iPhone을 ", "샀어요", "(어제) ", "21도"])
    // Chinese characters in Korean text still part.
    #expect(pieces("漢字", "ko") == ["漢", "字"])
  }

  @Test func smallKanaAndLongVowelsNeverStartALine() {
    #expect(pieces("チョコレート", "ja") == ["チョ", "コ", "レー", "ト"])
    #expect(pieces("きっぷ、ください。", "ja") == ["きっ", "ぷ、", "く", "だ", "さ", "い。"])
    #expect(pieces("人々〜々", "ja") == ["人々〜々"])
    #expect(pieces("「規則」（一）", "ja") == ["「規", "則」", "（一）"])
  }

  @Test func chinesePunctuationHangsOnItsWord() {
    #expect(pieces("你好，世界！", "zh-Hans") == ["你", "好，", "世", "界！"])
    #expect(pieces("《書》、（甲）", "zh-Hant") == ["《書》、", "（甲）"])
    #expect(pieces("等等……好——吗", "zh-Hans") == ["等", "等……", "好", "——", "吗"])
  }

  @Test func curlyQuotesAreBracketsInChineseAndJapanese() {
    #expect(pieces("他说“你好”了", "zh-Hans") == ["他", "说", "“你", "好”", "了"])
    #expect(pieces("彼は“元気”だ", "ja") == ["彼", "は", "“元", "気”", "だ"])
    #expect(pieces("他说“你好”了", "en") == ["他", "说“你", "好”了"])
  }

  @Test func dictionariesPartWordsWithoutSpaces() {
    #expect(
      pieces("ภาษาไทยเป็นภาษาที่ใช้ในประเทศไทย", "th")
        == ["ภาษา", "ไทย", "เป็น", "ภาษา", "ที่", "ใช้", "ใน", "ประเทศไทย"])
    #expect(pieces("ພາສາລາວເປັນພາສາທາງການ", "lo") == ["ພາສາ", "ລາວ", "ເປັນ", "ພາສາ", "ທາງການ"])
    #expect(pieces("ភាសាខ្មែរជាភាសា", "km") == ["ភាសាខ្មែរ", "ជា", "ភាសា"])
    #expect(pieces("မြန်မာဘာသာစကား", "my") == ["မြန်မာဘာသာ", "စကား"])
    // Among other text, with places counted from its start.
    #expect(pieces("📅 วันนี้อากาศดี 25°", "th") == ["📅 ", "วัน", "นี้", "อากาศ", "ดี ", "25°"])
  }

  @Test func hyphensThatStartAWordStayWithIt() {
    #expect(pieces("ls -a -foo well-known") == ["ls ", "-a ", "-foo ", "well-", "known"])
  }

  @Test func numbersKeepTheirSignsAndUnits() {
    let words = ["−5 ", "$(3) ", "€1,234.50 ", "50% ", "½ ", "12°C ", "9/10"]
    #expect(pieces(words.joined()) == words)
  }

  @Test func emojiSequencesStayWhole() {
    #expect(pieces("👍🏽👨‍👩‍👧🇩🇪🇫🇷1️⃣") == ["👍🏽", "👨‍👩‍👧", "🇩🇪", "🇫🇷", "1️⃣"])
  }

  @Test func wordsAreHyphenatedOnlyWhenAsked() {
    #expect(pieces("Donaudampfschifffahrt") == ["Donaudampfschifffahrt"])
    #expect(pieces("Donau\u{AD}dampf") == ["Donau\u{AD}", "dampf"])
  }
}
