import Foundation
import SwiftUI
import Testing
import VitrineGraphics
import VitrineLayout
import VitrineText

@MainActor struct TextTests {
  private func leaf(
    _ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> TextLeaf {
    var environment = EnvironmentValues()
    change(&environment)
    return try #require(resolve(view, environment: environment).tree.root.firstText)
  }

  private func words(
    _ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> String {
    try leaf(view, change).runs.map(\.text).joined()
  }

  @Test func numbersAreGrouped() throws {
    #expect(try words(Text("\(1234567) items")) == "1,234,567 items")
    #expect(try words(Text("\(-1000)")) == "-1,000")
    #expect(try words(Text("\(999)")) == "999")
    #expect(try words(Text("\(3.5)")) == "3.500000")
  }

  @Test func specifiersAreFollowed() throws {
    #expect(try words(Text("\(3.14159, specifier: "%.2f") m")) == "3.14 m")
    #expect(try words(Text("\(7, specifier: "%02lld")")) == "07")
  }

  /// Capitals of Turkic, Greek, Lithuanian and Armenian letters are those of the language (Unicode's `SpecialCasing.txt`,
  /// and CLDR for Greek and Armenian).
  @Test(arguments: [
    ("tr_TR", "izmir ılık", "İZMİR ILIK"), ("az", "istiot", "İSTİOT"), ("el_GR", "καφές", "ΚΑΦΕΣ"),
    ("lt_LT", "i\u{307}\u{300}", "I\u{300}"), ("hy_AM", "և", "ԵՎ"), ("de_DE", "straße", "STRASSE"),
    ("en_US", "izmir καφές", "IZMIR ΚΑΦΈΣ"), ("trv", "izmir", "IZMIR"),
  ])
  func capitalsAreThoseOfTheLanguage(locale: String, text: String, capitals: String) throws {
    let view = Text(verbatim: text).textCase(.uppercase)
    #expect(try words(view) { $0.host.localeIdentifier = locale } == capitals)
    #expect(try words(view.environment(\.locale, Locale(identifier: locale))) == capitals)
  }

  @Test func smallLettersAreThoseOfTheLanguage() throws {
    let view = Text(verbatim: "DİYARBAKIR").textCase(.lowercase)
    #expect(try words(view) { $0.host.localeIdentifier = "tr_TR" } == "diyarbakır")
  }

  @Test func percentSignsStay() throws {
    #expect(try words(Text("100%")) == "100%")
    #expect(try words(Text("\(50)% off")) == "50% off")
    #expect(try words(Text(verbatim: "%@")) == "%@")
  }

  @Test func tablesTranslate() throws {
    let strings = StringTable { key, _, locale in
      ["%@ of %lld": "%2$lld ← %1$@", "Hello": "Bonjour"][key].map { locale == "fr" ? $0 : key }
    }
    let name = "a"
    let text = Text("\(name) of \(3)")
    #expect(
      try words(text) {
        $0.strings = strings
        $0.host.localeIdentifier = "fr"
      } == "3 ← a")
    #expect(try words(Text("Hello")) { $0.strings = strings } == "Hello")
  }

  @Test func stringVariablesAreVerbatim() throws {
    let mark = "**not bold**"
    #expect(try words(Text(mark)) == "**not bold**")
    #expect(try words(Text(LocalizedStringKey(mark))) == "not bold")
  }

  @Test func markdownSetsTraits() throws {
    let runs = try leaf(Text("a **b** *c* `d` ~~e~~ [f](https://example.org)")).runs
    try #require(runs.map(\.text) == ["a ", "b", " ", "c", " ", "d", " ", "e", " ", "f"])
    #expect(runs[1].font.weight == 600)
    #expect(runs[3].font.isItalic)
    #expect(runs[5].font.family == .system(.monospaced))
    #expect(runs[7].strikethrough != nil)
    #expect(runs[9].fill != runs[0].fill)
  }

  @Test func markdownReachesOverValues() throws {
    let runs = try leaf(Text("**\(3) days** left")).runs
    #expect(runs.map(\.text).joined() == "3 days left")
    #expect(runs[0].font.weight == 600)
    #expect(runs.last?.font.weight == 400)
  }

  @Test(arguments: ["a * b * c", "snake_case_name", "2 ** 3", "[x]", "\\*a\\*"])
  func unpairedMarksStay(string: String) throws {
    let shown = try words(Text(LocalizedStringKey(string)))
    #expect(shown == string.replacing("\\", with: ""))
  }

  @Test func joinedTextsKeepTheirAttributes() throws {
    let text = (Text("a").bold() + Text("b").foregroundColor(.red)).font(.caption)
    let leaf = try leaf(text)
    #expect(leaf.runs.map(\.font.size) == [12, 12])
    #expect(leaf.runs[0].font.weight == 600)
    #expect(leaf.fills[leaf.runs[1].fill] == .color(RGBA(hex: 0xFF383C)))
  }

  @Test func interpolatedTextAndImage() throws {
    let leaf = try leaf(Text("a \(Image(systemName: "star.fill")) \(Text("c").italic())"))
    #expect(leaf.attachments.count == 1)
    #expect(leaf.runs.first { $0.attachment != nil }?.attachment?.index == 0)
    #expect(leaf.runs.last?.font.isItalic == true)
  }

  @Test func dateStyles() throws {
    let now = Date(timeIntervalSince1970: 1_168_335_660)
    #expect(try words(Text(now, style: .time)) == "9:41\u{202F}AM")
    #expect(try words(Text(now, style: .date)) == "January 9, 2007")
    #expect(try words(Text(now.addingTimeInterval(3725), style: .timer)) == "1:02:05")
    #expect(try words(Text(now.addingTimeInterval(-65), style: .timer)) == "1:05")
    #expect(try words(Text(now.addingTimeInterval(7200 + 180), style: .relative)) == "2 hr, 3 min")
    // The examples of Apple's page on dynamic dates in widgets.
    #expect(try words(Text(now.addingTimeInterval(674), style: .relative)) == "11 min, 14 sec")
    #expect(try words(Text(now.addingTimeInterval(674), style: .offset)) == "-11 minutes")
    #expect(try words(Text(now.addingTimeInterval(900), style: .timer)) == "15:00")
    #expect(try words(Text(now.addingTimeInterval(-7200), style: .offset)) == "+2 hours")
  }

  @Test func dateStylesFollowTheEnvironment() throws {
    let now = Date(timeIntervalSince1970: 1_168_335_660)
    let shown = try words(Text(now, style: .time)) {
      $0.locale = Locale(identifier: "de_DE")
      $0.timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
    }
    #expect(shown == "10:41")
    let german = try words(Text(now, format: .dateTime.month(.wide))) {
      $0.locale = Locale(identifier: "de_DE")
    }
    #expect(german == "Januar")
  }

  @Test func timerIntervals() throws {
    let now = Date(timeIntervalSince1970: 1_168_335_660)
    let range = now.addingTimeInterval(-60)...now.addingTimeInterval(90)
    #expect(try words(Text(timerInterval: range)) == "1:30")
    #expect(try words(Text(timerInterval: range, countsDown: false)) == "1:00")
  }

  @Test func formats() throws {
    #expect(try words(Text(0.25, format: .percent)) == "25%")
    #expect(try words(Text("\(0.5, format: .percent)")) == "50%")
  }

  @Test func attributedStrings() throws {
    var string = AttributedString("ab")
    string.foregroundColor = .white
    string.font = .title
    let leaf = try leaf(Text(string))
    #expect(leaf.runs[0].font.size == 28)
    #expect(leaf.fills[leaf.runs[0].fill] == .color(.white))
    let marked = try AttributedString(markdown: "x **y**")
    #expect(try self.leaf(Text(marked)).runs.last?.font.weight == 600)
  }

  @Test func backgroundsOfAttributedStringsAreDrawn() throws {
    var marked = AttributedString("cd")
    marked.backgroundColor = .red
    let leaf = try leaf(Text(AttributedString("ab") + marked))
    #expect(leaf.runs.map { $0.background == nil } == [true, false])
    let layout = Renderer().fonts.paragraph(leaf.runs, style: leaf.style).layout(width: .infinity)
    let line = try #require(layout.lines.first)
    let bar = try #require(line.backgrounds.first)
    #expect(line.backgrounds.count == 1 && bar.rect.maxX == line.width && bar.rect.minX > 10)
    #expect(bar.rect.minY == -line.baseline && (bar.rect.height - layout.size.height).magnitude < 2)
  }

  @Test func casesAreApplied() throws {
    #expect(try words(Text("Abc").textCase(.uppercase)) == "ABC")
    #expect(try words(VStack { Text("Abc").textCase(nil) }.textCase(.lowercase)) == "Abc")
  }

  @Test func paragraphTraits() throws {
    let view = Text("a").lineLimit(2).truncationMode(.middle).multilineTextAlignment(.center)
      .minimumScaleFactor(0.5).lineSpacing(3).allowsTightening(true)
    let style = try leaf(view).style
    #expect(style.lineLimit == 2)
    #expect(style.truncation == .middle)
    #expect(style.alignment == .center)
    #expect(style.minimumScaleFactor == 0.5)
    #expect(style.lineSpacing == 3)
    #expect(style.allowsTightening)
  }

  @Test func lineLimitRanges() throws {
    #expect(try leaf(Text("a").lineLimit(2...4)).style.reservedLines == 2)
    #expect(try leaf(Text("a").lineLimit(2...4)).style.lineLimit == 4)
    #expect(try leaf(Text("a").lineLimit(3, reservesSpace: true)).style.reservedLines == 3)
    #expect(try leaf(Text("a").lineLimit(2...)).style.lineLimit == nil)
    #expect(try leaf(Text("a").lineLimit(nil)).style.lineLimit == nil)
  }

  @Test func runTraits() throws {
    let run = try leaf(
      Text("a").kerning(1).tracking(2).baselineOffset(3).underline(color: .red).strikethrough()
    ).runs[0]
    #expect(run.kerning == 1)
    #expect(run.tracking == 2)
    #expect(run.baselineOffset == 3)
    #expect(run.underline?.fill != nil)
    #expect(run.strikethrough == TextRun.Line())
  }

  @Test func emptyTextKeepsALine() throws {
    let leaf = try leaf(Text(""))
    #expect(leaf.runs.count == 1)
    #expect(leaf.runs[0].text.isEmpty)
  }

  @Test func languageAndDirection() throws {
    let style = try leaf(Text("a")) {
      $0.host.localeIdentifier = "ar_EG"
      $0.layoutDirection = .rightToLeft
    }.style
    #expect(style.language == "ar-EG")
    #expect(style.isRightToLeft)
  }

  /// Labels avoid lone words since iOS 11, and keep Korean words since iOS 14.
  @Test(
    arguments: [
      (9, []), (10, []), (11, .pushOut), (13, .pushOut), (14, .standard), (26, .standard),
    ] as [(Int, LineBreakStrategy)])
  func theSystemSetsTheStrategyOfLines(_ system: Int, _ strategy: LineBreakStrategy) throws {
    let style = try leaf(Text("a")) { $0.host.systemVersion = system }.style
    #expect(style.lineBreakStrategy == strategy)
  }
}
