import Foundation
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

/// The name and the icon of a widget's app, in every scene.
@MainActor @Suite struct AppTests {
  /// Its kind has "home" in it, and its name begins with that of another app.
  nonisolated private static let homework: WidgetDescription = {
    let entry = WidgetEntry {
      Text(verbatim: "Maths").foregroundStyle(Color(red: 0.5, green: 0.25, blue: 0.9))
        .containerBackground(Color.white, for: .widget)
    }
    var widget = WidgetDescription(
      kind: "com.acme.homework.due", displayName: "Homework Due", families: WidgetFamily.allCases,
      source: .immediate { _ in entry })
    widget.details = "What is due."
    return widget
  }()

  nonisolated private static let named = homework.of("Planner")

  nonisolated private static let scenes: [(RenderScene, WidgetFamily, String, Int)] = [
    (.home, .systemSmall, "iphone-15", 26), (.home, .systemMedium, "iphone-se-1", 15),
    (.home, .systemLarge, "ipad-pro-11", 18), (.stack, .systemSmall, "iphone-15", 26),
    (.gallery, .systemMedium, "iphone-15", 26), (.gallery, .systemSmall, "ipad-pro-11", 17),
    (.configuration, .systemSmall, "iphone-15", 26),
    (.today, .systemSmall, "iphone-15", 26), (.lock, .accessoryCircular, "iphone-15", 26),
    (.notificationCenter, .systemSmall, "mac", 26),
  ]

  private func configuration(
    _ scene: RenderScene, _ family: WidgetFamily = .systemSmall, _ device: String = "iphone-15",
    _ os: Int = 26
  ) throws -> RenderConfiguration {
    var configuration = RenderConfiguration()
    configuration.scene = scene
    configuration.family = family
    configuration.device = try #require(Device.named(device))
    configuration.os = os
    configuration.scale = 1
    return configuration
  }

  private func texts(
    _ widget: WidgetDescription, _ configuration: RenderConfiguration
  ) async -> [String] {
    SceneFixture.texts(await place(widget, configuration).tree)
  }

  /// The screen without its pixels.
  private func place(
    _ widget: WidgetDescription, _ configuration: RenderConfiguration
  ) async -> PlacedWidget {
    let entry = await widget.entry(for: EntryRequest(configuration))
    return SceneFixture.renderer.place(entry, of: widget, configuration)
  }

  private static func icon(_ color: UInt32, side: Int = 64) throws -> AppIcon {
    let pixmap = Pixmap(
      width: side, height: side, pixels: Array(repeating: color, count: side * side))
    return try AppIcon(ImageResource(key: UInt64(color), name: "icon", pixmap: pixmap, scale: 1))
  }

  // MARK: Names

  @Test(arguments: scenes) func theAppHasItsOwnName(
    _ scene: RenderScene, _ family: WidgetFamily, _ device: String, _ os: Int
  ) async throws {
    let configuration = try configuration(scene, family, device, os)
    let shows = configuration.showsAppName
    let plain = await texts(Self.homework, configuration)
    #expect(!plain.contains(Self.homework.kind))
    #expect(plain.contains("Homework Due") == shows)
    // The one "Home" is the system's own app among the icons.
    #expect(plain.count { $0 == "Home" } <= 1)
    let named = await texts(Self.named, configuration)
    #expect(named.contains("Planner") == shows)
    let showsWidget = scene == .gallery || scene == .configuration
    #expect(named.contains("Homework Due") == showsWidget)
    // The settings of a picture come first, and change nothing where no name is shown.
    var asked = configuration
    asked.app.name = "Diary"
    let other = await texts(Self.named, asked)
    #expect(other.contains("Diary") == shows && !other.contains("Planner"))
    if !shows { #expect(other == plain) }
  }

  @Test func withoutADisplayNameTheKindIsShown() async throws {
    let texts = await texts(
      SceneFixture.widget(kind: "Steps") { EmptyView() }, try configuration(.gallery))
    #expect(texts.contains("Steps"))
  }

  /// Two apps on one page have two names; the flags' app is that of the first widget.
  @Test func eachWidgetHasItsApp() async throws {
    var first = Self.named
    var second = Self.homework
    second.kind = "Second"
    first.companions = [ScreenMember(second), ScreenMember(second.of("Third App"))]
    var configuration = try configuration(.home)
    configuration.app.name = "First App"
    let texts = await texts(first, configuration)
    for name in ["First App", "Homework Due", "Third App"] {
      #expect(texts.count { $0 == name } == 1, "\(name)")
    }
  }

  /// A stack that has turned shows the app of the widget in front.
  @Test func stacksNameTheWidgetInFront() async throws {
    func timed(_ widget: WidgetDescription, score: Float?) -> WidgetDescription {
      var widget = widget
      let entry = WidgetEntry { Text(verbatim: "a") }
      let moment = WidgetTimeline.Moment(
        date: RenderConfiguration.defaultDate,
        relevance: score.map { TimelineEntryRelevance(score: $0) }, entry: entry)
      widget.timelineSource = .immediate { _ in WidgetTimeline(moments: [moment], policy: .never) }
      return widget
    }
    var first = timed(Self.homework, score: nil)
    first.kind = "First"
    first.companions = [ScreenMember(timed(Self.named, score: 5))]
    var configuration = try configuration(.stack)
    configuration.app.name = "First App"
    let texts = await texts(first, configuration)
    #expect(texts.contains("Planner") && !texts.contains("First App"))
  }

  @Test(arguments: [
    ("a\nb\tc", "a b c"), ("  ", "Homework Due"), ("", "Homework Due"), ("משימות", "משימות"),
    ("👩‍🏫 School", "👩‍🏫 School"),
  ])
  func namesStandOnOneLine(_ name: String, _ shown: String) async throws {
    for scene in [RenderScene.home, .gallery, .configuration] {
      #expect(await texts(Self.homework.of(name), try configuration(scene)).contains(shown))
    }
  }

  @Test func longNamesAreCutAsOnAHomeScreen() async throws {
    for name in ["Homework Planner & Timetable Deluxe", String(repeating: "ab ", count: 100_000)] {
      let configuration = try configuration(.home)
      let widget = Self.homework.of(name)
      let placed = await place(widget, configuration)
      let label = try #require(
        SceneFixture.renderer.textLedger(placed).entries.first {
          $0.string.hasPrefix(name.prefix(6)) && $0.fontSize == 12
        })
      #expect(label.string.unicodeScalars.count <= WidgetApp.longestName)
      #expect(label.shown.count == 1 && label.shown[0].hasSuffix("…"), "\(label)")
      #expect(label.wordsLost > 0)
      let nodes = placed.tree.nodes
      let hosted = try #require(nodes.first { $0.name == HostedWidget.nodeName }?.frame)
      #expect(label.frame.minX >= hosted.minX - 0.5 && label.frame.maxX <= hosted.maxX + 0.5)
      #expect(label.frame.minY >= hosted.maxY)
    }
  }

  // MARK: Icons

  private func icon(_ image: RenderedImage) throws -> Rect {
    try #require(image.placed.nodes.first { $0.owner.last == "AppArt" }?.frame)
  }

  /// A pixel of the icon at parts of its side.
  private func pixel(_ image: RenderedImage, _ x: Double, _ y: Double) throws -> UInt32 {
    let frame = try icon(image)
    return image.pixmap[
      Int(frame.x + x * frame.width), Int(frame.y + y * frame.height)]
  }

  @Test(arguments: [(RenderScene.gallery, 32.0), (.configuration, 24)])
  func theIconIsThePicture(_ scene: RenderScene, _ side: Double) async throws {
    let red: UInt32 = 0xFF00_00FF
    var widget = Self.homework
    widget.app.icon = try Self.icon(red)
    for scheme in [ColorScheme.light, .dark] {
      var configuration = try configuration(scene)
      configuration.scheme = scheme
      let image = await SceneFixture.image(widget, configuration)
      #expect(try icon(image).size == Size(side, side))
      #expect(try pixel(image, 0.5, 0.5) == red)
      // The corner is that of an icon.
      #expect(try pixel(image, 0.01, 0.01) != red)
      configuration.app.icon = try Self.icon(0xFF00_FF00)
      let other = await SceneFixture.image(widget, configuration)
      #expect(try pixel(other, 0.5, 0.5) == 0xFF00_FF00)
      // Clear parts are black, as on a device.
      configuration.app.icon = try Self.icon(0)
      let clear = await SceneFixture.image(widget, configuration)
      #expect(try pixel(clear, 0.5, 0.5) == 0xFF00_0000)
    }
  }

  /// A scene without icons does not change, and none takes the taps of the widget.
  @Test(arguments: scenes) func iconsChangeNothingElse(
    _ scene: RenderScene, _ family: WidgetFamily, _ device: String, _ os: Int
  ) async throws {
    let configuration = try configuration(scene, family, device, os)
    var asked = configuration
    asked.app.icon = try Self.icon(0xFF00_00FF)
    let plain = await place(Self.homework, configuration)
    let shown = await place(Self.homework, asked)
    #expect(
      HitMap(plain.tree, rules: plain.tapRules) == HitMap(shown.tree, rules: shown.tapRules))
    #expect((plain.tree != shown.tree) == configuration.showsAppIcon)
    #expect(plain.diagnostics == shown.diagnostics)
  }

  /// Without an icon the widget's own colours: the ground, else the hue that most views have, else slate; the
  /// same one in every family, scheme and scene.
  @Test(
    arguments: [
      (0x3366CC, 0xFFFFFF, 0x3366CC), (0xFFFFFF, 0x8040E0, 0x8040E0),
      (0xFFFFFF, 0x000000, 0x6B7686),
      (0x000000, 0xFFFFFF, 0x292929),
    ] as [(UInt32, UInt32, UInt32)])
  func neutralIconsHaveTheWidgetsColours(
    _ ground: UInt32, _ ink: UInt32, _ chief: UInt32
  ) async throws {
    let entry = WidgetEntry {
      Text(verbatim: "a").foregroundStyle(Color(RGBA(hex: ink)))
        .containerBackground(Color(RGBA(hex: ground)), for: .widget)
    }
    let widget = WidgetDescription(
      kind: "a", displayName: "Übung", families: WidgetFamily.allCases,
      source: .immediate { _ in entry })
    let middle = RGBA(hex: chief)
    for (scene, family) in [
      (RenderScene.gallery, WidgetFamily.systemSmall), (.gallery, .systemLarge),
      (.configuration, .systemMedium),
    ] {
      var configuration = try configuration(scene, family, "iphone-15", 17)
      for scheme in [ColorScheme.light, .dark] {
        configuration.scheme = scheme
        let image = await SceneFixture.image(widget, configuration)
        #expect(SceneFixture.texts(image.placed).contains("Ü"))
        let (top, bottom) = (try pixel(image, 0.5, 0.05), try pixel(image, 0.5, 0.95))
        let mean = [UInt32(0), 8, 16].map { shift -> Double in
          let sum = (top >> shift & 255) + (bottom >> shift & 255)
          return Double(sum) / 510
        }
        for (part, wanted) in zip(mean, [middle.red, middle.green, middle.blue]) {
          #expect((part - Double(wanted)).magnitude < 0.1, "\(mean) \(scene) \(scheme)")
        }
      }
    }
  }

  @Test func declaredColoursComeFirst() async throws {
    var widget = Self.homework
    let orange = RGBA(hex: 0xFF8000)
    widget.colors.accent = SchemeColor(light: orange, dark: orange)
    let image = await SceneFixture.image(widget, try configuration(.gallery))
    let pixel = try pixel(image, 0.5, 0.9)
    #expect(pixel & 255 > 200 && pixel >> 16 & 255 < 40)
  }

  /// A letter stands in the middle, white on deep colours and deep on bright ones.
  @Test(arguments: [(0x3366CC, true), (0xFFE14D, false)] as [(UInt32, Bool)])
  func lettersAreLegible(_ ground: UInt32, _ isWhite: Bool) async throws {
    let entry = WidgetEntry {
      EmptyView().containerBackground(Color(RGBA(hex: ground)), for: .widget)
    }
    let widget = WidgetDescription(
      kind: "a", displayName: "l", families: [.systemSmall], source: .immediate { _ in entry })
    let image = await SceneFixture.image(widget, try configuration(.gallery))
    let frame = try icon(image)
    let letter = try #require(SceneFixture.text("L", in: image.placed)).frame
    #expect(
      (letter.midX - frame.midX).magnitude < 0.6 && (letter.midY - frame.midY).magnitude < 0.6)
    let pixels = (0..<32).flatMap { y in
      (0..<32).map { image.pixmap[Int(frame.x) + $0, Int(frame.y) + y] & 0xFFFFFF }
    }
    #expect(pixels.contains(0xFFFFFF) == isWhite)
  }

  @Test func namesWithoutALetterHaveASymbol() async throws {
    for name in ["!?", "👩‍🏫", "…"] {
      let image = await SceneFixture.image(Self.homework.of(name), try configuration(.gallery))
      #expect(try icon(image).width == 32)
      #expect(!SceneFixture.texts(image.placed).contains(""))
    }
  }

  @Test func iconsAreSquareAndOfASensibleSize() throws {
    func problem(_ width: Int, _ height: Int) -> AppIconError? {
      let pixmap = Pixmap(width: width, height: height)
      do throws(AppIconError) {
        _ = try AppIcon(ImageResource(key: 1, name: "icon", pixmap: pixmap, scale: 1))
        return nil
      } catch { return error }
    }
    #expect(problem(16, 16) == nil && problem(1024, 1024) == nil)
    #expect(problem(20, 10) == .notSquare(width: 20, height: 10))
    #expect(problem(15, 15) == .size(15) && problem(4097, 4097) == .size(4097))
  }
}

extension WidgetDescription {
  /// The widget in an app of this name.
  fileprivate func of(_ name: String) -> WidgetDescription {
    var copy = self
    copy.app.name = name
    return copy
  }
}
