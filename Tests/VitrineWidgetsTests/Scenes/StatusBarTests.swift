import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

/// The bar at the top of screens, in numbers.
@MainActor @Suite struct StatusBarTests {
  private func configuration(_ slug: String, os: Int = 26) throws -> RenderConfiguration {
    var configuration = RenderConfiguration()
    configuration.scene = .home
    configuration.os = os
    configuration.device = try #require(Device.named(slug))
    return configuration
  }

  /// Middles as Apple's design kits have them: of the time, and of the glyphs.
  @Test(arguments: [
    ("iphone-16-pro", 70.0, 33.0, 332.0, 32.5, 17.0), ("iphone-15", 67.75, 30, 325.25, 29.5, 17),
    ("iphone-15-pro-max", 77, 30, 353, 29.5, 17), ("iphone-x", 48, 23, 0, 23, 15),
    ("iphone-13", 54, 24.5, 0, 24.5, 17),
  ])
  func barsStandWhereTheKitsHaveThem(
    _ slug: String, _ x: Double, _ y: Double, _ glyphX: Double, _ glyphY: Double, _ size: Double
  ) throws {
    let metrics = StatusBarMetrics(try configuration(slug))
    #expect(metrics.time.midX == x && metrics.time.midY == y)
    if glyphX > 0 { #expect(metrics.battery.midX == glyphX) }
    #expect(metrics.battery.midY == glyphY)
    #expect(metrics.fontSize == size)
  }

  /// The battery of the first phone with a notch ends 14.67 points before the screen's side.
  @Test func batteryEndsBesideTheCorner() throws {
    let metrics = StatusBarMetrics(try configuration("iphone-x"))
    #expect((metrics.battery.maxX - (375 - 14.67)).magnitude < 0.01)
  }

  /// Glyphs as they are drawn: bars, Wi-Fi and battery between 30 and 400 points of 402, and the
  /// row's height that of the battery.
  @Test func glyphsHaveTheirSizes() async throws {
    var configuration = try configuration("iphone-16-pro")
    configuration.wallpaper = Wallpaper(name: "ink")
    let tree = await SceneFixture.place(SceneFixture.plain, configuration)
    let shapes = tree.nodes.filter { node in
      guard case .shape = node.content else { return false }
      return node.frame.maxY < 45 && node.frame.width < 30
    }.map(\.frame)
    let left = try #require(shapes.map(\.minX).min())
    let right = try #require(shapes.map(\.maxX).max())
    // 19.2 + 7 + 17.14 + 7 + 27.33
    #expect((right - left - 77.67).magnitude < 1)
    #expect(((left + right) / 2 - 332).magnitude < 0.7)
    let bars = shapes.filter { $0.width < 3.6 && $0.width > 2.9 }
    #expect(bars.count == 4)
    #expect((bars.map(\.height).max() ?? 0) - 12.2 < 0.4)
  }

  /// With a home button and on tablets the time has AM and PM, beside a camera it has not.
  @Test func timesSayAMWhereThereIsRoom() async throws {
    for (slug, words) in [
      ("iphone-15", "9:41"), ("iphone-se-3", "9:41\u{202F}AM"),
      ("ipad-pro-11", "9:41\u{202F}AM  Tue Jan 9"),
    ] {
      let clock = SceneClock(try configuration(slug))
      #expect(Self.plain(clock.bar) == Self.plain(words))
      let texts = SceneFixture.texts(
        await SceneFixture.place(SceneFixture.plain, try configuration(slug)))
      #expect(texts.contains(clock.bar), "\(texts)")
    }
    var tablet = try configuration("ipad-pro-11")
    tablet.localeIdentifier = "de_DE"
    #expect(SceneClock(tablet).bar == "09:41  Di. 9. Jan.")
    tablet.statusTime = "10:09"
    #expect(SceneClock(tablet).bar == "10:09  Di. 9. Jan.")
  }

  /// Versions of the platform's locale data part time and AM with different spaces.
  private static func plain(_ text: String) -> String {
    String(text.map { $0.isWhitespace ? " " : $0 })
  }

  @Test func clocksHaveTheLocalesDigits() throws {
    var configuration = try configuration("iphone-15")
    configuration.localeIdentifier = "ar_EG"
    #expect(SceneClock(configuration).time == "٩:٤١")
    configuration.localeIdentifier = "hi_IN"
    #expect(SceneClock(configuration).time == "9:41")
    configuration.localeIdentifier = "ja_JP"
    #expect(SceneClock(configuration).time == "9:41" || SceneClock(configuration).time == "09:41")
  }

  @Test func tabletsSayTheCharge() async throws {
    let tree = await SceneFixture.place(SceneFixture.plain, try configuration("ipad-pro-11"))
    let charge = try #require(SceneFixture.text("100%", in: tree))
    #expect(charge.frame.minX > 834 - 100 && charge.size == 12)
  }

  @Test func daysBreakAfterTheWeekday() throws {
    var configuration = try configuration("iphone-se-3")
    #expect(SceneClock(configuration).dayLines == ["Tuesday,", "January 9"])
    configuration.localeIdentifier = "de_DE"
    #expect(SceneClock(configuration).dayLines == ["Dienstag,", "9. Januar"])
    configuration.localeIdentifier = "ja_JP"
    #expect(SceneClock(configuration).dayLines.count == 1)
  }

  /// Black on wallpapers that are bright below the bar; in the dark only snow is.
  @Test func barsAreLegible() throws {
    for (name, top, whole) in [
      ("bloom", true, true), ("ember", true, false), ("snow", true, true), ("dunes", false, false),
    ] {
      var configuration = try configuration("iphone-15")
      configuration.wallpaper = Wallpaper(name: name)
      let context = SceneContext(widget: SceneFixture.plain, configuration: configuration)
      #expect(context.hasBrightTop == top && context.hasBrightWallpaper == whole, "\(name)")
      configuration.scheme = .dark
      let dark = SceneContext(widget: SceneFixture.plain, configuration: configuration)
      #expect(dark.hasBrightTop == (name == "snow"), "\(name)")
    }
  }

  /// Phones of iOS 9 and 10 have five dots, those after them bars.
  @Test func oldSystemsHaveDots() throws {
    for (os, hasDots) in [(9, true), (10, true), (11, false), (15, false)] {
      #expect(StatusBarMetrics(try configuration("iphone-6s", os: os)).hasDots == hasDots)
    }
    #expect(!StatusBarMetrics(try configuration("iphone-x", os: 11)).hasDots)
  }
}
