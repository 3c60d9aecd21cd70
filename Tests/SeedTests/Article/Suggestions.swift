import NotificationCenter
import SwiftUI
import Testing
import Vitrine
import VitrineDocuments

extension SearchAndHomeScreenArticle {
  @MainActor @Suite("§2 Suggestions for developers of widgets", .serialized) struct Suggestions {
    final class Scrolling: TodayWidgetController, TodayWidget {
      var body: some View { ScrollView { Color.red.frame(height: 900) } }
    }

    @Test(.holds("000 §2.4")) func scrollingContentIsCutAndNoted() async throws {
      let placed = try await TodayPicture().place { Scrolling() }
      #expect(try placed.frame(of: "TodayContent").height == 110)
      #expect(placed.codes.contains("gap-ScrollView"))
    }

    /// Shows what it kept until an update brings something newer.
    final class Caching: TodayWidgetController, TodayWidget {
      static var result = NCUpdateResult.noData
      private var words = ""
      override func viewDidLoad() { words = "from the cache" }
      func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
        if Self.result == .newData { words = "new" }
        completionHandler(Self.result)
      }
      var body: some View { Text(verbatim: words) }
    }

    @Test(
      .holds("000 §2.7"),
      arguments: [
        (NCUpdateResult.noData, "from the cache"), (.failed, "from the cache"), (.newData, "new"),
      ])
    func keptContentIsShownUntilThereIsNewContent(_ result: NCUpdateResult, _ words: String)
      async throws
    {
      let placed = try await TodayPicture().place {
        Caching.result = result
        return Caching()
      }
      #expect(placed.texts.contains(words))
    }

    @Test(.holds("000 §2.11", "000 §2.34"), arguments: 9...13, [1, 4, 12])
    func iconAndNameStandAboveTheContent(os: Int, level: Int) async throws {
      let picture = TodayPicture(os: os, level: level)
      let placed = try await picture.place { Greedy() }
      let content = try placed.frame(of: "TodayContent")
      let icon = try placed.frame(of: "TodayIcon")
      let name = try placed.tree.text(os == 9 ? "Next" : "NEXT").frame
      #expect(icon.maxY <= content.minY && name.maxY <= content.minY)
      #expect(icon.maxX < name.minX && icon.width > 0)
    }

    @Test(
      .holds("000 §2.14"),
      arguments: [
        ("iphone-se-1", 10, ScreenOrientation.portrait, 304.0), ("iphone-6s", 10, .portrait, 359),
        ("iphone-6s-plus", 10, .portrait, 398), ("iphone-6s-plus", 10, .landscape, 420),
      ])
    func widthFollowsDeviceAndOrientation(
      _ device: String, _ os: Int, _ orientation: ScreenOrientation, _ width: Double
    ) async throws {
      var picture = TodayPicture(device: device, os: os)
      picture.orientation = orientation
      #expect(try await picture.contentSize { Greedy() }.width == width)
    }

    @Test(.holds("000 §2.15", "000 §4.3"), arguments: 10...13)
    func collapsedIsTheStateOfTheFirstAppearance(os: Int) async throws {
      let host = try TodayHost(
        try TodayEnvironment(device: .iPhone6, os: os), title: TodayTitle("Next"),
        make: { Greedy() })
      try host.show()
      #expect(host.displayMode == .compact)
      var picture = TodayPicture(os: os)
      let collapsed = try await picture.contentSize { Greedy() }
      picture.mode = .expanded
      #expect(try await picture.contentSize { Greedy() }.height > collapsed.height)
    }

    @Test(.holds("000 §2.16")) func widgetsThatDoNotExpandHaveNoButton() async throws {
      var picture = TodayPicture()
      #expect(try await picture.place { Greedy() }.texts.contains("Show More"))
      #expect(try await picture.place { Silent() }.texts.contains("Show More") == false)
      picture.mode = .expanded
      let placed = try await picture.place { Silent() }
      #expect(placed.codes == ["today-impossible"])
    }

    /// A standard row of a table is 44 points high.
    @Test(
      .holds("000 §2.17", "000 §4.4"),
      arguments: ["iphone-4s", "iphone-se-1", "iphone-6s", "iphone-6s-plus"])
    func collapsedIsTwoAndAHalfRowsHigh(device: String) async throws {
      let row = 44.0
      let picture = TodayPicture(device: device)
      #expect(try await picture.contentSize { Greedy() }.height == 2.5 * row)
    }

    final class Asking: TodayWidgetController, TodayWidget {
      static var height = 0.0
      override func viewDidLoad() {
        extensionContext?.widgetLargestAvailableDisplayMode = .expanded
      }
      func widgetActiveDisplayModeDidChange(
        _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
      ) {
        preferredContentSize = CGSize(width: 0, height: Self.height)
      }
      var body: some View { Color.red }
    }

    @Test(.holds("000 §2.18", "000 §4.5"), arguments: [(200.0, 200.0), (451, 451), (2000, 616)])
    func expandedHasTheHeightThatIsAskedForWithinTheScreen(_ height: Double, _ shown: Double)
      async throws
    {
      let picture = TodayPicture(mode: .expanded)
      let size = try await picture.contentSize {
        Asking.height = height
        return Asking()
      }
      #expect(size.height == shown && size.height < 667)
    }

    @Test(.holds("000 §2.22", "000 §4.10")) func quickActionsShowTheCollapsedStateWithoutAButton()
      async throws
    {
      var picture = TodayPicture()
      picture.scene = .quickActions
      let placed = try await picture.place { Greedy() }
      #expect(try placed.frame(of: "TodayContent").height == 110)
      #expect(!placed.texts.contains("Show More"))
      picture.mode = .expanded
      #expect(try await picture.place { Greedy() }.codes == ["today-impossible"])
    }

    final class Plain: TodayWidgetController, TodayWidget {
      var body: some View { Text(verbatim: "Words") }
    }

    @Test(.holds("000 §2.28"), arguments: [10, 11]) func textIsDarkOnTheLightBackground(os: Int)
      async throws
    {
      let image = try await TodayPicture(os: os).draw { Plain() }
      let content = try #require(image.placed.nodes.first { $0.name == "TodayContent" }).frame
      let luminances = image.pixmap.luminances(in: content)
      #expect((luminances.min() ?? 1) < 0.05)
      #expect((luminances.max() ?? 0) > 0.5)
    }

    @Test(
      .holds("000 §2.37"),
      arguments: [
        ("Nearby", "Maps", "MAPS NEARBY"), ("Restaurants", "Maps", "MAPS RESTAURANTS"),
        ("Maps", "Maps", "MAPS"),
      ])
    func titlesStartWithTheNameOfTheApp(_ title: String, _ app: String, _ shown: String)
      async throws
    {
      var picture = TodayPicture()
      picture.title = TodayTitle(title, appName: app)
      #expect(try await picture.place { Silent() }.texts.contains(shown))
    }

    @Test(.holds("000 §2.39")) func signedOutReadersAreTold() throws {
      let text = """
        {"vitrine":1,"kind":"Rides","today":{"title":"Rides"},"data":{"next":"Car in 5 min"},
        "samples":{"signed-out":{"next":"Sign in to book a ride"}},"body":{"Text":"{next}"}}
        """
      let document = try Document.parse(Array(text.utf8), file: "rides.json")
      var configuration = try TodayPicture().configuration()
      configuration.entry = .named("signed-out")
      let (entry, session) = document.entry(EntryRequest(configuration))
      let placed = TodayPicture.renderer.place(entry, of: document.widget, configuration)
      #expect(session.problem == nil)
      #expect(placed.texts.contains("Sign in to book a ride"))
      #expect(!placed.texts.contains("Car in 5 min"))
    }
  }
}
