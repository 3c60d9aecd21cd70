import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

/// What the system writes on the screens, in its languages.
@MainActor @Suite struct WordTests {
  @Test(arguments: [
    ("de", SystemLanguage.german), ("de_AT", .german), ("pt-BR", .portuguese),
    ("zh_CN", .simplifiedChinese),
    ("zh_TW", .traditionalChinese), ("zh-Hant-HK", .traditionalChinese),
    ("zh_Hans_HK", .simplifiedChinese), ("zh", .simplifiedChinese), ("yue_HK", .traditionalChinese),
    ("iw_IL", .hebrew), ("fi_FI", .english), ("", .english), ("_", .english),
  ])
  func identifiersHaveALanguage(_ identifier: String, _ language: SystemLanguage) {
    #expect(SystemLanguage(identifier: identifier) == language)
  }

  @Test(arguments: SystemLanguage.allCases) func everyLanguageHasEveryWord(
    _ language: SystemLanguage
  ) {
    let words = SystemWords.of(language)
    #expect(words.menus.count == 7)
    let all =
      [
        words.search, words.edit, words.editWidgets, words.addWidget, words.choose,
        words.noSettings, words.showMore, words.showLess, words.today, words.notifications,
        words.pressHome, words.open,
      ] + words.menus
    #expect(all.allSatisfy { !$0.isEmpty })
    #expect(words.showMore != words.showLess)
    if language != .english { #expect(words != .of(SystemLanguage.english)) }
  }

  /// A name for each app, each name once.
  @Test(arguments: SystemLanguage.allCases) func everyLanguageNamesEveryApp(
    _ language: SystemLanguage
  ) {
    var configuration = RenderConfiguration()
    configuration.localeIdentifier = language.rawValue
    let apps = SceneApp.all + SceneApp.dock
    let names = apps.map { $0.name(for: configuration) }
    #expect(apps.count == 32 && Set(names).count == 32, "\(names)")
    if language != .english {
      #expect(zip(apps, names).count { $0.name == $1 } < 12, "\(names)")
    }
  }

  @Test(arguments: [
    (RenderScene.home, "iphone-15", "de_DE", ["Suchen", "Kalender"]),
    (.home, "iphone-15", "zh_TW", ["搜尋", "行事曆"]),
    (.today, "iphone-15", "fr_FR", ["Rechercher", "Modifier"]),
    (.gallery, "iphone-15", "ja_JP", ["ウィジェットを追加"]),
    (.gallery, "ipad-pro-11", "ar_EG", ["إضافة أداة"]),
    (.configuration, "iphone-15", "ru_RU", ["У этого виджета нет настроек."]),
    (.notificationCenter, "mac", "es_ES", ["Editar widgets", "Archivo"]),
  ])
  func scenesSpeakTheLanguage(
    _ scene: RenderScene, _ slug: String, _ locale: String, _ words: [String]
  ) async throws {
    var configuration = RenderConfiguration()
    configuration.scene = scene
    configuration.localeIdentifier = locale
    configuration.device = try #require(Device.named(slug))
    let texts = SceneFixture.texts(await SceneFixture.place(SceneFixture.plain, configuration))
    for word in words { #expect(texts.contains(word), "\(texts)") }
  }
}
