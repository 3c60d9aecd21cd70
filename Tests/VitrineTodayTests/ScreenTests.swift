import Foundation
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

/// Today widgets on whole screens, and which pictures there are.
@MainActor @Suite struct ScreenTests {
  private static let renderer = Renderer()

  final class Plain: TodayWidgetController, TodayWidget {
    override func viewDidLoad() {
      extensionContext?.widgetLargestAvailableDisplayMode = .expanded
    }
    func widgetActiveDisplayModeDidChange(
      _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
    ) {
      preferredContentSize = maxSize
    }
    var body: some View { Color.red }
  }

  private var widget: WidgetDescription {
    WidgetDescription(today: TodayTitle("Plain"), kind: "Plain", make: { Plain() })
  }

  private func place(_ change: (inout RenderConfiguration) -> Void) async -> PlacedWidget {
    var configuration = RenderConfiguration()
    configuration.os = 11
    configuration.device = RenderMatrix.todayDevice
    change(&configuration)
    let entry = await widget.entry(for: EntryRequest(configuration))
    return Self.renderer.place(entry, of: widget, configuration)
  }

  private func frame(_ placed: PlacedWidget, of view: String) throws -> Rect {
    try #require(placed.tree.nodes.first { $0.owner.last == view }).frame
  }

  @Test(arguments: [
    ("iphone-se-1", 10, ScreenOrientation.portrait, 304.0, 320.0),
    ("iphone-6s", 10, .portrait, 359, 375), ("iphone-6s-plus", 10, .portrait, 398, 414),
    ("iphone-6s-plus", 10, .landscape, 420, 736), ("iphone-6s-plus", 11, .landscape, 398, 736),
    ("iphone-x", 11, .portrait, 359, 375),
  ])
  func platterStandsInTheMiddleAtItsWidth(
    _ slug: String, _ os: Int, _ orientation: ScreenOrientation, _ width: Double, _ screen: Double
  ) async throws {
    let device = try #require(Device.named(slug))
    for scene in [RenderScene.today, .search] {
      let placed = await place {
        $0.device = device
        $0.os = os
        $0.orientation = orientation
        $0.scene = scene
      }
      let header = try frame(placed, of: "TodayHeader")
      #expect(placed.tree.size.width == screen)
      #expect(header.width == width)
      #expect(header.x == (screen - width) / 2)
    }
  }

  @Test func contentOfIOS9EndsAtTheScreensEdge() async throws {
    let placed = await place {
      $0.os = 9
      $0.scene = .today
    }
    let content = try frame(placed, of: "TodayContent")
    #expect(content.width == 336)
    #expect(content.maxX == 375)
  }

  @Test func quickActionsStandAboveTheIcon() async throws {
    let placed = await place { $0.scene = .quickActions }
    let platter = try frame(placed, of: "TodayHeader")
    let list = try frame(placed, of: "QuickActionList")
    #expect(platter.x == 8)
    #expect(list.y == platter.y + 36 + 110 + 8)
    #expect(placed.tree.nodes.contains { $0.owner.last == "QuickActionsScreen" })
  }

  @Test func callbacksEndWithTheWidget() async {
    let placed = await place { $0.displayMode = .expanded }
    #expect(
      placed.trace.calls == TodayAction.show.calls(os: 11) + TodayAction.showMore.calls(os: 11)
        + TodayAction.dismiss.calls(os: 11))
    #expect(placed.tree.size == Size(359, 36 + 528))
  }

  @Test func whatCannotBeIsSaidAndDrawnEmpty() async {
    let placed = await place {
      $0.scene = .quickActions
      $0.displayMode = .expanded
    }
    #expect(placed.tree.nodes.isEmpty)
    #expect(placed.diagnostics.map(\.code) == ["today-impossible"])
  }

  // MARK: Which pictures there are

  private func expand(
    _ modes: RenderMatrix.Choice<NCWidgetDisplayMode> = .listed([.compact]),
    _ change: (inout RenderMatrix) -> Void
  ) throws(ImpossibleCombination) -> RenderMatrix.Expansion {
    var matrix = RenderMatrix()
    matrix.displayModes = modes
    change(&matrix)
    return try matrix.expand(
      today: TodayDescription(title: TodayTitle("Plain"), largestMode: .expanded))
  }

  @Test func defaultsAreTheLastSystemAndAPhoneOfItsTime() throws {
    let picture = try #require(try expand { _ in }.configurations.first)
    #expect(picture.os == 11)
    #expect(picture.device.slug == "iphone-6s")
    #expect(
      ImageName.make(kind: "Plain", picture) == "Plain-ios11-compact-iphone-6s-large-light")
  }

  @Test(arguments: [(9, 4), (10, 4), (11, 4)]) func allDevicesAreThoseOfTheTable(
    _ os: Int, _ count: Int
  ) throws {
    let result = try expand {
      $0.devices = .all
      $0.os = os
    }
    #expect(result.configurations.count == count)
  }

  @Test(arguments: [
    (RenderScene.quickActions, 10, "the quick-action list shows a Today widget compact only"),
    (.home, 10, "the scene home does not show Today widgets"),
    (.search, 9, "iOS 9 shows Today widgets in Notification Center only"),
    (.today, 9, "iOS 9 has no display modes"), (.today, 26, "Today widgets are drawn for iOS 9"),
  ])
  func impossiblePicturesAreRefused(_ scene: RenderScene, _ os: Int, _ message: String) {
    do {
      _ = try expand(.listed([.expanded])) {
        $0.scenes = [scene]
        $0.os = os
      }
      Issue.record("nothing was refused")
    } catch {
      #expect(error.description.hasPrefix(message), "\(error)")
    }
  }

  @Test func allModesLeaveOutWhatCannotBe() throws {
    let result = try expand(.all) {
      $0.scenes = [.today, .quickActions]
      $0.os = 10
    }
    #expect(result.configurations.count == 3)
    #expect(result.skipped == 1)
  }
}
