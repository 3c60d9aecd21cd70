import NotificationCenter
import SwiftUI
import Testing
import Vitrine
import VitrineGraphics

extension MeasurementArticle {
  @MainActor @Suite("§5 Heights follow Dynamic Type") struct TypeSizes {
    struct Row {
      var picture: TodayPicture
      var screen: [Double]
      var width: Double
      var heights: [Double]
    }

    private func row(_ system: Int, _ index: Int) throws -> Row {
      let cells = try Table.rows("003-system\(system).tsv")[index]
      var picture = TodayPicture(device: try cells.text("device"), os: system)
      picture.orientation =
        try #require(ScreenOrientation(rawValue: try cells.text("orientation")))
      picture.mode = try cells.text("mode") == "compact" ? .compact : .expanded
      return Row(
        picture: picture, screen: try cells.size("screen"), width: try cells.number("width"),
        heights: try cells.levels())
    }

    /// Draws a row at all levels with a widget that asks for all it is told.
    private func expectCells(of row: Row) async throws {
      var picture = row.picture
      for (index, height) in row.heights.enumerated() {
        picture.level = index + 1
        // The document says of this phone alone that its title took a second line from level 11 on.
        let hasTwoLines = picture.device == "iphone-x" && picture.level >= 11
        picture.title = TodayTitle(
          hasTwoLines ? "Calendar of Everything That Happens Today and on the Days After" : "Next")
        let placed = try await picture.place { Greedy() }
        let size = try placed.frame(of: "TodayContent").size
        #expect(size == Size(row.width, height), "\(picture.device) level \(picture.level)")
      }
      let screen = try TodayEnvironment(
        device: try #require(Device.named(picture.device)), orientation: picture.orientation,
        os: picture.os
      ).screen
      // Printed 320 × 468; the panel has 480 rows of points.
      let printed = row.screen == [320, 468] ? [320, 480] : row.screen
      #expect([screen.width, screen.height] == printed)
    }

    @Test(
      .holds(
        "003 §5.6", "003 §5.7", "003 §5.8", "003 §5.9", "003 §5.10", "003 §5.11", "003 §5.12",
        "003 §5.13", "003 §5.14", "003 §5.15", "003 §5.1", "003 §5.5", "003 §5.18"),
      arguments: 0..<10)
    func everyCellOfSystem10(_ index: Int) async throws {
      try await expectCells(of: try row(10, index))
    }

    @Test(
      .holds(
        "003 §5.27", "003 §5.28", "003 §5.29", "003 §5.30", "003 §5.31", "003 §5.32", "003 §5.33",
        "003 §5.34", "003 §5.35", "003 §5.36", "003 §5.18", "003 §5.40"),
      arguments: 0..<10)
    func everyCellOfSystem11(_ index: Int) async throws {
      try await expectCells(of: try row(11, index))
    }

    @Test(.holds("003 §5.2")) func neither110Nor120IsTheHeight() throws {
      for system in [10, 11] {
        let heights = try row(system, 0).heights
        #expect(Set(heights).count > 6)
        #expect(heights[3] == 110 && heights[4] == 120)
      }
    }

    /// A widget of letters that do not grow.
    final class Deaf: TodayWidgetController, TodayWidget {
      var body: some View { Text(verbatim: "a").font(.system(size: 9)) }
    }

    @Test(.holds("003 §5.4"), arguments: [(1, 95.0), (4, 110), (8, 170), (12, 325)])
    func widgetsThatDoNotFollowTheTextSizeChangeToo(_ level: Int, _ height: Double) async throws {
      let placed = try await TodayPicture(level: level).place { Deaf() }
      #expect(try placed.frame(of: "TodayContent").height == height)
      #expect(try placed.tree.text("a").fontSize == 9)
    }

    @Test(.holds("003 §5.16", "003 §5.17")) func levelsAreTwelveFourIsTheDefaultEightIsForAccess() {
      #expect(DynamicTypeSize.allCases.map(\.level) == Array(1...12))
      #expect(RenderConfiguration().typeSize.level == 4)
      #expect(
        DynamicTypeSize.allCases.filter(\.isAccessibilitySize).map(\.level) == [8, 9, 10, 11, 12])
    }

    /// No reason is known; what the tables show though the text does not say it: the maximum is a whole number of
    /// rows in every cell but one, 342 points at level 2 of iOS 10 in landscape.
    @Test(.holds("003 §5.19")) func maximaAreWholeRowsAndTheSameEachTime() async throws {
      var others: [Double] = []
      for system in [10, 11] {
        for index in stride(from: 0, to: 10, by: 2) {
          let compact = try row(system, index).heights
          for (compact, maximum) in zip(compact, try row(system, index + 1).heights) {
            let rows = maximum / (compact * 0.4)
            if abs(rows - rows.rounded()) > 1e-9 { others.append(maximum) }
          }
        }
      }
      #expect(others == [342])
      let picture = TodayPicture(level: 7, mode: .expanded)
      #expect(
        try await picture.contentSize { Greedy() } == (try await picture.contentSize { Greedy() }))
    }

    @Test(.holds("003 §5.20")) func landscapeOfLargePhonesDiffersUnderSystem10() throws {
      let (portrait, landscape) = (try row(10, 7), try row(10, 9))
      #expect(portrait.picture.orientation == .portrait && portrait.width == 398)
      #expect(landscape.picture.orientation == .landscape && landscape.width == 420)
      let differing = zip(portrait.heights, landscape.heights).count { $0 != $1 }
      // Level 1 is printed with portrait's number.
      #expect(differing == 11)
    }

    /// The document's way to have the largest size of each mode, also where the two are inverted.
    final class Workaround: TodayWidgetController, TodayWidget {
      override func viewDidLoad() {
        extensionContext?.widgetLargestAvailableDisplayMode = .expanded
      }
      func widgetActiveDisplayModeDidChange(
        _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
      ) {
        switch activeDisplayMode {
        case .compact: preferredContentSize = CGSize(width: 0, height: 0)
        case .expanded: preferredContentSize = maxSize
        }
      }
      var body: some View { Color.red }
    }

    @Test(
      .holds("003 §5.23"),
      arguments: [([], 325.0), ([TodayAction.showMore], 260), ([.showMore, .showLess], 325)])
    func thePublishedCodeReachesBothSizesWhereTheyAreInverted(
      _ actions: [TodayAction], _ height: Double
    ) async throws {
      var picture = TodayPicture(device: "iphone-6s-plus", os: 10, level: 12)
      picture.orientation = .landscape
      picture.actions = actions
      #expect(try await picture.contentSize { Workaround() } == Size(420, height))
      picture.level = 4
      let usual = actions == [.showMore] ? 352.0 : 110
      #expect(try await picture.contentSize { Workaround() } == Size(420, usual))
    }

    @Test(.holds("003 §5.37", "003 §5.38")) func system11HasNoInversionAndMaximaBeyondTheScreen()
      throws
    {
      var beyond = 0
      for index in stride(from: 0, to: 10, by: 2) {
        let expanded = try row(11, index + 1)
        for (compact, maximum) in zip(try row(11, index).heights, expanded.heights) {
          #expect(maximum > compact)
          if maximum > expanded.screen[1] { beyond += 1 }
        }
      }
      #expect(beyond > 0)
    }
  }
}
