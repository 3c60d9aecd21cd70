import NotificationCenter
import SwiftUI
import Testing
import Vitrine
import VitrineGraphics

extension MeasurementArticle {
  @MainActor @Suite("§4 Widgets of iOS 10 and later", .serialized) struct System10 {
    final class Preferring: TodayWidgetController, TodayWidget {
      static var size = CGSize.zero
      static var offers = NCWidgetDisplayMode.expanded
      override func viewDidLoad() {
        extensionContext?.widgetLargestAvailableDisplayMode = Self.offers
        preferredContentSize = Self.size
      }
      var body: some View { Color.red }
    }

    private func size(
      _ preferred: CGSize, _ mode: NCWidgetDisplayMode, os: Int
    ) async throws -> Size {
      try await TodayPicture(os: os, mode: mode).contentSize {
        Preferring.offers = .expanded
        Preferring.size = preferred
        return Preferring()
      }
    }

    @Test(
      .holds("003 §4.1", "003 §4.4", "003 §4.5", "003 §4.11", "003 §4.12"), arguments: [10, 11])
    func heightIsFixedWhenCompactAndFreeWithinLimitsWhenExpanded(os: Int) async throws {
      let maximum = os == 10 ? 616.0 : 528
      for height in [1.0, 110, 111, 300, maximum, maximum + 1, 5000] {
        let preferred = CGSize(width: 0, height: height)
        #expect(try await size(preferred, .compact, os: os) == Size(359, 110))
        #expect(
          try await size(preferred, .expanded, os: os) == Size(359, min(max(110, height), maximum)))
      }
      #expect(try await size(CGSize(width: 77, height: 200), .expanded, os: os) == Size(359, 200))
    }

    @Test(.holds("003 §4.3", "003 §4.9")) func compactIsThereForEveryWidgetAndExpandedByChoice()
      throws
    {
      for offers in NCWidgetDisplayMode.allCases {
        Preferring.offers = offers
        let host = try TodayHost(
          try TodayEnvironment(device: .iPhone6, os: 10), title: TodayTitle("Next"),
          make: { Preferring() })
        try host.show()
        #expect(host.displayMode == .compact && host.layout.height == .fixed(110))
        #expect(host.offersExpanded == (offers == .expanded))
      }
    }

    @Test(.holds("003 §4.7", "003 §4.8", "003 §4.10"), arguments: [(10, 616.0), (11, 528)])
    func theContextTellsModeAndSizes(_ os: Int, _ expanded: Double) throws {
      final class Told: TodayWidgetController, TodayWidget {
        nonisolated(unsafe) static var log: [String] = []
        override func viewDidLoad() {
          extensionContext?.widgetLargestAvailableDisplayMode = .expanded
        }
        func widgetActiveDisplayModeDidChange(
          _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
        ) {
          let active = extensionContext?.widgetActiveDisplayMode == activeDisplayMode
          let size = extensionContext?.widgetMaximumSize(for: activeDisplayMode) == maxSize
          Self.log.append("\(activeDisplayMode) \(maxSize.height) \(active && size)")
        }
        var body: some View { Color.red }
      }
      Told.log = []
      let host = try TodayHost(
        try TodayEnvironment(device: .iPhone6, os: os), title: TodayTitle("Next"),
        make: { Told() })
      try host.show()
      try host.showMore()
      try host.showLess()
      #expect(
        Told.log == ["compact 110.0 true", "expanded \(expanded) true", "compact 110.0 true"])
    }

    /// The context's mode cannot be set by a widget, and the largest mode alone expands nothing.
    @Test(.holds("003 §4.13")) func widgetsDoNotChooseTheirMode() async throws {
      final class Eager: TodayWidgetController, TodayWidget {
        override func viewDidLoad() {
          extensionContext?.widgetLargestAvailableDisplayMode = .expanded
          preferredContentSize = CGSize(width: 0, height: 500)
        }
        override func viewDidAppear(_ animated: Bool) {
          preferredContentSize = CGSize(width: 0, height: 500)
        }
        var body: some View { Color.red }
      }
      for os in [10, 11] {
        #expect(try await TodayPicture(os: os).contentSize { Eager() }.height == 110)
      }
    }

    @Test(.holds("003 §4.15"), arguments: [RenderScene.search, .quickActions])
    func searchScreenAndQuickActionsCameWithSystem10(scene: RenderScene) async throws {
      var picture = TodayPicture()
      picture.scene = scene
      for (os, codes) in [(9, ["today-impossible"]), (10, []), (11, [])] {
        picture.os = os
        let refused = try await picture.place { Greedy() }.codes.filter { $0 == "today-impossible" }
        #expect(refused == codes)
      }
    }
  }
}
