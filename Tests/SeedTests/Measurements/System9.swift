import NotificationCenter
import SwiftUI
import Testing
import Vitrine
import VitrineGraphics

extension MeasurementArticle {
  @MainActor @Suite("§3 Widgets of iOS 9", .serialized) struct System9 {
    /// Answers insets of its own, or the proposed ones, and notes these.
    final class Inset: TodayWidgetController, TodayWidget {
      static var keepsSidesOnly = false
      static var proposed = UIEdgeInsets.zero
      override func viewDidLoad() { preferredContentSize = CGSize(width: 0, height: 100) }
      func widgetMarginInsets(
        forProposedMarginInsets defaultMarginInsets: UIEdgeInsets
      ) -> UIEdgeInsets {
        Self.proposed = defaultMarginInsets
        guard Self.keepsSidesOnly else { return defaultMarginInsets }
        return UIEdgeInsets(
          top: 0, left: defaultMarginInsets.left, bottom: 0, right: defaultMarginInsets.right)
      }
      var body: some View { Color.red }
    }

    private func place(
      _ device: String = "iphone-6s", keepsSidesOnly: Bool = false, isFirst: Bool = false
    ) async throws -> PlacedWidget {
      var picture = TodayPicture(device: device, os: 9)
      picture.isFirstDisplay = isFirst
      return try await picture.place {
        Inset.keepsSidesOnly = keepsSidesOnly
        return Inset()
      }
    }

    /// On the two wider phones the printed inset and width are more than the screen; the width is drawn, and the
    /// picture says so.
    @Test(.holds("003 §3.13", "003 §3.14", "003 §3.15", "003 §3.16", "003 §3.12"), arguments: 0..<4)
    func everyCellOfTheInsets(_ index: Int) async throws {
      let row = try Table.rows("003-system9.tsv")[index]
      let screen = try row.size("screen")
      let width = try row.number("width")
      let left = try row.number("left")
      let bottom = try row.number("bottom")
      let placed = try await place(try row.text("device"))
      #expect(placed.configuration.device.screen == Size(screen[0], screen[1]))
      let sides = [
        Inset.proposed.top, Inset.proposed.left, Inset.proposed.bottom, Inset.proposed.right,
      ]
      #expect(
        sides.map { Double($0) }
          == [try row.number("top"), left, bottom, try row.number("right")])
      let content = try placed.frame(of: "TodayContent")
      #expect(content.width == width)
      // Indented to the right edge, with room below.
      #expect(content.maxX == screen[0])
      #expect(placed.tree.size.height - content.maxY == bottom)
      let fits = left + width == screen[0]
      #expect(placed.codes.contains("today-insets") == !fits)
      if fits { #expect(content.minX == left) }
    }

    @Test(.holds("003 §2.2", "003 §3.8")) func theWidthDoesNotDependOnWhatTheWidgetPrefers()
      async throws
    {
      final class Wide: TodayWidgetController, TodayWidget {
        override func viewDidLoad() { preferredContentSize = CGSize(width: 1000, height: 80) }
        var body: some View { Color.red.frame(width: 50) }
      }
      for (device, os, width) in [("iphone-6s", 9, 336.0), ("iphone-6s", 10, 359)] {
        let size = try await TodayPicture(device: device, os: os).contentSize { Wide() }
        #expect(size.width == width)
      }
    }

    @Test(.holds("003 §3.1", "003 §3.2", "003 §3.5"), arguments: [40.0, 110, 216, 700])
    func theWidgetChoosesItsHeight(_ height: Double) async throws {
      final class Chosen: TodayWidgetController, TodayWidget {
        nonisolated(unsafe) static var height = 0.0
        override func viewDidLoad() {
          preferredContentSize = CGSize(width: 0, height: Self.height)
        }
        var body: some View { Color.red }
      }
      let size = try await TodayPicture(os: 9).contentSize {
        Chosen.height = height
        return Chosen()
      }
      #expect(size == Size(336, height))
    }

    /// Rows that need more room than the preferred height gives.
    final class Rows: TodayWidgetController, TodayWidget {
      static var preferred = 0.0
      override func viewDidLoad() {
        if Self.preferred > 0 { preferredContentSize = CGSize(width: 0, height: Self.preferred) }
      }
      var body: some View {
        VStack(spacing: 0) { ForEach(0..<5) { Text(verbatim: "Row \($0)").font(.body) } }
      }
    }

    @Test(.holds("003 §3.6")) func aPreferredHeightDoesNotFollowTheContent() async throws {
      for level in [1, 4, 12] {
        let size = try await TodayPicture(os: 9, level: level).contentSize {
          Rows.preferred = 60
          return Rows()
        }
        #expect(size.height == 60)
      }
    }

    @Test(.holds("003 §3.7")) func withoutPreferenceTheContentDecides() async throws {
      var heights: [Double] = []
      for level in [1, 4, 12] {
        let placed = try await TodayPicture(os: 9, level: level).place {
          Rows.preferred = 0
          return Rows()
        }
        let rows = try (0..<5).map { try placed.tree.text("Row \($0)").frame }
        let content = try placed.frame(of: "TodayContent")
        #expect((content.height - (rows[4].maxY - rows[0].minY)).magnitude <= 0.5)
        heights.append(content.height)
      }
      #expect(heights == heights.sorted() && Set(heights).count == 3)
    }

    @Test(.holds("003 §3.11", "003 §3.18", "003 §3.19", "003 §3.20"))
    func theFirstDisplayIsHigherByTheInsets() async throws {
      #expect(try await place(isFirst: true).frame(of: "TodayContent").height == 100 + 0 + 39)
      #expect(try await place().frame(of: "TodayContent").height == 100)
      let kept = try await place(keepsSidesOnly: true, isFirst: true)
      #expect(try kept.frame(of: "TodayContent").height == 100)
      #expect(try kept.frame(of: "TodayContent").maxY == kept.tree.size.height)
      // The next change sets it right: here, the next appearance.
      let host = try TodayHost(
        try TodayEnvironment(device: .iPhone6, os: 9), title: TodayTitle("Next"),
        isFirstDisplay: true, make: { Fixed() })
      try host.show()
      #expect(host.layout.height == .fixed(119))
      try host.show()
      #expect(host.layout.height == .fixed(80))
    }

    @Test(.holds("003 §3.26")) func nothingTellsTheLargestSize() throws {
      let today = try TodayEnvironment(device: .iPhone6, os: 9)
      for mode in NCWidgetDisplayMode.allCases { #expect(today.maximumSize(for: mode) == nil) }
      #expect(today.compactHeight == nil && today.expandedMaximum == nil)
    }

    @Test(.holds("003 §3.29")) func textIsWhiteOnTheDarkBackground() async throws {
      var picture = TodayPicture(os: 9)
      picture.scene = .today
      picture.wallpaper = "snow"
      let image = try await picture.draw { Silent() }
      let text = try image.placed.text("Hello").frame
      let luminances = image.pixmap.luminances(in: text.inset(by: -2))
      #expect((luminances.max() ?? 0) > 0.8)
      #expect((luminances.min() ?? 1) < 0.3)
    }

    /// A new text size needs no notification: the widget starts again when its host comes back.
    @Test(.holds("003 §8.1", "003 §8.2")) func theNextAppearanceHasTheNewTextSize() async throws {
      let small = try await TodayPicture(os: 9, level: 1).place { Silent() }
      let large = try await TodayPicture(os: 9, level: 12).place { Silent() }
      let sizes = [small, large].compactMap { try? $0.tree.text("Hello").fontSize }
      #expect(sizes == [14, 53])
    }
  }
}
