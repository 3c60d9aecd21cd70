import Testing
import Vitrine
import VitrineGraphics
import VitrineImages
import VitrineLayout

/// The looks of Home Screens: what they draw, and where there are none.
@MainActor @Suite struct LookTests {
  private func home(
    _ look: HomeScreenLook?, wallpaper: String = "slate",
    _ change: (inout RenderConfiguration) -> Void = { _ in }
  ) -> RenderConfiguration {
    var configuration = RenderConfiguration()
    configuration.scene = .home
    configuration.scale = 1
    configuration.wallpaper = Wallpaper(name: wallpaper)
    configuration.look = look
    change(&configuration)
    return configuration
  }

  private func render(_ configuration: RenderConfiguration) async -> Pixmap {
    await SceneFixture.render(SceneFixture.plain, configuration)
  }

  /// The pixels of the first icon of the dock, a green one.
  private func dockIcon(_ picture: Pixmap, _ configuration: RenderConfiguration) -> [UInt32] {
    let dock = DockMetrics(configuration)
    let left = Int(dock.columns[0] - dock.icon / 2)
    let top = Int(dock.frame.midY - dock.icon / 2)
    return (4..<20).map { picture[left + $0, top + 6] }
  }

  private func spread(_ pixel: UInt32) -> Int {
    let parts = [pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255].map(Int.init)
    return (parts.max() ?? 0) - (parts.min() ?? 0)
  }

  @Test func iconsFollowTheLook() async {
    let light = home(.default)
    #expect(dockIcon(await render(light), light).contains { spread($0) > 60 })
    for look in [HomeScreenLook.dark, .clear] {
      let configuration = home(look)
      let icon = dockIcon(await render(configuration), configuration)
      #expect(icon.allSatisfy { spread($0) < 24 }, "\(look)")
    }
    for os in [18, 26] {
      let red = home(.tinted) {
        $0.os = os
        $0.tint.accent = RGBA(0.9, 0.1, 0.1)
      }
      let blue = home(.tinted) {
        $0.os = os
        $0.tint.accent = RGBA(0.1, 0.2, 0.9)
      }
      let (first, second) = (await render(red), await render(blue))
      #expect(first != second)
      // Icons far from the widget, and the dock.
      #expect(first[dockMiddle(red).0, dockMiddle(red).1] != 0)
      let changed = zip(first.pixels, second.pixels).filter { $0 != $1 }.count
      #expect(changed > 4000, "iOS \(os): \(changed)")
    }
  }

  private func dockMiddle(_ configuration: RenderConfiguration) -> (Int, Int) {
    let dock = DockMetrics(configuration)
    return (Int(dock.frame.midX), Int(dock.frame.midY))
  }

  /// `--mode accented` with a plate gives the screen the look that goes with the plate.
  @Test func theOldSettingsGiveALook() async {
    let old = home(nil) {
      $0.mode = .accented
      $0.tint = .clear
    }
    let (before, now) = (await render(old), await render(home(.clear)))
    #expect(before == now)
  }

  @Test func looksDecideTheMode() {
    #expect(home(.default).mode == .fullColor && home(.dark).mode == .fullColor)
    #expect(home(.clear).mode == .accented && home(.tinted).mode == .accented)
    let names = HomeScreenLook.allCases.map { ImageName.make(kind: "W", home($0)) }
    #expect(Set(names).count == 4 && names[2] == "W-systemSmall-iphone-15-large-light-clear-home")
  }

  /// The dark look darkens widgets, not the device.
  @Test func darkWidgetsOnALightScreen() async {
    let plain = SceneFixture.widget {
      Text(verbatim: "a").frame(maxWidth: .infinity, maxHeight: .infinity)
        .containerBackground(.background, for: .widget)
    }
    let configuration = home(.dark, wallpaper: "snow")
    let picture = await SceneFixture.render(plain, configuration)
    #expect(picture[picture.width / 2, 2] == 0xFFFF_FFFF)
    let place = HomeGrid(configuration).place(of: .systemSmall, on: configuration.device)
    #expect(picture[Int(place.minX) + 12, Int(place.midY)] & 255 < 60)
  }

  @Test func whereThereIsNoLookTheReasonIsTold() throws {
    func reason(_ look: HomeScreenLook, _ change: (inout RenderConfiguration) -> Void) -> String {
      var matrix = RenderMatrix()
      matrix.families = .listed([.systemSmall])
      change(&matrix.common)
      if matrix.common.family?.isAccessory == true, let family = matrix.common.family {
        matrix.families = .listed([family])
      }
      matrix.looks = [look]
      do {
        _ = try matrix.expand(declared: WidgetFamily.allCases)
        return ""
      } catch { return "\(error)" }
    }
    #expect(reason(.clear) { $0.os = 18 }.contains("exists from iOS 26 on"))
    #expect(reason(.tinted) { $0.os = 17 }.contains("exists from iOS 18 on"))
    #expect(reason(.tinted) { $0.scene = .gallery }.contains("is of Home Screens"))
    #expect(reason(.tinted) { $0.family = .accessoryInline }.contains("do not show"))
    #expect(reason(.tinted) { $0.mode = .accented }.contains("leave out the mode"))
    #expect(reason(.tinted) { $0.scene = .home }.isEmpty)
    var bare = RenderMatrix()
    bare.looks = [.dark]
    #expect(throws: ImpossibleCombination.self) { try bare.expand(declared: nil) }
  }

  @Test func listsOfLooksAreAProduct() throws {
    var matrix = RenderMatrix()
    matrix.families = .listed([.systemSmall])
    matrix.looks = HomeScreenLook.allCases
    matrix.common.scene = .home
    #expect(try matrix.expand(declared: [.systemSmall]).configurations.count == 4)
    matrix.os = 18
    let older = try matrix.expand(declared: [.systemSmall])
    #expect(older.configurations.count == 3 && older.skipped == 1)
  }
}

/// One ink for all names of a page.
@MainActor @Suite struct PageInkTests {
  private func ink(_ greys: Float...) -> PageInk {
    PageInk(on: greys.map { ScreenGround([RGBA($0, $0, $0)]) })
  }

  @Test func aPageIsWhiteUnlessItIsBright() {
    #expect(!ink().isDark && !ink(0.1, 0.4).isDark && ink(0.9, 0.8).isDark)
    // A bright place among darker ones: all names stay white.
    #expect(!ink(0.3, 0.95).isDark && !ink(0.5, 0.6, 0.75).isDark)
    #expect(ink(0.6, 0.7, 0.75).isDark)
    #expect(!ink(0.65, 0.64).isDark && !ink(0.58, 0.5).isDark)
  }

  /// Dark and bright places on one wallpaper: the names of all cells have the same ink.
  @Test(arguments: ["dunes", "bloom", "meadow"], [HomeScreenLook.default, .dark, .clear, .tinted])
  func namesOnAPageHaveOneColor(_ wallpaper: String, _ look: HomeScreenLook) async {
    var configuration = RenderConfiguration()
    configuration.scene = .home
    configuration.scale = 1
    configuration.wallpaper = Wallpaper(name: wallpaper)
    configuration.look = look
    let names = Set(SceneApp.all.map { $0.name(for: configuration) })
    let texts = await SceneFixture.place(SceneFixture.plain, configuration).nodes.compactMap {
      node -> TextLeaf? in
      guard case .text(let text) = node.content else { return nil }
      return names.contains(text.leaf.runs.map(\.text).joined()) ? text.leaf : nil
    }
    #expect(texts.count > 3 && Set(texts.map { "\($0.fills)" }).count == 1)
  }
}

/// Black or white by what lies below.
@MainActor @Suite struct SceneInkTests {
  private func ground(_ grey: Float...) -> ScreenGround {
    ScreenGround(grey.map { RGBA($0, $0, $0) })
  }

  @Test func inkFollowsTheGround() {
    #expect(!SceneInk(on: ground(0.1)).isDark && SceneInk(on: ground(0.95)).isDark)
    // Devices keep white on mid-tones, also where black would be more legible.
    #expect(!SceneInk(on: ground(0.6)).isDark && !SceneInk(on: ground(0.4, 0.8)).isDark)
    #expect(SceneInk(on: ground(0.1), isDark: true).color == .black)
  }

  /// The grid shows what the wallpaper is at a place.
  @Test func tonesAreThoseOfTheWallpaper() {
    var configuration = RenderConfiguration()
    configuration.wallpaper = Wallpaper(name: "snow")
    #expect(WallpaperTones(configuration).whole.darkest == .white)
    configuration.wallpaper = Wallpaper(name: "checks")
    let tones = WallpaperTones(configuration)
    #expect(tones.ground(in: Rect(x: 8, y: 8, width: 30, height: 30)).darkest.grey > 0.9)
    #expect(tones.ground(in: Rect(x: 56, y: 8, width: 30, height: 30)).brightest.grey < 0.3)
    let all = tones.whole
    #expect(all.darkest.grey < 0.2 && all.brightest.grey > 0.9)
  }
}

/// What melts together in an accented widget is told.
@MainActor @Suite struct AccentLossTests {
  private func findings<V: View>(_ view: @escaping @Sendable () -> V) async -> [Diagnostic] {
    var configuration = RenderConfiguration()
    configuration.mode = .accented
    let image = await SceneFixture.image(SceneFixture.widget(view), configuration)
    return image.diagnostics.filter { $0.code == "accent-flattened" }
  }

  @Test func textOnItsOwnPlateIsTold() async throws {
    let told = await findings {
      Text(verbatim: "9").font(.title).foregroundStyle(.white)
        .background(Circle().fill(.red).frame(width: 50, height: 50))
    }
    let first = try #require(told.first)
    #expect(told.count == 1 && first.message.contains("Text \"9\" loses 100 % of its ink"))
    #expect(first.message.contains("Circle"))
  }

  @Test func aGroupOfItsOwnIsSeen() async {
    let told = await findings {
      Text(verbatim: "9").font(.title).foregroundStyle(.white)
        .background(Circle().fill(.red).opacity(0.2).frame(width: 50, height: 50))
    }
    #expect(told.isEmpty, "\(told)")
  }

  @Test func symbolsOnPlatesAreToldAndKnockedOutOnesAreNot() async {
    let melted = await findings {
      ZStack {
        RoundedRectangle(cornerRadius: 8).fill(.green)
        Image(systemName: "bolt.fill").foregroundStyle(.white).font(.largeTitle)
      }
    }
    #expect(melted.count == 1 && melted[0].message.contains("RoundedRectangle"))
    let cut = await findings {
      ZStack {
        RoundedRectangle(cornerRadius: 8).fill(.green)
        Image(systemName: "bolt.fill").font(.largeTitle).blendMode(.destinationOut)
      }
      .compositingGroup()
    }
    #expect(cut.isEmpty, "\(cut)")
  }

  @Test func photosBecomeShapes() async {
    let pixels = (0..<256).map { UInt32($0 % 16 < 8 ? 0xff20_4060 : 0xffd0_c0b0) }
    func photo(_ mode: WidgetAccentedRenderingMode?) async -> [Diagnostic] {
      await findings {
        Image(
          uiImage: UIImage(
            bitmap: VitrineLayout.ImageResource(
              key: 7, name: "photo", pixmap: Pixmap(width: 16, height: 16, pixels: pixels),
              scale: 1))
        )
        .resizable().widgetAccentedRenderingMode(mode)
      }
    }
    let told = await photo(nil)
    #expect(told.count == 1 && told[0].message.contains("of its detail"))
    let (grey, own) = (await photo(.desaturated), await photo(.fullColor))
    #expect(grey.isEmpty && own.isEmpty)
  }

  /// Nothing is compared where the mode keeps the colours.
  @Test func otherModesAreNotJudged() async {
    let image = await SceneFixture.image(
      SceneFixture.widget {
        Text(verbatim: "9").background(Color.red)
      }, RenderConfiguration())
    #expect(!image.diagnostics.contains { $0.code == "accent-flattened" })
  }
}
