import Testing
import VitrineText

/// A headline of 36 points in a width, in three lines at most, and the lines that it should take.
struct BalancedText: CustomStringConvertible {
  let text: String
  let language: String
  let width: Double
  let lines: [String]

  init(_ language: String, _ width: Double, _ lines: [String], joint: String = "") {
    (self.language, self.width, self.lines) = (language, width, lines)
    text = lines.joined(separator: joint)
  }

  var description: String { "\(text) in \(width)" }

  /// Languages with spaces: the greedy last lines are "Blick", "einen Blick" and "Kopf".
  static let spaced: [BalancedText] = [
    .init("de", 280, ["Behalte dein", "Wetter immer", "im Blick"], joint: " "),
    .init("de", 330, ["Alle Termine und", "Erinnerungen", "auf einen Blick"], joint: " "),
    .init("en", 378, ["All your favourite", "places at a glance"], joint: " "),
    .init("ko", 330, ["오늘의 날씨를", "한눈에 확인하세요"], joint: " "),
  ]

  /// Languages without: greedy lines end after ひ, 目, 今, 画, 拍 and in a Thai phrase.
  static let unspaced: [BalancedText] = [
    .init("ja", 280, ["今日の天気を", "ひと目で確認"]),
    .init("ja", 378, ["今日の天気を", "ひと目で確認"]),
    .init("ja", 378, ["あなたの一日を", "もっとシンプルに"]),
    .init("ja", 330, ["健康データを", "毎日わかりやすく"]),
    .init("ja", 378, ["お気に入りの", "曲をすぐに再生"]),
    .init("ja", 330, ["Apple Watchで", "心拍数をチェック"]),
    .init("zh", 378, ["在主屏幕上一眼看到", "今天的天气和日程"]),
    .init("zh", 378, ["所有行程一目了然，", "随时掌握您的一天"]),
    .init("th", 280, ["ดูสภาพอากาศ", "วันนี้ได้ทันที"]),
    // Two lines would part a word from its particle.
    .init("ja", 330, ["歩数も睡眠も", "ひとつの", "ウィジェットで"]),
  ]
}

/// Lines of headlines: of like length, and ending with words and phrases.
@Suite struct LineBalanceTests {
  private func found(
    _ text: String, _ width: Double, _ language: String = "en", isBalanced: Bool = true,
    limit: Int? = 3
  ) -> TextLayout {
    layout([run(text, 36, weight: 700)], width: width) {
      $0.language = language
      $0.lineLimit = limit
      $0.lineBreakStrategy = isBalanced ? [.standard, .balanced] : .standard
    }
  }

  @Test(arguments: BalancedText.spaced + BalancedText.unspaced)
  func linesEndWithPhrases(_ wanted: BalancedText) {
    let made = found(wanted.text, wanted.width, wanted.language)
    #expect(made.texts == wanted.lines)
    // The size that the text answers makes the same lines.
    #expect(found(wanted.text, made.size.width, wanted.language).texts == wanted.lines)
  }

  /// The shortest line, as a share of the longest, is never shorter than without balance, and no line is too wide.
  @Test(arguments: [150.0, 190, 230, 270, 300, 330, 360, 378, 410, 450, 500])
  func linesAreMoreEven(_ width: Double) {
    for text in [
      "See all of your favourite places at once",
      "Der ganze Tag auf einen Blick und ganz ohne Mühe",
      "Plan, pack and go: every trip in one place",
    ] {
      func evenness(_ layout: TextLayout) -> Double {
        let widths = layout.lines.map(\.width)
        return (widths.min() ?? 0) / max(1, widths.max() ?? 1)
      }
      let greedy = found(text, width, isBalanced: false, limit: nil)
      let even = found(text, width, limit: nil)
      #expect(even.lines.count == greedy.lines.count)
      #expect(even.texts.joined(separator: " ") == text)
      #expect(even.lines.allSatisfy { $0.width <= width + 0.01 })
      #expect(evenness(even) >= evenness(greedy) - 1e-9, "\(even.texts)")
    }
  }

  @Test func paragraphsAreBalancedByThemselves() {
    let texts = found("Behalte dein Wetter immer im Blick\nJeden Tag", 280, "de", limit: nil).texts
    #expect(texts == ["Behalte dein", "Wetter immer", "im Blick", "Jeden Tag"])
  }

  /// Words that are wider than the line, empty texts and very long ones keep their lines.
  @Test func whatCannotBeBalancedStays() {
    let long = String(repeating: "word ", count: 2_000)
    for text in ["", "Donaudampfschifffahrtsgesellschaft immer", " ", "\n\n", long] {
      let greedy = found(text, 160, isBalanced: false, limit: nil)
      #expect(found(text, 160, limit: nil).texts == greedy.texts)
    }
    #expect(found("One", .infinity).texts == ["One"])
    #expect(found("One two", 0).lines.isEmpty == false)
  }
}
