import Vitrine
import VitrineGraphics

/// The choices of the page's controls.
enum PreviewChoices {
  /// Locales that the page proposes; any other can be typed.
  private static let locales = [
    "en_US", "en_GB", "de_DE", "fr_FR", "es_ES", "it_IT", "pt_BR", "nl_NL", "sv_SE", "pl_PL",
    "ru_RU", "uk_UA", "tr_TR", "ar_SA", "he_IL", "hi_IN", "th_TH", "ja_JP", "ko_KR", "zh_CN",
    "zh_TW",
  ]
  private static let devices = Device.all + Device.beforeWidgetKit
  /// The systems that these devices run, the newest first.
  private static let systems = Set(devices.flatMap(\.osVersions)).sorted(by: >)

  static func text(documents: [String], _ settings: PreviewSettings) -> String {
    var json = JSONText()
    json.object { json in
      list("documents", documents, &json)
      json.key("settings")
      settings.write(to: &json)
      list("typeSizes", DynamicTypeSize.slugs, &json)
      list("modes", WidgetRenderingMode.allCases.map(\.slug), &json)
      list("looks", HomeScreenLook.allCases.map(\.rawValue), &json)
      list("wallpapers", Wallpaper.names, &json)
      list("locales", locales + PseudoLocale.allCases.map(\.rawValue), &json)
      list("systems", systems.map(String.init), &json)
      json.key("scenes")
      json.array(RenderScene.allCases) { json, scene in
        json.object { json in
          json.member("name", scene.rawValue)
          json.member("isScreen", scene.isScreen)
        }
      }
      json.key("devices")
      json.array(devices) { json, device in
        json.object { json in
          json.member("slug", device.slug)
          json.member("name", device.name)
        }
      }
    }
    return json.text
  }

  private static func list(_ name: String, _ items: [String], _ json: inout JSONText) {
    json.key(name)
    json.array(items) { $0.value($1) }
  }
}
