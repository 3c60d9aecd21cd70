import ActivityKit
import SwiftUI
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout
import WidgetKit

/// The presentations of live activities, by the numbers of their sources.
@MainActor @Suite struct LiveActivityTests {
  static let renderer = Renderer()

  /// Returns an activity with states from a file of that text.
  func activity<W: Widget>(_ widget: W.Type, _ states: String) throws -> WidgetDescription {
    var contents = W._contents(RenderConfiguration())
    try contents.give(ActivityStateFile(Data(states.utf8), path: "states.json"), to: nil)
    return try #require(contents.widgets.first)
  }

  var parcel: WidgetDescription {
    get throws {
      try activity(
        ParcelActivity.self, #"{"attributes": {"sender": "A"}, "states": [{"stops": 3, "eta": 0}]}"#
      )
    }
  }

  func placed(
    _ widget: WidgetDescription, _ presentation: ActivityPresentation,
    _ device: Device = "iphone-15", os: Int = 26,
    _ change: (inout RenderConfiguration) -> Void = { _ in }
  ) async -> PlacedWidget {
    var configuration = RenderConfiguration()
    configuration.device = device
    configuration.os = os
    configuration.surface = .activity(presentation)
    change(&configuration)
    let entry = await widget.entry(for: EntryRequest(configuration))
    return Self.renderer.place(entry, of: widget, configuration)
  }

  private func finished(_ placed: PlacedWidget) -> RenderedImage {
    var scratch = RenderScratch()
    return Self.renderer.finish(placed, scratch: &scratch)
  }

  /// The frames of the plain colours in the order of the tree.
  private func colors(of placed: PlacedWidget) -> [Rect] {
    placed.tree.nodes.filter { $0.name == "Color" }.map(\.frame)
  }

  // MARK: The island

  @Test(arguments: [
    ("iphone-15", 125.0, 11.333, 370.333, 43.667, 97.333, 9.0),
    ("iphone-15-plus", 125.333, 11.333, 407.333, 43.667, 115.667, 9),
    ("iphone-16-pro", 125.333, 14, 374, 48, 101.667, 9),
    ("iphone-17-pro-max", 125.333, 14, 412, 48, 120.667, 9),
    ("iphone-air", 125.333, 20, 380, 42, 110.667, 4.667),
  ])
  func islandsHaveTheNumbersOfTheirScreens(
    device: String, sensor: Double, inset: Double, width: Double, radius: Double, side: Double,
    gap: Double
  ) throws {
    let device = try #require(Device.named(device))
    let metrics = try #require(IslandMetrics(device))
    func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.001 }
    #expect(isNear(metrics.sensor.width, sensor) && isNear(metrics.sensor.height, 36.667))
    #expect(isNear(metrics.inset, inset) && isNear(metrics.gap, gap))
    #expect(isNear(metrics.expandedWidth, width) && isNear(metrics.expandedRadius, radius))
    #expect(isNear(metrics.mostCompactWidth, side), "\(metrics.mostCompactWidth)")
  }

  @Test func otherDevicesHaveNoIsland() throws {
    for name in ["iphone-se-3", "iphone-14", "iphone-16e", "ipad-11", "mac", "watch-45mm"] {
      let device = try #require(Device.named(name))
      #expect(IslandMetrics(device) == nil, "\(name)")
    }
  }

  @Test func compactViewsStandBesideTheCamera() async throws {
    let placed = await placed(try parcel, .compact)
    let frames = colors(of: placed)
    // 7 points around a view of 20, none towards the camera.
    #expect(frames.first?.size == Size(20, 20) && frames.first?.x == 7, "\(frames)")
    #expect(frames.first.map { abs($0.y - 25 / 3) < 0.01 } == true)
    let camera = try #require(placed.tree.nodes.first { $0.name == "camera" }?.frame)
    #expect(camera.x == 27 && camera.width == 125)
    #expect(abs(placed.tree.size.height - 110 / 3) < 0.01)
    #expect(placed.tree.size.width > 27 + 125 + 7 && placed.tree.size.width < 27 + 125 + 7 + 20)
  }

  @Test func longNamesAreCutWhereTheIslandEnds() async throws {
    let match = try activity(
      MatchActivity.self,
      #"{"attributes": {"home": "Borussia Mönchengladbach", "away": "Internazionale Milano"}, "state": {"home": 1, "away": 0}}"#
    )
    let placed = await placed(match, .compact)
    #expect((280...(125 + 584 / 3)).contains(placed.tree.size.width), "\(placed.tree.size)")
    let ledger = Self.renderer.textLedger(placed)
    #expect(ledger.entries.count == 2)
    #expect(ledger.entries.allSatisfy { $0.problems.contains(.truncated) })
    // The first of two calls for an edge wins.
    let text = try #require(placed.tree.nodes.first { $0.name.hasPrefix("Text") }?.frame)
    #expect(text.x == 3, "\(text)")
  }

  @Test func minimalViewsAreBetweenCircleAndPill() async throws {
    let small = await placed(try parcel, .minimal)
    #expect(abs(small.tree.size.width - 110 / 3) < 0.01)
    let match = try activity(
      MatchActivity.self,
      #"{"attributes": {"home": "A", "away": "B"}, "state": {"home": 1, "away": 0}}"#)
    let wide = await placed(match, .minimal)
    #expect(wide.tree.size.width == 45)
    let attached = await placed(match, .attached)
    #expect(attached.tree.size.width == 45 + 125)
  }

  @Test func regionsLieAroundTheCamera() async throws {
    let placed = await placed(try parcel, .expanded)
    let size = placed.tree.size
    #expect(abs(size.width - 1111 / 3) < 0.01)
    let frames = colors(of: placed).map { frame in
      Rect(
        x: (frame.x * 100).rounded() / 100, y: (frame.y * 100).rounded() / 100, width: frame.width,
        height: frame.height)
    }
    try #require(frames.count == 4)
    #expect(frames[0] == Rect(x: 18, y: 18, width: 40, height: 30))
    #expect(frames[1] == Rect(x: 302.33, y: 18, width: 50, height: 20))
    #expect(frames[2] == Rect(x: 155.17, y: 36.67, width: 60, height: 10))
    // Below the lowest of them, with the island's margin below.
    #expect(frames[3].x == 18 && frames[3].y == 48 && frames[3].height == 25)
    #expect(size.height == 48 + 25 + 18)
  }

  @Test func islandsAreAtLeast84High() async throws {
    let parcel = try activity(
      ParcelActivity.self, #"{"attributes": {"sender": "A"}, "state": {"stops": 0, "eta": 0}}"#)
    #expect(await placed(parcel, .expanded).tree.size.height == 84)
  }

  @Test func tallRegionsAreCutWithAWord() async throws {
    let match = try activity(
      MatchActivity.self,
      #"{"attributes": {"home": "A name too long for its place", "away": "B"}, "state": {"home": 1, "away": 0}}"#
    )
    let placed = await placed(match, .expanded)
    #expect(placed.tree.size.height == 160)
    #expect(placed.diagnostics.contains { $0.code == "activity-cut" })
    // Both are below the camera: one asks for it and is too wide, the other has the higher priority.
    let text = try #require(placed.tree.nodes.first { $0.name.hasPrefix("Text") }?.frame)
    #expect(text.x == 10 && abs(text.y - 110 / 3) < 0.01, "\(text)")
    let bar = try #require(colors(of: placed).first)
    #expect(abs(bar.width - (1111 / 3 - 20)) < 0.01 && abs(bar.y - 110 / 3) < 0.01, "\(bar)")
  }

  @Test func islandsAreBlackInLightMode() async throws {
    for presentation in [ActivityPresentation.compact, .minimal, .expanded] {
      let image = finished(await placed(try parcel, presentation))
      // Above the views, between the round ends.
      #expect(image.pixmap[image.pixmap.width / 2, 3] == 0xff00_0000, "\(presentation)")
      #expect(image.pixmap[0, 0] == 0)
    }
  }

  /// The key line may be tinted, as the guidelines say; it shows on dark screens alone.
  @Test func keyLinesHaveTheColourOfTheActivityInTheDark() async throws {
    for (scheme, red) in [(ColorScheme.dark, 102), (.light, 0)] {
      let image = finished(await placed(try parcel, .expanded) { $0.scheme = scheme })
      let edge = image.pixmap[image.pixmap.width / 2, 1]
      #expect(edge & 255 == red && edge >> 24 == 255, "\(scheme): \(edge)")
    }
  }

  // MARK: The Lock Screen

  @Test(arguments: [
    ("iphone-15", 26, 365.0), ("iphone-16-pro", 26, 374), ("iphone-15-plus", 26, 402),
    ("iphone-17-pro-max", 26, 412), ("iphone-15", 18, 371), ("iphone-15-plus", 18, 408),
    ("ipad-pro-13", 26, 500), ("ipad-pro-11", 26, 425), ("ipad-11", 26, 425),
  ])
  func platformsGiveTheWidth(device: String, os: Int, width: Double) async throws {
    let device = try #require(Device.named(device))
    let placed = await placed(try parcel, .banner, device, os: os)
    #expect(placed.tree.size.width == width)
    #expect(placed.tree.size.height == 64)
  }

  @Test func platesAreAsHighAsTheirContent() async throws {
    let match = try activity(
      MatchActivity.self,
      #"{"attributes": {"home": "A", "away": "B"}, "state": {"home": 1, "away": 0}}"#)
    let tall = await placed(match, .banner)
    #expect(tall.tree.size.height == 160)
    #expect(
      tall.diagnostics.first { $0.code == "activity-cut" }?.message
        == "the content is 300 points high, and the system cuts it at 160")
    let call = try activity(CallActivity.self, #"{"attributes": {"caller": "A"}, "state": {}}"#)
    let medium = await placed(call, .banner)
    #expect((64...100).contains(medium.tree.size.height), "\(medium.tree.size)")
  }

  @Test func estimatesAreSaid() async throws {
    let parcel = try parcel
    func codes(_ device: Device, _ os: Int, _ presentation: ActivityPresentation = .banner) async
      -> [String]
    { await placed(parcel, presentation, device, os: os).diagnostics.map(\.code) }
    #expect(await !codes("iphone-15", 26).contains("estimated-activity"))
    #expect(await codes("iphone-se-3", 26).contains("estimated-activity"))
    #expect(await codes("iphone-16-pro", 18).contains("estimated-activity"))
    #expect(await codes("iphone-15", 26, .expanded).contains("estimated-activity"))
    #expect(await !codes("iphone-15", 26, .compact).contains("estimated-activity"))
  }

  @Test func tintsLieOverTheMaterial() async throws {
    let brew = try activity(
      BrewActivity.self,
      #"{"attributes": {"name": "Oolong"}, "state": {"start": "2007-01-09T09:39:00Z", "end": "2007-01-09T09:43:00Z"}}"#
    )
    let placed = await placed(brew, .banner)
    let image = finished(placed)
    // Pixels are 0xAABBGGRR.
    let brown = image.pixmap[image.pixmap.width / 2, 6]
    let (red, green, blue) = (brown & 255, brown >> 8 & 255, brown >> 16 & 255)
    #expect(brown >> 24 == 255 && red > green && green > blue, "\(brown)")
    #expect(image.pixmap[0, 0] == 0)
  }

  @Test func timersFollowThePicturesMoment() async throws {
    let brew = try activity(
      BrewActivity.self,
      #"{"attributes": {"name": "Oolong"}, "state": {"start": "2007-01-09T09:39:00Z", "end": "2007-01-09T09:43:00Z"}}"#
    )
    let ledger = Self.renderer.textLedger(await placed(brew, .compact))
    #expect(ledger.entries.map(\.string) == ["2:00"])
  }

  // MARK: Other devices

  @Test(arguments: [
    ("watch-40mm", 152.0, 69.5), ("watch-41mm", 165, 72.5), ("watch-44mm", 173, 76.5),
    ("watch-45mm", 184, 80.5), ("watch-49mm", 191, 81.5),
  ])
  func watchesHaveCards(device: String, width: Double, height: Double) async throws {
    let device = try #require(Device.named(device))
    let placed = await placed(try parcel, .smartStack, device)
    #expect(placed.tree.size == Size(width, height))
  }

  @Test func carsHaveThreePlaces() async throws {
    var sizes: [Size] = []
    for presentation in [ActivityPresentation.carPlay, .carPlayTall, .carPlayNarrow] {
      sizes.append(await placed(try parcel, presentation).tree.size)
    }
    #expect(sizes == [Size(240, 78), Size(240, 100), Size(170, 78)])
  }

  @Test func standByShowsTheWholeScreen() async throws {
    let placed = await placed(try parcel, .fullScreen)
    #expect(placed.tree.size == Size(852, 393))
    let text = try #require(placed.tree.nodes.first { $0.name.hasPrefix("Text") }?.frame)
    #expect(text.x == 50, "30 of the screen and 20 of the author")
  }

  /// Without views for the small family, a card shows those beside the camera.
  @Test func cardsShowSmallViewsOrCompactOnes() async throws {
    let small = Self.renderer.textLedger(await placed(try parcel, .carPlay)).entries
    #expect(small.map(\.string) == ["A", "3 stops"])
    let match = try activity(
      MatchActivity.self,
      #"{"attributes": {"home": "A", "away": "B"}, "state": {"home": 1, "away": 0}}"#)
    let compact = Self.renderer.textLedger(await placed(match, .carPlay)).entries
    #expect(compact.map(\.string) == ["A", "B"])
  }

  // MARK: Screens

  @Test func islandsAreAroundTheCameraOfTheScreen() async throws {
    let compact = await placed(try parcel, .compact) { $0.scene = .home }
    let camera = try #require(compact.tree.nodes.first { $0.name == "camera" }?.frame)
    #expect(abs(camera.x - (393 - 125) / 2) < 0.34 && abs(camera.y - 34 / 3) < 0.34, "\(camera)")
    let mirrored = await placed(try parcel, .compact) {
      $0.scene = .home
      $0.localeIdentifier = "ar"
    }
    let other = try #require(mirrored.tree.nodes.first { $0.name == "camera" }?.frame)
    #expect(abs(other.x - camera.x) < 0.34, "\(other)")
  }

  @Test func bannersStandAboveTheButtons() async throws {
    let placed = await placed(try parcel, .banner) { $0.scene = .lock }
    #expect(placed.tree.size == Size(393, 852))
    let texts = Self.renderer.textLedger(placed).entries.map(\.string)
    #expect(texts.contains("3 stops") && texts.contains("9:41"))
    // Lock Screens draw widgets vibrant; a live activity keeps its colours.
    #expect(placed.configuration.mode == .fullColor)
  }

  @Test(arguments: [
    (ActivityPresentation.compact, "iphone-se-3", 26, RenderScene.widget, "has no Dynamic Island"),
    (.banner, "iphone-15", 26, .home, "alone or on the scenes lock, standby, standby-night"),
    (.expanded, "iphone-15", 26, .lock, "is drawn alone or on the scenes home"),
    (.banner, "iphone-13", 15, .widget, "activity exists from iOS 16 on"),
    (.banner, "ipad-pro-11", 16, .widget, "activity exists from iPadOS 17 on"),
    (.banner, "mac", 26, .widget, "activity is of iPad, iPhone, not of mac"),
  ])
  func impossiblePicturesAreRefused(
    presentation: ActivityPresentation, device: String, os: Int, scene: RenderScene, reason: String
  ) throws {
    var matrix = RenderMatrix()
    let device = try #require(Device.named(device))
    matrix.devices = .listed([device])
    matrix.os = os
    matrix.scenes = [scene]
    matrix.presentations = .listed([presentation])
    let parcel = try parcel
    do {
      _ = try matrix.expand(for: parcel)
      Issue.record("not refused")
    } catch { #expect("\(error)".contains(reason), "\(error)") }
  }

  @Test func matricesTakeWhatDevicesHave() throws {
    var matrix = RenderMatrix()
    let parcel = try parcel
    #expect(try matrix.expand(for: parcel).configurations.count == 5)
    matrix.devices = .listed(["iphone-15", "iphone-se-3", "ipad-11", "mac"])
    matrix.typeSizes = .all
    matrix.schemes = [.light, .dark]
    let expansion = try matrix.expand(for: parcel)
    // Five on the phone with an island, the Lock Screen's on the others.
    #expect(expansion.configurations.count == 7 * 24)
    #expect(expansion.skipped == 17 * 24)
    matrix.presentations = .all
    // Three places of a car and the whole screen, on both phones.
    #expect(try matrix.expand(for: parcel).configurations.count == 15 * 24)
    matrix.presentations = nil
    matrix.families = [.systemSmall]
    #expect(throws: ImpossibleCombination.self) { try matrix.expand(for: parcel) }
  }

  // MARK: Taps

  @Test func tapsFollowThePresentation() async throws {
    let call = try activity(CallActivity.self, #"{"attributes": {"caller": "A"}, "state": {}}"#)
    func targets(_ presentation: ActivityPresentation) async -> [String] {
      let placed = await placed(call, presentation)
      return HitMap(placed.tree, rules: placed.tapRules).targets
        .compactMap { $0.url ?? $0.intent?.name }
    }
    let banner = await targets(.banner)
    #expect(banner.contains { $0.contains("caller") })
    #expect(banner.contains { $0.contains("Answer") })
    #expect(await !targets(.compact).contains { $0.contains("caller") })
  }
}
