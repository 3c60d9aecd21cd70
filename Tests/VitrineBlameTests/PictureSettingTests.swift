import Foundation
import Testing
import Vitrine
import VitrineBlame
import VitrineGraphics
import VitrineImages

/// Whatever a picture can be drawn with is recorded, comes first, and is never called a design change.
@Suite struct PictureSettingTests {
  typealias Change = @Sendable (inout RenderConfiguration) -> Void

  /// A change of every field of `RenderConfiguration`, by the field's name, with the setting that tells it.
  static let changes: [(field: String, setting: String, change: Change)] = [
    ("device", "device", { $0.device = Device.named("iphone-se-3") ?? $0.device }),
    ("chosenSurface", "family", { $0.family = .systemMedium }),
    ("size", "size", { $0.size = Size(100, 80) }),
    ("typeSize", "typeSize", { $0.typeSize = .xLarge }),
    ("scheme", "scheme", { $0.scheme = .dark }),
    ("chosenMode", "mode", { $0.mode = .accented }),
    ("tint", "tintPlate", { $0.tint.plate = .clear }),
    ("tint", "tint", { $0.tint.accent = RGBA(1, 0, 0, 1) }),
    ("tint", "tintPrimary", { $0.tint.primary = RGBA(1, 0, 0, 1) }),
    ("look", "look", { $0.look = .dark }),
    ("entry", "entry", { $0.entry = .placeholder }),
    ("scene", "scene", { $0.scene = .home }),
    (
      "wallpaper", "wallpaper",
      { $0.wallpaper = Wallpaper.names.last.flatMap(Wallpaper.init(name:)) }
    ),
    ("orientation", "orientation", { $0.orientation = .landscape }),
    ("statusTime", "statusTime", { $0.statusTime = "10:10" }),
    ("displayMode", "display", { $0.displayMode = .expanded }),
    ("todayActions", "today", { $0.todayActions = [.show, .showMore] }),
    ("isFirstDisplay", "firstDisplay", { $0.isFirstDisplay = true }),
    ("isDimmed", "dimmed", { $0.isDimmed = true }),
    ("removesBackground", "background", { $0.removesBackground = true }),
    ("usesLargeIcons", "largeIcons", { $0.usesLargeIcons = true }),
    ("os", "os", { $0.os = 17 }),
    ("scale", "scale", { $0.scale = 2 }),
    ("sizeProfile", "sizeProfile", { $0.sizeProfile = .guidelines14 }),
    ("showsDeviceSize", "deviceSize", { $0.showsDeviceSize = true }),
    ("date", "at", { $0.date = Date(timeIntervalSince1970: 0) }),
    ("localeIdentifier", "locale", { $0.localeIdentifier = "ja_JP" }),
    ("timeZoneIdentifier", "timeZone", { $0.timeZoneIdentifier = "Europe/Berlin" }),
    ("app", "appName", { $0.app.name = "Planner" }),
    ("environment", "environment", { $0.environment = ["TOKEN": "secret"] }),
    ("randomSeed", "randomSeed", { $0.randomSeed = 7 }),
    ("increasesContrast", "contrast", { $0.increasesContrast = true }),
    ("usesBoldText", "boldText", { $0.usesBoldText = true }),
    ("reducesTransparency", "transparency", { $0.reducesTransparency = true }),
    ("isFromHome", "slot", { $0.isFromHome = true }),
    ("hostScreen", "slot", { $0.hostScreen = .lock }),
    ("homeCell", "cell", { $0.homeCell = ScreenCell(column: 1, row: 0) }),
    ("homePage", "page", { $0.homePage = ScreenPage(index: 1, count: 4) }),
  ]

  /// All loops give the same bytes; the wallpaper, the widget's kind and its place decide on the others. A folder of
  /// symbols is recorded by its name, which the test of symbol folders asks for.
  static let withoutEffect: Set<String> = [
    "kernels", "isOnBrightWallpaper", "isBelowWidgets", "symbols", "facePlace",
  ]

  @Test func everyFieldOfAConfigurationIsRecorded() {
    let fields = Mirror(reflecting: RenderConfiguration()).children.compactMap(\.label)
    #expect(Set(fields) == Set(Self.changes.map(\.field)).union(Self.withoutEffect))
  }

  @Test(arguments: changes.indices)
  func noSettingIsCalledADesignChange(_ index: Int) {
    let (_, setting, change) = Self.changes[index]
    let plain = RenderConfiguration()
    var other = plain
    change(&other)
    let (old, new) = (settings(plain), settings(other))
    // The views differ, too: by their texts, places and colours.
    let found = blame(
      old: column(environment: old),
      new: column(
        texts: [text("Rain", y: 60, color: "#FF0000"), text("Kyoto", y: 80)], environment: new),
      changedClusters: [cluster(20, 104, 40, 20, size: 40)])
    #expect(found.causes.first?.kind == .environment)
    let told = found.causes.filter { $0.kind == .environment }
    // A screen's mode follows from the scene.
    #expect(told.contains { $0.property == setting }, "\(found.causes.map(\.description))")
    #expect(told.count <= 2)
    func origin(_ placed: UInt64, _ settings: [Provenance.Setting]) -> Provenance {
      Provenance(engine: "1", placed: placed, pixels: PixelHash(value: 1), environment: settings)
    }
    let judged = ChangeOrigin(old: origin(1, old), new: origin(2, new), pixelsDiffer: true)
      .refined(by: found)
    #expect(judged == .environment || setting == "at" && judged == .clock, "\(judged)")
  }

  /// Goldens of before do not say whether a wallpaper was set.
  @Test func filesOfBeforeGiveNoEvidence() {
    var configuration = RenderConfiguration()
    configuration.wallpaper = Wallpaper.names.first.flatMap(Wallpaper.init(name:))
    configuration.usesLargeIcons = true
    let before = configuration.traits(kind: "Planted").sorted { $0.key < $1.key }
      .map { Provenance.Setting($0.key, $0.value) }
    let found = blame(
      old: column(environment: before), new: column(top: 12, environment: settings(configuration)),
      changedClusters: [])
    #expect(found.causes.map(\.change) == ["padding(.top) 8 → 12"])
  }

  /// Variables may hold secrets, and goldens are shown around.
  @Test func valuesOfVariablesStayOut() {
    var configuration = RenderConfiguration()
    configuration.environment = ["TOKEN": "secret"]
    let words = settings(configuration).first { $0.name == "environment" }?.value ?? ""
    #expect(words.hasPrefix("TOKEN#") && !words.contains("secret"))
  }

  private func settings(_ configuration: RenderConfiguration) -> [Provenance.Setting] {
    configuration.settings(kind: "Planted").sorted { $0.key < $1.key }
      .map { Provenance.Setting($0.key, $0.value) }
  }
}
