import Testing
import Vitrine

@MainActor @Suite struct PseudoLocaleTests {
  @Test func wordsGrowByFortyPercent() {
    let words = PseudoLocale.longer.words("Partly cloudy today")
    #expect(words.hasPrefix("[Þáŕţļý çļóúďý ţóďáý") && words.hasSuffix("]"))
    // 17 letters: 7 characters more.
    #expect(words.count == 19 + 7)
    #expect(PseudoLocale.longer.words("H") == "Ĥ~")
    for text in ["", "72°", "9:41", "1,234.5"] { #expect(PseudoLocale.longer.words(text) == text) }
  }

  @Test func otherScriptsKeepNumbers() {
    #expect(PseudoLocale.rightToLeft.words("Up 5 pm") == "\u{202E}Up\u{202C} 5 \u{202E}pm\u{202C}")
    let ideographs = PseudoLocale.ideographic.words("Partly cloudy 72°")
    #expect(ideographs.count == 3 + 3 + 3 && ideographs.hasSuffix("72°"))
    let tall = PseudoLocale.tall.words("Up")
    #expect(tall.unicodeScalars.allSatisfy { (0x0E00...0x0E7F).contains($0.value) })
  }

  @Test func identifiersAreRead() {
    #expect(
      PseudoLocale(identifier: "en_XA") == .longer
        && PseudoLocale(identifier: "ar-XB") == .rightToLeft)
    #expect(PseudoLocale(identifier: "en_US") == nil && PseudoLocale(identifier: "") == nil)
    var configuration = RenderConfiguration()
    configuration.localeIdentifier = "ar_XB"
    #expect(configuration.realLocaleIdentifier == "ar_EG")
  }

  @Test func viewsShowThem() {
    let plain = Lettered.ledger(300, 60) { Text("Weather") }.entries[0]
    let longer = Lettered.ledger(300, 60, locale: "en_XA") { Text("Weather") }.entries[0]
    #expect(plain.string == "Weather" && longer.string == "[Ŵéáţĥéŕ ]")
    let turned = Lettered.ledger(300, 60, locale: "ar_XB") {
      HStack {
        Text("Weather").id("a"); Spacer()
      }
    }
    #expect(turned.entries[0].frame.maxX == 300)
    let tall = Lettered.ledger(300, 60, locale: "th_XC") { Text("Weather") }.entries[0]
    #expect(tall.problems.isEmpty && tall.string.count == 7)
  }
}
