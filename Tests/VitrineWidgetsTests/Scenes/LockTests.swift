import Testing
import Vitrine
import VitrineGraphics
import VitrineImages
import VitrineLayout

/// Lock Screens, in numbers.
@MainActor @Suite struct LockTests {
  private func configuration(_ slug: String) throws -> RenderConfiguration {
    var configuration = RenderConfiguration()
    configuration.scene = .lock
    configuration.mode = .vibrant
    configuration.family = .accessoryCircular
    configuration.device = try #require(Device.named(slug))
    return configuration
  }

  /// Baselines and sizes measured on screenshots of iOS 16.
  @Test(arguments: [
    ("iphone-se-3", 71.0, 154.0, 82.0), ("iphone-13", 108, 201, 96), ("iphone-x", 108, 201, 82),
    ("iphone-15", 117, 215, 96), ("iphone-15-pro-max", 122, 221, 102),
    ("ipad-pro-11", 111, 210, 103), ("ipad-pro-12.9", 129, 234, 112),
  ])
  func dayAndClockStandOnTheirBaselines(
    _ slug: String, _ day: Double, _ clock: Double, _ size: Double
  ) async throws {
    var configuration = try configuration(slug)
    // The newest with this clock: that of iOS 26 is taller.
    configuration.os = min(configuration.os, 18)
    let tree = await SceneFixture.place(SceneFixture.plain, configuration)
    let pixel = 1 / configuration.pixelScale
    let dayText = try #require(SceneFixture.text("Tuesday, January 9", in: tree))
    let clockText = try #require(SceneFixture.text("9:41", in: tree))
    #expect((dayText.baseline - day).magnitude <= pixel)
    #expect((clockText.baseline - clock).magnitude <= pixel)
    #expect(clockText.size == size && dayText.size == 22)
    #expect((clockText.frame.midX - configuration.screenSize.width / 2).magnitude <= pixel)
  }

  @Test(arguments: [("iphone-15", 79.0, 83.0), ("iphone-13", 79, 83), ("iphone-x", 71, 75)])
  func buttonsStandInTheirCorners(_ slug: String, _ x: Double, _ y: Double) async throws {
    for locale in ["en_US", "ar_EG"] {
      var configuration = try configuration(slug)
      configuration.localeIdentifier = locale
      let tree = await SceneFixture.place(SceneFixture.plain, configuration)
      let screen = configuration.screenSize
      let grounds = tree.nodes.filter { $0.frame.width == 50 && $0.frame.height == 50 }.map(\.frame)
      #expect(grounds.contains { $0.midX == x && $0.midY == screen.height - y })
      #expect(grounds.contains { $0.midX == screen.width - x && $0.midY == screen.height - y })
    }
  }

  @Test func homeButtonsAreNamedInTheLanguage() async throws {
    var configuration = try configuration("iphone-se-3")
    var tree = await SceneFixture.place(SceneFixture.plain, configuration)
    let words = try #require(SceneFixture.text("Press home to open", in: tree))
    #expect((words.baseline - (667 - 36)).magnitude <= 0.5)
    #expect((words.frame.midX - 187.5).magnitude <= 0.5)
    configuration.localeIdentifier = "de_DE"
    tree = await SceneFixture.place(SceneFixture.plain, configuration)
    #expect(SceneFixture.text("Zum Öffnen Home-Taste drücken", in: tree) != nil)
    tree = await SceneFixture.place(SceneFixture.plain, try self.configuration("iphone-15"))
    #expect(SceneFixture.text("Press home to open", in: tree) == nil)
  }

  @Test(arguments: [("iphone-x", 134.0), ("iphone-16-pro", 144), ("iphone-13", 139)])
  func indicatorsGrowWithTheScreen(_ slug: String, _ width: Double) async throws {
    let tree = await SceneFixture.place(SceneFixture.plain, try configuration(slug))
    #expect(tree.nodes.contains { $0.frame.width == width && $0.frame.height == 5 })
  }

  /// Day, clock and widgets are white on every bundled sky, and black on paper alone.
  @Test func textsAreWhiteButOnPaper() throws {
    var configuration = try configuration("iphone-15")
    for wallpaper in ProceduralWallpaper.allCases {
      configuration.wallpaper = Wallpaper(wallpaper)
      let lock = LockInk(configuration, WallpaperTones(configuration))
      #expect(lock.isDark == (wallpaper.rawValue == "snow"), "\(wallpaper)")
    }
  }

  private static let black: Wallpaper = {
    var wallpaper = Wallpaper(.ink)
    let pixels = [UInt32](repeating: 0xFF00_0000, count: 16 * 16)
    wallpaper.source = .picture(
      BitmapResource(
        key: 1, name: "black", pixmap: Pixmap(width: 16, height: 16, pixels: pixels), scale: 1))
    return wallpaper
  }()

  /// A bright sky keeps its colours behind day and clock: the screen beside them is the wallpaper alone.
  @Test func skiesKeepTheirColours() async throws {
    var configuration = try configuration("iphone-15")
    configuration.wallpaper = Wallpaper(name: "dunes")
    let screen = await SceneFixture.render(SceneFixture.plain, configuration)
    var bare = configuration
    bare.os = 18
    bare.scene = .home
    let home = await SceneFixture.render(SceneFixture.plain, bare)
    // Left of the clock and above the first row of icons.
    for y in stride(from: 70, to: 76, by: 1) { #expect(screen[12, y * 3] == home[12, y * 3]) }
  }

  /// An iPhone draws day, clock and whatever is white in a widget at full white, and what is translucent as it looks in
  /// linear light: a track at 35 % is 151 to 177 in screenshots.
  @Test func whiteIsFullAndTracksAreReadable() async throws {
    var configuration = try configuration("iphone-15")
    configuration.wallpaper = Self.black
    let levels = [(1.0, 255...255), (0.35, 151...177)]
    for (opacity, range) in levels {
      let bar = SceneFixture.widget { Rectangle().fill(.white.opacity(opacity)) }
      let picture = await SceneFixture.render(bar, configuration)
      let y = Int((LockMetrics(configuration).widgetTop + 36) * 3)
      let level = Int(picture[picture.width / 2, y] & 255)
      #expect(range.contains(level), "\(opacity): \(level)")
    }
    configuration.os = 18
    let clock = await SceneFixture.render(SceneFixture.plain, configuration)
    let row = Int((LockMetrics(configuration).clockBaseline - 20) * 3)
    #expect((0..<clock.width).contains { clock[$0, row] & 0xFFFFFF == 0xFFFFFF })
  }

  /// The pixels of the clock's figures: those in its place that differ from a screen with another time.
  private func figures(_ configuration: RenderConfiguration) async -> [UInt32] {
    let metrics = LockMetrics(configuration)
    var (first, second) = (configuration, configuration)
    (first.statusTime, second.statusTime) = ("8:88", "1:11")
    let shown = await SceneFixture.render(SceneFixture.plain, first)
    let other = await SceneFixture.render(SceneFixture.plain, second)
    var found: [UInt32] = []
    let top = metrics.clockBaseline - metrics.clockSize * 0.7 * metrics.clockStretch
    for y in Int(top * 3)..<Int(metrics.clockBaseline * 3) {
      for x in 0..<shown.width where shown[x, y] != other[x, y] { found.append(shown[x, y]) }
    }
    return found
  }

  /// The clock of iOS 26 is of glass: as bright as thin glass is over black, with a rim at full white, and the
  /// wallpaper's colour shows through; that of iOS 18 is white alone.
  @Test func theClockIsOfGlass() async throws {
    var configuration = try configuration("iphone-15")
    configuration.os = 26
    configuration.wallpaper = Self.black
    let onBlack = await figures(configuration).map { Int($0 & 255) }.sorted()
    // Most of a stroke is its body: black 0.81875 under 0.2656 of white is 0.867.
    #expect(abs((onBlack.isEmpty ? 0 : onBlack[onBlack.count / 2]) - 221) <= 6)
    #expect(onBlack.last == 255)
    configuration.wallpaper = Wallpaper(.ember)
    let onColor = await figures(configuration)
    let spread = onColor.map { pixel in
      let parts = [pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255].map(Int.init)
      return (parts.max() ?? 0) - (parts.min() ?? 0)
    }.sorted()
    #expect((spread.isEmpty ? 0 : spread[spread.count / 2]) > 4)
  }

  /// The clock of iOS 26 stretches in the figures that its settings stretch; others stand as on iOS 18, and are white.
  @Test(arguments: [("en_US", 1.7), ("de_DE", 1.7), ("ar_EG", 1), ("fa_IR", 1)])
  func onlyLatinFiguresStretch(_ locale: String, _ stretch: Double) throws {
    var configuration = try configuration("iphone-15")
    configuration.os = 26
    configuration.localeIdentifier = locale
    #expect(LockMetrics(configuration).clockStretch == stretch)
    configuration.statusTime = "9.41 Uhr"
    #expect(LockMetrics(configuration).clockStretch == 1)
  }

  /// The tint that nobody chose is white, not the luminance of blue.
  @Test func theUsualTintIsWhite() async throws {
    var configuration = try configuration("iphone-15")
    configuration.wallpaper = Self.black
    let bar = SceneFixture.widget { Rectangle().fill(.tint) }
    let picture = await SceneFixture.render(bar, configuration)
    let y = Int((LockMetrics(configuration).widgetTop + 36) * 3)
    #expect(picture[picture.width / 2, y] & 255 == 255)
  }

  /// The row is centred, with the gap that makes two circles as wide as a rectangle.
  @Test func widgetsBelowTheClockHaveFrames() throws {
    let configuration = try configuration("iphone-15")
    let row = LockRow(configuration)
    let frames = row.frames(of: [.accessoryRectangular, .accessoryInline, .accessoryCircular])
    let (wide, round) = (try #require(frames[0]), try #require(frames[2]))
    #expect(frames[1] == nil)
    #expect((wide.x + round.maxX) / 2 == configuration.screenSize.width / 2)
    #expect(round.x - wide.maxX == wide.width - 2 * round.width)
    #expect(wide.y == LockMetrics(configuration).widgetTop && round.midY == wide.midY)
  }

  /// A widget is dark on a bright wallpaper and bright on a dark one, as the clock is.
  @Test func widgetsAreLegible() async throws {
    let bar = SceneFixture.widget { Rectangle().fill(.white) }
    for (name, isDark) in [("snow", true), ("ink", false)] {
      var configuration = try configuration("iphone-15")
      configuration.wallpaper = Wallpaper(name: name)
      let picture = await SceneFixture.render(bar, configuration)
      let y = Int((LockMetrics(configuration).widgetTop + 36) * 3)
      let pixel = picture[picture.width / 2, y]
      for shift: UInt32 in [0, 8, 16] {
        let level = pixel >> shift & 255
        #expect(isDark ? level < 70 : level > 190, "\(name) \(level)")
      }
    }
  }
}
