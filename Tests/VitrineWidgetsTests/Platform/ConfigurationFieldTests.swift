import Foundation
import Testing
import Vitrine
import VitrineGraphics

/// A Today widget that asks for all there is.
private final class Tall: TodayWidgetController, TodayWidget {
  override func viewDidLoad() {
    extensionContext?.widgetLargestAvailableDisplayMode = .expanded
    preferredContentSize = CGSize(width: 0, height: 300)
  }
  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {
    preferredContentSize = CGSize(width: 0, height: min(300, maxSize.height))
  }
  var body: some View { Color.red }
}

/// Views that look otherwise under each setting.
private struct Sensitive: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(verbatim: "Accent").widgetAccentable().foregroundStyle(.secondary)
      Text(Date(timeIntervalSince1970: 1_168_300_000), style: .time)
      Text(Date(timeIntervalSince1970: 1_168_336_000), style: .relative)
      Text(1234.5, format: .number)
      Text(verbatim: ProcessInfo.processInfo.environment["GREETING"] ?? "none")
      Text(verbatim: "\(Int.random(in: 0..<1_000_000))")
      Rectangle().fill(Color.orange).frame(height: 4)
      Rectangle().fill(.regularMaterial).frame(height: 8)
    }
    .font(.caption2)
    .containerBackground(.background, for: .widget)
  }
}

/// A field of a picture's configuration, and a picture that it changes.
private struct Field {
  var name: String
  var isToday = false
  var base: @Sendable (inout RenderConfiguration) -> Void = { _ in }
  var change: @Sendable (inout RenderConfiguration) -> Void
}

private func device(_ slug: String) -> Device { Device.named(slug) ?? .standard }

private let fields: [Field] = [
  Field(name: "device") { $0.device = device("iphone-se-3") },
  Field(name: "chosenSurface") { $0.family = .systemMedium },
  Field(
    name: "size",
    base: {
      $0.family = nil
      $0.scene = .view
      $0.size = Size(80, 80)
    }, change: { $0.size = Size(90, 80) }),
  Field(
    name: "facePlace",
    base: { ($0.device, $0.family) = (device("watch-45mm"), .accessoryCorner) },
    change: { $0.facePlace = .bottomRight }),
  Field(name: "homeCell", base: { $0.scene = .home }) {
    $0.homeCell = ScreenCell(column: 2, row: 2)
  },
  Field(
    name: "homePage",
    base: {
      $0.scene = .home
      $0.device = device("ipad-mini-8.3")
    }, change: { $0.homePage = ScreenPage(index: 1, count: 2) }),
  Field(name: "typeSize") { $0.typeSize = .accessibility3 },
  Field(name: "scheme") { $0.scheme = .dark },
  Field(name: "chosenMode") { $0.mode = .accented },
  Field(name: "tint", base: { $0.mode = .accented }, change: { $0.tint.accent = RGBA(1, 0, 0, 1) }),
  Field(name: "look") { $0.look = .dark },
  Field(name: "entry") { $0.entry = .placeholder },
  Field(name: "scene") { $0.scene = .home },
  Field(
    name: "wallpaper", base: { $0.scene = .home },
    change: { $0.wallpaper = Wallpaper(name: "slate") }),
  Field(
    name: "orientation",
    base: {
      $0.device = device("ipad-pro-11")
      $0.scene = .home
    }, change: { $0.orientation = .landscape }),
  Field(name: "app", base: { $0.scene = .home }, change: { $0.app.name = "Planner" }),
  Field(name: "statusTime", base: { $0.scene = .home }, change: { $0.statusTime = "7:07" }),
  Field(
    name: "displayMode", isToday: true, base: { $0.os = 10 },
    change: { $0.displayMode = .expanded }),
  Field(
    name: "todayActions", isToday: true, base: { $0.os = 10 },
    change: { $0.todayActions = [.showMore] }),
  Field(
    name: "isFirstDisplay", isToday: true, base: { $0.os = 9 },
    change: { $0.isFirstDisplay = true }),
  Field(
    name: "isBelowWidgets", isToday: true,
    base: {
      $0.os = 14
      $0.scene = .today
    }, change: { $0.isBelowWidgets = true }),
  Field(name: "usesLargeIcons", base: { $0.scene = .home }, change: { $0.usesLargeIcons = true }),
  Field(
    name: "os",
    base: {
      $0.device = device("iphone-11")
      $0.family = .systemLarge
    }, change: { $0.os = 14 }),
  Field(name: "scale") { $0.scale = 1 },
  Field(
    name: "sizeProfile",
    base: {
      $0.device = device("iphone-11")
      $0.family = .systemLarge
    }, change: { $0.sizeProfile = .guidelines14 }),
  Field(
    name: "showsDeviceSize", base: { $0.device = device("ipad-mini-8.3") },
    change: { $0.showsDeviceSize = true }),
  Field(name: "date") { $0.date += 600 },
  Field(name: "localeIdentifier") { $0.localeIdentifier = "de_DE" },
  Field(name: "timeZoneIdentifier") { $0.timeZoneIdentifier = "Asia/Tokyo" },
  Field(name: "environment") { $0.environment = ["GREETING": "hello"] },
  Field(name: "randomSeed") { $0.randomSeed = 7 },
  Field(name: "increasesContrast") { $0.increasesContrast = true },
  Field(name: "usesBoldText") { $0.usesBoldText = true },
  Field(name: "reducesTransparency") { $0.reducesTransparency = true },
  Field(
    name: "isFromHome", base: { $0.usesLargeIcons = true }, change: { $0.isFromHome = true }),
  Field(
    name: "isOnBrightWallpaper",
    base: {
      $0.mode = .vibrant
      $0.scene = .view
    }, change: { $0.isOnBrightWallpaper = true }),
  Field(
    name: "isDimmed",
    base: {
      $0.mode = .vibrant
      $0.scene = .view
    }, change: { $0.isDimmed = true }),
  Field(name: "removesBackground") { $0.removesBackground = true },
]

/// Fields that no picture shows, and why.
private let invisible = [
  "kernels": "both ways of drawing give the same bytes",
  "symbols": "the test of symbol folders draws it",
  "hostScreen": "only controls, cards and chips have one, and their tests draw it",
]

/// Whatever is set in a configuration has an effect.
@MainActor @Suite struct ConfigurationFieldTests {
  private static let renderer = Renderer()

  private func picture(_ configuration: RenderConfiguration, isToday: Bool) async -> Pixmap {
    let entry = WidgetEntry { Sensitive() }
    let widget =
      isToday
      ? WidgetDescription(today: TodayTitle("Tall"), kind: "Tall", make: { Tall() })
      : WidgetDescription(
        kind: "Test", families: WidgetFamily.allCases, source: .immediate { _ in entry })
    var scratch = RenderScratch()
    return Self.renderer.render(
      await widget.entry(for: EntryRequest(configuration)), of: widget, configuration,
      scratch: &scratch
    ).pixmap
  }

  /// A new field needs a picture here that it changes.
  @Test func everyFieldHasATest() {
    let stored = Mirror(reflecting: RenderConfiguration()).children.compactMap(\.label)
    #expect(Set(fields.map(\.name)).union(invisible.keys) == Set(stored))
    #expect(fields.count + invisible.count == stored.count)
  }

  @Test(arguments: fields.map(\.name)) func fieldChangesThePicture(_ name: String) async throws {
    let field = try #require(fields.first { $0.name == name })
    var before = RenderConfiguration()
    if field.isToday {
      before.device = RenderMatrix.todayDevice
      before.surface = .today
    }
    field.base(&before)
    var after = before
    field.change(&after)
    #expect(before != after)
    let old = await picture(before, isToday: field.isToday)
    let new = await picture(after, isToday: field.isToday)
    #expect(old.width > 0 && new.width > 0)
    #expect(old != new, "\(name) is set and changes nothing")
  }

  @Test func theOthersHaveTheirReasons() async {
    var other = RenderConfiguration()
    other.kernels = .reference
    let pictures = (
      await picture(RenderConfiguration(), isToday: false), await picture(other, isToday: false)
    )
    #expect(pictures.0 == pictures.1)
  }
}

/// What `common` of a matrix says counts unless a list says otherwise.
@Suite struct MatrixCommonTests {
  private let declared: [WidgetFamily] = [.systemSmall, .systemMedium, .accessoryCircular]

  /// What the one picture of a matrix is like.
  private func single(_ change: (inout RenderMatrix) -> Void) throws -> RenderConfiguration {
    var matrix = RenderMatrix()
    matrix.families = .listed([.systemSmall])
    change(&matrix)
    let all = try matrix.expand(declared: declared).configurations
    #expect(all.count == 1)
    return try #require(all.first)
  }

  @Test func commonIsTheListsDefault() throws {
    let dark = try single { $0.common.scheme = .dark }
    #expect(dark.scheme == .dark)
    #expect(try single { $0.common.typeSize = .xxLarge }.typeSize == .xxLarge)
    #expect(try single { $0.common.entry = .placeholder }.entry == .placeholder)
    #expect(try single { $0.common.localeIdentifier = "de_DE" }.localeIdentifier == "de_DE")
    #expect(try single { $0.common.scene = .home }.scene == .home)
    #expect(try single { $0.common.mode = .accented }.mode == .accented)
    #expect(try single { $0.common.device = device("iphone-se-3") }.device.slug == "iphone-se-3")
    #expect(try single { $0.common.os = 17 }.os == 17)
  }

  @Test func listsWin() throws {
    let picture = try single {
      $0.schemes = [.light]
      $0.typeSizes = [.small]
      $0.entries = [.snapshot]
      $0.locales = ["fr_FR"]
      $0.scenes = [.widget]
      $0.modes = [.fullColor]
      $0.devices = .listed([device("iphone-11")])
      $0.os = 18
      // Set afterwards, as the order of two settings means nothing.
      var common = RenderConfiguration()
      common.scheme = .dark
      common.typeSize = .large
      common.entry = .placeholder
      common.localeIdentifier = "de_DE"
      common.scene = .view
      common.mode = .accented
      common.device = device("iphone-se-3")
      common.os = 17
      common.family = .systemMedium
      $0.common = common
    }
    #expect(picture.scheme == .light && picture.typeSize == .small && picture.entry == .snapshot)
    #expect(picture.localeIdentifier == "fr_FR" && picture.scene == .widget)
    #expect(picture.mode == .fullColor && picture.device.slug == "iphone-11" && picture.os == 18)
    #expect(picture.family == .systemSmall)
  }

  @Test func aFamilyOfCommonIsTheOnlyOne() throws {
    var matrix = RenderMatrix()
    #expect(try matrix.expand(declared: declared).configurations.count == 3)
    matrix.common.family = .systemMedium
    #expect(try matrix.expand(declared: declared).configurations.map(\.family) == [.systemMedium])
    // The default counts as well where somebody wrote it.
    matrix.common.family = .systemSmall
    #expect(try matrix.expand(declared: declared).configurations.map(\.family) == [.systemSmall])
    matrix.common.family = .systemExtraLarge
    #expect(throws: ImpossibleCombination.undeclared(.systemExtraLarge, declared: declared)) {
      try matrix.expand(declared: declared)
    }
    matrix.families = .all
    #expect(try matrix.expand(declared: declared).configurations.count == 3)
  }

  @Test func whatWouldHaveNoEffectIsRefused() {
    func reason(_ change: (inout RenderMatrix) -> Void) -> String {
      var matrix = RenderMatrix()
      change(&matrix)
      do {
        _ = try matrix.expand(declared: declared)
        return ""
      } catch {
        return error.description
      }
    }
    #expect(reason { $0.common.size = Size(10, 10) }.hasPrefix("size is for bare views"))
    #expect(reason { $0.common.family = nil }.hasPrefix("a widget has no picture without a family"))
    #expect(reason { $0.common.displayMode = .expanded }.hasPrefix("displayMode is for Today"))
    #expect(reason { $0.common.isFirstDisplay = true }.hasPrefix("isFirstDisplay"))
    #expect(reason { $0.typeSizes = [] } == "typeSizes is an empty list: there is nothing to draw")
    #expect(reason { $0.families = .listed([]) }.hasPrefix("families is an empty list"))
    #expect(reason { $0.devices = .listed([]) }.hasPrefix("devices is an empty list"))
    #expect(reason { $0.locales = [] }.hasPrefix("locales is an empty list"))
    #expect(reason { _ in } == "")
  }

  @Test func todayWidgetsTakeTheDisplayModeOfCommon() throws {
    var matrix = RenderMatrix()
    let today = TodayDescription(title: TodayTitle("A"), largestMode: .expanded)
    #expect(try matrix.expand(today: today).configurations.map(\.displayMode) == [.compact])
    matrix.common.displayMode = .expanded
    #expect(try matrix.expand(today: today).configurations.map(\.displayMode) == [.expanded])
    matrix.displayModes = .listed([.compact])
    #expect(try matrix.expand(today: today).configurations.map(\.displayMode) == [.compact])
  }
}

/// Families that only Lock Screens show are vibrant unless another mode is named.
@Suite struct AccessoryModeTests {
  private func picture(_ change: (inout RenderConfiguration) -> Void) -> RenderConfiguration {
    var configuration = RenderConfiguration()
    configuration.family = .accessoryCircular
    change(&configuration)
    return configuration
  }

  @Test func lockScreenFamiliesAreVibrant() {
    for family in [WidgetFamily.accessoryCircular, .accessoryRectangular, .accessoryInline] {
      let usual = picture { $0.family = family }
      #expect(usual.mode == .vibrant)
      #expect(ImageName.make(kind: "A", usual) == "A-\(family.slug)-iphone-15-large-light")
    }
    #expect(picture { $0.device = device("ipad-pro-11") }.mode == .vibrant)
    #expect(picture { $0.scene = .lock }.mode == .vibrant)
    #expect(picture { $0.family = .systemSmall }.mode == .fullColor)
    #expect(picture { $0.family = nil }.mode == .fullColor)
  }

  @Test func watchesShowThemInTheirColours() throws {
    let watch = try #require(Device.named("watch-41mm"))
    #expect(picture { $0.device = watch }.mode == .fullColor)
    #expect(
      picture {
        $0.device = watch
        $0.family = .accessoryCorner
      }.mode == .fullColor)
  }

  @Test func aNamedModeStays() {
    let full = picture { $0.mode = .fullColor }
    #expect(full.mode == .fullColor)
    #expect(
      ImageName.make(kind: "A", full) == "A-accessoryCircular-iphone-15-large-light-fullColor")
    let vibrant = picture { $0.mode = .vibrant }
    #expect(ImageName.make(kind: "A", vibrant) == "A-accessoryCircular-iphone-15-large-light")
  }

  @Test func productsFollowTheFamily() throws {
    var matrix = RenderMatrix()
    let families: [WidgetFamily] = [.systemSmall, .accessoryCircular]
    #expect(
      try matrix.expand(declared: families).configurations.map(\.mode) == [.fullColor, .vibrant])
    matrix.modes = [.fullColor]
    #expect(
      try matrix.expand(declared: families).configurations.map(\.mode) == [.fullColor, .fullColor])
    matrix.modes = [.fullColor, .vibrant]
    matrix.families = .listed([.accessoryCircular])
    let names = try matrix.expand(declared: families).configurations.map {
      ImageName.make(kind: "A", $0)
    }
    #expect(Set(names).count == 2)
  }
}
