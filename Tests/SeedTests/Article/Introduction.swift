import NotificationCenter
import SwiftUI
import Testing
import Vitrine
import VitrineGraphics

extension SearchAndHomeScreenArticle {
  @MainActor @Suite("§1 Introduction") struct Introduction {
    @Test(.holds("000 §1.3", "000 §4.1")) func displayModesAreTwoAndCameWithSystem10() async throws
    {
      #expect(NCWidgetDisplayMode.allCases == [.compact, .expanded])
      #expect(try TodayEnvironment(device: .iPhone6, os: 10).hasDisplayModes)
      #expect(try !TodayEnvironment(device: .iPhone6, os: 9).hasDisplayModes)
    }

    @Test(.holds("000 §1.6")) func oneAppHasTwoWidgets() async throws {
      var picture = TodayPicture()
      picture.title = TodayTitle("Calendar", appName: "Calendar")
      #expect(try await picture.place { Silent() }.texts.contains("CALENDAR"))
      picture.title = TodayTitle("Up Next", appName: "Calendar")
      #expect(try await picture.place { Silent() }.texts.contains("CALENDAR UP NEXT"))
    }

    final class Elements: TodayWidgetController, TodayWidget {
      var body: some View {
        HStack {
          Image(systemName: "star.fill")
          VStack {
            Text(verbatim: "Words")
            Button("Press") {}
          }
        }
      }
    }

    @Test(.holds("000 §1.7", "000 §1.8")) func contentHoldsElementsInALayoutOfItsOwn() async throws
    {
      let placed = try await TodayPicture().place { Elements() }
      let words = try placed.tree.text("Words").frame
      let label = try placed.tree.text("Press").frame
      let image = try placed.frame(of: "Image")
      #expect(image.width > 0 && image.maxX < words.minX)
      #expect(words.maxY <= label.minY)
    }

    @Test(.holds("000 §1.10"), arguments: [RenderScene.search, .quickActions], [10, 11])
    func searchScreenAndQuickActionsShowWidgets(scene: RenderScene, os: Int) async throws {
      var picture = TodayPicture(os: os)
      picture.scene = scene
      let placed = try await picture.place { Greedy() }
      #expect(try placed.frame(of: "TodayContent").size == Size(359, 110))
      #expect(placed.tree.size == Size(375, 667))
    }

    /// What is pressed is the screen, so that the screen has to feel it.
    @Test(
      .holds("000 §1.13"),
      arguments: [("iphone-4s", 10, true), ("iphone-se-1", 10, true), ("iphone-6s", 10, false)])
    func onlyScreensThatFeelPressureHaveQuickActions(_ device: String, _ os: Int, _ isNoted: Bool)
      async throws
    {
      var picture = TodayPicture(device: device, os: os)
      picture.scene = .quickActions
      let placed = try await picture.place { Greedy() }
      #expect(placed.codes.contains("today-no-force-touch") == isNoted)
    }
  }
}
