import Testing
import Vitrine
import VitrineGraphics

/// A locale that is none is refused: its pictures would be English under another name.
@Suite struct LocaleIdentifierTests {
  private func complaint(_ text: String) -> String {
    do {
      return "accepted as " + (try LocaleIdentifier(text).text)
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    "de", "de-DE", "de_DE", "en_US_POSIX", "zh-Hant_TW", "zh_Hans", "sr_Latn", "sr-Latn-RS",
    "es_419",
    "ar_001", "yue_HK", "fil", "iw_IL", "pt-BR", "ca_ES_VALENCIA", "ar-EG-u-nu-latn",
    "en_XA", "ar_XB", "th_XC", "zh_XD",
  ]) func identifiersAreTaken(_ text: String) throws {
    #expect(try LocaleIdentifier(text).text == text)
  }

  @Test func partsAreWrittenAsTablesNameThem() throws {
    let locale = try LocaleIdentifier("ZH-hANT_tw")
    #expect(locale.text == "zh-Hant_TW")
    #expect([locale.language, locale.script, locale.region] == ["zh", "Hant", "TW"])
    #expect(try LocaleIdentifier("DE").text == "de")
    // A pseudo-locale has one name, by which its pictures are called.
    #expect(try LocaleIdentifier("en-xa").text == "en_XA")
  }

  @Test(arguments: [
    ("deutsch", "unknown locale 'deutsch'; did you mean 'de'?"),
    ("German_AT", "unknown locale 'German_AT': 'German' is no language; did you mean 'de_AT'?"),
    ("french", "unknown locale 'french'; did you mean 'fr'?"),
    ("日本語", "unknown locale '日本語'; did you mean 'ja'?"),
    ("xx_YY", "unknown locale 'xx_YY': 'xx' is no language; did you mean 'xh'?"),
    ("en_UK", "unknown locale 'en_UK': 'UK' is no region; did you mean 'en_GB'?"),
    ("de-ED", "unknown locale 'de-ED': 'ED' is no region; did you mean 'de-DE'?"),
    ("zh_Hent", "unknown locale 'zh_Hent': 'Hent' is no script; did you mean 'zh_Hant'?"),
    (
      "de_DE_Berlin",
      "unknown locale 'de_DE_Berlin': 'Berlin' is no part of one; did you mean 'de_DE'?"
    ),
    ("de_", "unknown locale 'de_': '' is no part of one; did you mean 'de'?"),
    (
      "en-US-u-zz-top",
      "unknown locale 'en-US-u-zz-top': 'zz' is no setting of one; did you mean 'en-US'?"
    ),
  ]) func nearestNameIsOffered(_ text: String, _ expected: String) {
    #expect(complaint(text) == expected)
  }

  @Test(arguments: [
    "", "_", "-", "qqqqqqqqqqqqqqqq", "en US", "de_DE@calendar=buddhist", "../..", "\u{0}",
  ])
  func nonsenseIsRefused(_ text: String) {
    #expect(complaint(text).hasPrefix("unknown locale '"), "\(complaint(text))")
  }

  @Test func longTextsAreCut() {
    for unit in ["x", "en_", "é\u{301}"] {
      let text = complaint(String(repeating: unit, count: 10_000))
      #expect(text.hasPrefix("unknown locale '") && text.utf8.count < 400)
    }
  }

  @Test func tablesAreComplete() {
    #expect(LocaleCodes.languages.count > 600 && LocaleCodes.regions.count > 280)
    for codes in [
      LocaleCodes.shortLanguages, LocaleCodes.longLanguages, LocaleCodes.scripts,
      LocaleCodes.regions,
    ] {
      #expect(codes == codes.sorted() && Set(codes).count == codes.count)
    }
    // Every language that the system's own words are in, and every pseudo-locale, is one.
    let known = SystemLanguage.allCases.map(\.rawValue) + PseudoLocale.allCases.map(\.rawValue)
    for name in known { #expect(LocaleIdentifier.isKnown(name), "\(name)") }
  }

  @Test func listsOfFlagsAreChecked() throws {
    #expect(try ListArgument.locales("de,DE,de-DE") == ["de", "de-DE"])
    #expect(throws: UsageError("unknown locale 'deutsch'; did you mean 'de'?")) {
      try ListArgument.locales("en_US,deutsch")
    }
  }

  @Test func matrixRefusesThem() {
    var matrix = RenderMatrix()
    matrix.locales = ["en_US", "deutsch"]
    let refusal = ImpossibleCombination.setting("unknown locale 'deutsch'; did you mean 'de'?")
    #expect(throws: refusal) { try matrix.expand(declared: [.systemSmall]) }
    #expect(throws: refusal) { try matrix.expand(declared: nil) }
    var common = RenderMatrix()
    common.common.localeIdentifier = "deutsch"
    #expect(throws: refusal) { try common.expand(declared: [.systemSmall]) }
  }

  /// One picture by itself is drawn, and says it.
  @Test @MainActor func picturesNoteThem() {
    var configuration = RenderConfiguration()
    configuration.localeIdentifier = "deutsch"
    var scratch = RenderScratch()
    let entry = WidgetEntry { Text(verbatim: "Hallo") }
    let widget = WidgetDescription(
      kind: "Test", families: [.systemSmall], source: .immediate { _ in entry })
    let renderer = Renderer()
    for scene in [RenderScene.widget, .view, .home] {
      configuration.scene = scene
      let image = renderer.render(entry, of: widget, configuration, scratch: &scratch)
      let notes = image.diagnostics.filter { $0.code == "unknown-locale" }
      #expect(notes.map(\.message) == ["unknown locale 'deutsch'; did you mean 'de'?"], "\(scene)")
    }
    configuration.localeIdentifier = "DE_de"
    #expect(configuration.realLocaleIdentifier == "de_DE")
    let image = renderer.render(entry, of: widget, configuration, scratch: &scratch)
    #expect(!image.diagnostics.contains { $0.code == "unknown-locale" })
  }
}
