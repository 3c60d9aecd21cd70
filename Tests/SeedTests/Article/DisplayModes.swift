import NotificationCenter
import SwiftUI
import Testing
import Vitrine

extension SearchAndHomeScreenArticle {
  @MainActor @Suite("§4 Collapsed and expanded widgets", .serialized) struct DisplayModes {
    /// The article's sample with its words and numbers, and a body in place of its label.
    final class MonkeyAbout: TodayWidgetController, TodayWidget {
      private var words = ""
      /// What the host said in `viewDidLoad`.
      static var maximum = CGSize.zero

      override func viewDidLoad() {
        extensionContext?.widgetLargestAvailableDisplayMode = .expanded
        Self.maximum = extensionContext?.widgetMaximumSize(for: .expanded) ?? .zero
      }

      func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
        switch extensionContext?.widgetActiveDisplayMode {
        case .compact: words = "Let's Monkey About!"
        case .expanded: words = "Gorilla!!!!"
        default: break
        }
        completionHandler(.newData)
      }

      func widgetActiveDisplayModeDidChange(
        _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
      ) {
        switch activeDisplayMode {
        case .compact:
          preferredContentSize = maxSize
          words = "Let's Monkey About!"
        case .expanded:
          preferredContentSize = CGSize(width: 0, height: 200)
          words = "Gorilla!!!!"
        }
      }

      var body: some View { Text(verbatim: words) }
    }

    private func host(_ os: Int = 10) throws -> TodayHost<MonkeyAbout> {
      try TodayHost(
        try TodayEnvironment(device: .iPhone6, os: os), title: TodayTitle("Monkey About"),
        make: { MonkeyAbout() })
    }

    @Test(.holds("000 §4.12", "000 §4.13", "000 §4.20")) func theSampleOffersTheExpandedState()
      async throws
    {
      let host = try host()
      try host.show()
      #expect(host.offersExpanded)
      #expect(try await TodayPicture().place { MonkeyAbout() }.texts.contains("Show More"))
    }

    @Test(.holds("000 §4.14", "000 §4.22"), arguments: [(10, 616.0), (11, 528)])
    func theSampleLearnsItsLargestSizeWhenItLoads(_ os: Int, _ height: Double) throws {
      let host = try host(os)
      try host.show()
      #expect(MonkeyAbout.maximum == CGSize(width: 359, height: height))
    }

    @Test(.holds("000 §4.15", "000 §4.17", "000 §4.21")) func theSamplesUpdateFollowsTheMode()
      throws
    {
      let host = try host()
      try host.show()
      #expect(host.trace.contains(.call(.widgetPerformUpdate, detail: "newData")))
      // The mode is told before the update, so that the update can ask for it.
      let calls = host.trace.calls
      let told = try #require(calls.firstIndex(of: .widgetActiveDisplayModeDidChange))
      let update = try #require(calls.firstIndex(of: .widgetPerformUpdate))
      #expect(told < update)
    }

    @Test(
      .holds("000 §4.18", "000 §4.19", "000 §4.23", "000 §4.24", "000 §4.2"),
      arguments: [
        ([], 110.0, "Let's Monkey About!"), ([TodayAction.showMore], 200, "Gorilla!!!!"),
        ([.showMore, .showLess], 110, "Let's Monkey About!"),
        ([.showMore, .showLess, .showMore], 200, "Gorilla!!!!"),
      ])
    func theSampleShowsTheWordsAndTheHeightOfItsMode(
      _ actions: [TodayAction], _ height: Double, _ words: String
    ) async throws {
      for device in ["iphone-se-1", "iphone-6s", "iphone-6s-plus"] {
        for os in [10, 11] {
          var picture = TodayPicture(device: device, os: os)
          picture.actions = actions
          let placed = try await picture.place { MonkeyAbout() }
          let content = try placed.frame(of: "TodayContent")
          #expect(content.height == height)
          let text = try placed.tree.text(words).frame
          #expect(text.minX >= content.minX && text.maxX <= content.maxX)
          #expect(text.minY >= content.minY && text.maxY <= content.maxY)
        }
      }
    }

    /// The state of the weather, and the hours when there is room.
    final class Conditions: TodayWidgetController, TodayWidget {
      private struct Page: View {
        @Environment(\.widgetActiveDisplayMode) private var mode
        var body: some View {
          VStack {
            Text(verbatim: "57° Sunny")
            if mode == .expanded {
              HStack { ForEach(1..<7) { Text(verbatim: "\($0) PM") } }
            }
          }
        }
      }
      override func viewDidLoad() {
        extensionContext?.widgetLargestAvailableDisplayMode = .expanded
      }
      var body: some View { Page() }
    }

    @Test(.holds("000 §4.9")) func expandedAddsHoursToTheWeather() async throws {
      var picture = TodayPicture()
      let collapsed = try await picture.place { Conditions() }.texts
      #expect(collapsed.contains("57° Sunny") && !collapsed.contains("1 PM"))
      picture.mode = .expanded
      let expanded = try await picture.place { Conditions() }.texts
      #expect(expanded.contains("57° Sunny") && expanded.contains("6 PM"))
    }
  }
}
