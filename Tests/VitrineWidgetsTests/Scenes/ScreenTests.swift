import Foundation
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

/// What the screens around a widget hold.
@MainActor @Suite struct ScreenTests {
  nonisolated private static let scenes: [(RenderScene, WidgetFamily, String)] = [
    (.home, .systemSmall, "iphone-15"), (.home, .systemExtraLarge, "ipad-pro-11"),
    (.lock, .accessoryRectangular, "iphone-15"), (.lock, .accessoryInline, "iphone-se-3"),
    (.lock, .accessoryCircular, "ipad-pro-11"), (.today, .systemMedium, "iphone-15"),
    (.today, .systemLarge, "ipad-pro-11"), (.gallery, .systemLarge, "iphone-se-3"),
    (.gallery, .systemExtraLarge, "ipad-pro-11"), (.stack, .systemSmall, "iphone-15"),
    (.configuration, .systemSmall, "iphone-15"), (.configuration, .systemLarge, "iphone-se-1"),
    (.notificationCenter, .systemMedium, "mac"),
  ]

  private func configuration(
    _ scene: RenderScene, _ family: WidgetFamily, _ device: String
  ) throws -> RenderConfiguration {
    var configuration = RenderConfiguration()
    configuration.scene = scene
    configuration.family = family
    configuration.device = try #require(Device.named(device))
    return configuration
  }

  private static let named: WidgetDescription = {
    var widget = SceneFixture.widget(kind: "Weather") {
      Text(verbatim: "57°").containerBackground(Color.blue, for: .widget)
    }
    widget.displayName = "Forecast"
    widget.details = "See the forecast."
    widget.parameters = [
      WidgetParameter(title: "Location", value: .text("Cupertino")),
      WidgetParameter(title: "Station", value: .text(nil)),
      WidgetParameter(title: "Show Wind", value: .toggle(true)),
    ]
    return widget
  }()

  /// A screen of its device, opaque, light and dark different, the same each time.
  @Test(arguments: scenes) func fillsTheScreen(
    _ scene: RenderScene, _ family: WidgetFamily, _ device: String
  ) async throws {
    var configuration = try configuration(scene, family, device)
    configuration.scale = 1
    let light = await SceneFixture.render(Self.named, configuration)
    #expect(Double(light.width) == configuration.screenSize.width)
    #expect(Double(light.height) == configuration.screenSize.height)
    #expect(light.pixels.allSatisfy { $0 >> 24 == 255 })
    let again = await SceneFixture.render(Self.named, configuration)
    #expect(light == again)
    configuration.scheme = .dark
    let dark = await SceneFixture.render(Self.named, configuration)
    #expect(light != dark)
  }

  /// Nothing of the chrome and nothing of the widget leaves the screen.
  @Test(arguments: scenes) func textsStayOnTheScreen(
    _ scene: RenderScene, _ family: WidgetFamily, _ device: String
  ) async throws {
    for locale in ["en_US", "ar_EG", "de_DE", "ru_RU", "th_TH", "ja_JP"] {
      var configuration = try configuration(scene, family, device)
      configuration.localeIdentifier = locale
      let tree = await SceneFixture.place(Self.named, configuration)
      let screen = Rect(origin: .zero, size: configuration.screenSize)
      for node in tree.nodes {
        guard case .text = node.content else { continue }
        #expect(
          node.frame.minX >= -0.5 && node.frame.maxX <= screen.width + 0.5
            && node.frame.minY >= -0.5 && node.frame.maxY <= screen.height + 0.5,
          "\(scene) \(locale) \(node.frame)")
      }
    }
  }

  /// The widget is there once, at its size.
  @Test(arguments: scenes) func hostsTheWidget(
    _ scene: RenderScene, _ family: WidgetFamily, _ device: String
  ) async throws {
    let configuration = try configuration(scene, family, device)
    let tree = await SceneFixture.place(Self.named, configuration)
    let hosts = tree.nodes.filter { $0.name == HostedWidget.nodeName }
    let canvas = configuration.hosted.canvasSize
    // A large widget leaves a small phone's settings no room.
    let isHidden = scene == .configuration && device == "iphone-se-1"
    #expect(hosts.count == (isHidden ? 0 : 1))
    for host in hosts {
      #expect((host.frame.width - canvas.width).magnitude < 0.5)
      #expect((host.frame.height - canvas.height).magnitude < 0.5)
      #expect(host.end > 0)
    }
    #expect(SceneFixture.texts(tree).contains("57°") == !isHidden)
  }

  @Test func galleryNamesTheWidget() async throws {
    let tree = await SceneFixture.place(
      Self.named, try configuration(.gallery, .systemMedium, "iphone-15"))
    let texts = SceneFixture.texts(tree)
    for text in ["Weather", "Forecast", "See the forecast.", "Add Widget"] {
      #expect(texts.contains(text), "\(texts)")
    }
  }

  /// The button keeps its height, so its words stay below the largest sizes.
  @Test func galleryButtonsStopGrowing() async throws {
    var configuration = try configuration(.gallery, .systemSmall, "iphone-se-3")
    configuration.typeSize = .accessibility5
    let tree = await SceneFixture.place(Self.named, configuration)
    let words = try #require(SceneFixture.text("Add Widget", in: tree))
    #expect(words.size <= 23 && words.frame.height < 30)
  }

  @Test func settingsAreRows() async throws {
    let tree = await SceneFixture.place(
      Self.named, try configuration(.configuration, .systemSmall, "iphone-15"))
    let texts = SceneFixture.texts(tree)
    for text in ["Location", "Cupertino", "Station", "Choose", "Show Wind"] {
      #expect(texts.contains(text), "\(texts)")
    }
  }

  @Test func settingsTakeTheWidgetsColours() async throws {
    var widget = Self.named
    widget.colors = WidgetColors(
      accent: SchemeColor(light: RGBA(1, 0, 0)),
      background: SchemeColor(light: RGBA(0, 1, 0), dark: RGBA(0, 0, 1)))
    var configuration = try configuration(.configuration, .systemSmall, "iphone-15")
    for (scheme, pixel) in [(ColorScheme.light, UInt32(0xFF00_FF00)), (.dark, 0xFFFF_0000)] {
      configuration.scheme = scheme
      let image = await SceneFixture.image(widget, configuration)
      let count = image.pixmap.pixels.count { $0 == pixel }
      #expect(count > 100_000)
      #expect(image.pixmap.pixels.contains(0xFF00_00FF))
    }
  }

  /// Clocks show the picture's moment or what the flag says, never the machine's.
  @Test func clocksComeFromFlags() async throws {
    var configuration = try configuration(.lock, .accessoryRectangular, "iphone-15")
    var texts = SceneFixture.texts(await SceneFixture.place(Self.named, configuration))
    #expect(texts.contains("9:41") && texts.contains("Tuesday, January 9"))
    configuration.date = Date(timeIntervalSince1970: 1_168_335_660 + 12 * 3600)
    configuration.localeIdentifier = "de_DE"
    configuration.timeZoneIdentifier = "Europe/Berlin"
    texts = SceneFixture.texts(await SceneFixture.place(Self.named, configuration))
    #expect(texts.contains("22:41") && texts.contains("Dienstag, 9. Januar"), "\(texts)")
    configuration.statusTime = "10:09"
    texts = SceneFixture.texts(await SceneFixture.place(Self.named, configuration))
    #expect(texts.contains("10:09") && !texts.contains("22:41"))
  }

  /// The day and an inline widget are one centred line.
  @Test func inlineStandsBesideTheDay() async throws {
    let configuration = try configuration(.lock, .accessoryInline, "iphone-15")
    let tree = await SceneFixture.place(Self.named, configuration)
    func frame(_ string: String) -> Rect? {
      tree.nodes.first { node in
        guard case .text(let text) = node.content else { return false }
        return text.leaf.runs.map(\.text).joined() == string
      }?.frame
    }
    let day = try #require(frame("Tue, Jan 9"))
    let inline = try #require(frame("57°"))
    #expect(inline.minX > day.maxX && inline.minX - day.maxX < 16)
    #expect(((day.minX + inline.maxX) / 2 - 393 / 2).magnitude < 1)
  }

  @Test func iconsHaveTheSystemsCorners() {
    #expect(AppIconRadius.of(side: 60, os: 18) == 13.5)
    #expect(AppIconRadius.of(side: 64, os: 14) == 14.4)
    #expect(AppIconRadius.of(side: 68, os: 17) == 15.3)
    #expect((AppIconRadius.of(side: 60, os: 26) - 15.6).magnitude < 1e-9)
  }

  /// The widget's own corners: 0.17 of the small side from iOS 26 on.
  @Test func containersHaveTheSystemsCorners() async throws {
    for (os, radius) in [(26, 0.17 * 158), (18, 21)] {
      var configuration = try configuration(.home, .systemSmall, "iphone-15")
      configuration.os = os
      let tree = await SceneFixture.place(Self.named, configuration)
      let clip = try #require(tree.nodes.first { $0.name == "containerShape" })
      guard case .effect(.clip(.roundedRectangle(let radii, _), _, _)) = clip.content else {
        Issue.record("\(clip.content)")
        continue
      }
      #expect((radii.topLeft - Double(radius)).magnitude < 1e-6)
    }
  }

  /// Taps: the scene's widget carries its own rules.
  @Test func hitsAreTheWidgets() async throws {
    let tapped = SceneFixture.widget(kind: "Tapped") {
      Text(verbatim: "57°").containerBackground(Color.blue, for: .widget)
        .widgetURL(URL(string: "test://home"))
    }
    let configuration = try configuration(.home, .systemSmall, "iphone-15")
    let image = await SceneFixture.image(tapped, configuration)
    #expect(image.hits.targets.count == 1)
    let target = try #require(image.hits.targets.first)
    #expect(target.url == "test://home")
    #expect((target.rect.x - 27).magnitude < 0.01 && (target.rect.y - 80).magnitude < 0.01)
  }
}
