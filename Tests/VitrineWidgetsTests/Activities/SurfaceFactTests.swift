import Foundation
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

/// Numbers of live activities, StandBy and new screens that no other suite holds.
@MainActor @Suite struct SurfaceFactTests {
  private static let renderer = Renderer()

  private func placed(
    _ presentation: ActivityPresentation, _ scene: RenderScene = .widget
  ) async throws -> PlacedWidget {
    var contents = BundleContents()
    CourierActivity._describe(CourierActivity(), &contents)
    let text = #"{"attributes": {"shop": "A"}, "state": {"stage": 1, "minutes": 12}}"#
    try contents.give(ActivityStateFile(Data(text.utf8), path: "states.json"), to: nil)
    let widget = try #require(contents.widgets.first)
    var configuration = RenderConfiguration()
    configuration.surface = .activity(presentation)
    configuration.scene = scene
    configuration.scale = 1
    let entry = await widget.entry(for: EntryRequest(configuration))
    return Self.renderer.place(entry, of: widget, configuration)
  }

  private func bars(_ placed: PlacedWidget) -> [Rect] {
    placed.tree.nodes.filter { $0.name == "Capsule" }.map(\.frame)
  }

  /// iOS 26.1, observed: 30 before the views and 34 behind them, on the whole screen.
  @Test func theWholeScreenOfStandByHasMargins() async throws {
    let placed = try await placed(.fullScreen)
    #expect(placed.tree.size == Size(852, 393))
    let bars = bars(placed)
    let padding = 16.0
    #expect(bars.first?.x == 30 + padding)
    #expect(bars.last.map { abs($0.maxX - (852 - 34 - padding)) < 0.01 } == true)
  }

  /// Documented: the platter at twice its size, in the middle.
  @Test func standByDoublesThePlatter() async throws {
    let alone = try await placed(.banner).tree.size
    let frame = StandByMetrics.frame(of: alone, on: Size(852, 393))
    #expect(frame.size == Size(2 * alone.width, 2 * alone.height))
    #expect(frame.midX == 426 && frame.midY == 196.5)
    // A platter that is too wide at that size fills the screen.
    #expect(StandByMetrics.frame(of: Size(500, 80), on: Size(852, 393)).width == 852)
  }

  /// iOS 26.1, observed.
  @Test func plattersHaveOneRadiusAndOneDistance() {
    #expect(BannerMetrics.radius == 23.5 && BannerMetrics.spacing == 8)
    #expect(BannerMetrics.heights == 64...160)
  }

  /// iOS 26.1, observed: of an island that is not expanded, the ends are half circles of 18.33.
  @Test func islandsHaveRoundEnds() async throws {
    let placed = try await placed(.minimal)
    #expect(abs(placed.tree.size.height / 2 - 18.333) < 0.001)
    #expect(IslandMetrics.smallMargin == 7 && IslandMetrics.largeMargin == 18)
    #expect(IslandMetrics.minimalWidths.upperBound == 45)
    #expect(IslandMetrics.expandedHeights == 84...160)
  }

  /// The guidelines' widths of a whole island, and of a view beside the camera: the system gives as much, and more
  /// where views ask for it.
  @Test(arguments: [
    ("iphone-15", 230.0, 52.33), ("iphone-16-pro", 230, 52.33), ("iphone-17-pro", 230, 52.33),
    ("iphone-15-plus", 250, 62.33), ("iphone-17-pro-max", 250, 62.33), ("iphone-air", 250, 62.33),
  ])
  func islandsHaveRoomForWhatGuidelinesSay(slug: String, whole: Double, side: Double) throws {
    let device = try #require(Device.named(slug))
    let metrics = try #require(IslandMetrics(device))
    #expect(abs((whole - metrics.sensor.width) / 2 - side) < 0.34)
    #expect(side < metrics.mostCompactWidth)
  }

  /// An app's package has 126 × 37.33 for the camera; the system's own region is half a point smaller on each side.
  @Test func theCameraIsAsLargeAsOthersSawIt() throws {
    let metrics = try #require(IslandMetrics(.standard))
    #expect(abs(metrics.sensor.width - 126) <= 1 && abs(metrics.sensor.height - 37.33) < 0.67)
    #expect(abs(metrics.inset - 11) < 0.34)
  }

  /// Decompiled as a name alone: nothing here limits an island.
  @Test func islandsAreNotLimitedInWidth() {
    #expect(!EnvironmentValues().isDynamicIslandLimitedInWidth)
  }

  /// iOS 26.1, observed: squares with 70 beside and 40 between them, with margins of 7/158.
  @Test func standByHasTwoSquares() {
    let frames = StandByMetrics.frames(on: Size(852, 393))
    #expect(frames.count == 2 && frames.allSatisfy { $0.width == 336 && $0.height == 336 })
    #expect(frames[0].x == 70 && frames[1].x - frames[0].maxX == 40)
    // A lower screen decides before its width does.
    #expect(StandByMetrics.frames(on: Size(1000, 300))[0].size == Size(300, 300))
  }

  /// The cover of iPhone Duo keeps a column for clock and dock at the right of the widgets (observed).
  @Test func theCoverHasAColumnBesideItsWidgets() throws {
    var configuration = RenderConfiguration()
    configuration.device = "iphone-duo-cover"
    configuration.os = 27
    configuration.scene = .home
    let column = try #require(SideColumn(configuration)).frame
    let dock = DockMetrics(configuration)
    let bar = StatusBarMetrics(configuration)
    let parts = [dock.frame, bar.time, bar.battery]
    #expect(parts.allSatisfy { $0.minX >= column.minX && $0.maxX <= column.maxX })
    #expect(bar.time.maxY <= bar.battery.minY && bar.battery.maxY < dock.frame.minY)
    #expect(dock.middles.allSatisfy { $0.x == column.midX } && dock.middles.count == 4)
    let grid = HomeGrid(configuration)
    let families: [WidgetFamily] = [
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLargePortrait,
    ]
    for family in families {
      let places = grid.slots.places(of: family)
      #expect(!places.isEmpty && places.allSatisfy { $0.maxX < column.minX && $0.maxY < 678 })
    }
    #expect(grid.columns.allSatisfy { $0 + grid.icon / 2 < column.minX })
    // The screen inside has its dock below, as other phones, and so has the cover's Lock Screen its bar above.
    configuration.scene = .lock
    #expect(SideColumn(configuration) == nil)
    configuration.scene = .home
    configuration.device = "iphone-duo"
    #expect(SideColumn(configuration) == nil)
    #expect(DockMetrics(configuration).frame.width > 600)
  }

  /// Observed in an app's test of sizes handed to its widgets.
  @Test(arguments: [
    ("iphone-duo-cover", Size(466, 678), [[158, 158], [334, 158], [334, 354], [334, 550]]),
    ("iphone-duo", Size(669, 951), [[190, 190], [402, 190], [402, 426], [402, 662]]),
  ])
  func foldedAndOpenScreens(slug: String, screen: Size, sizes: [[Double]]) throws {
    let device = try #require(Device.named(slug))
    #expect(device.screen == screen)
    let families: [WidgetFamily] = [
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLargePortrait,
    ]
    let found = families.map { device.widgetSize($0, os: 27)?.canvas }
    #expect(found.map { [$0?.width ?? 0, $0?.height ?? 0] } == sizes)
  }
}
