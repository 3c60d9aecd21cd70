import Foundation
import NotificationCenter
import SwiftUI
import Testing
import VitrineGraphics
import VitrineLayout

/// What is drawn around a widget, in numbers.
@MainActor @Suite struct PlatterTests {
  private static let renderer = Renderer()

  final class Sample: TodayWidgetController, TodayWidget {
    override func viewDidLoad() {
      extensionContext?.widgetLargestAvailableDisplayMode = .expanded
    }
    func widgetActiveDisplayModeDidChange(
      _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
    ) {
      preferredContentSize = activeDisplayMode == .compact ? maxSize : CGSize(width: 0, height: 240)
    }
    var body: some View {
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: "Piano").font(.headline)
        Text(verbatim: "10:00 – 11:30 AM").foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
    }
  }

  private func show(
    _ device: TodayDevice, os: Int, level: Int = 4, expanded: Bool = false,
    title: String = "Calendar", orientation: ScreenOrientation = .portrait
  ) throws -> TodayPresentation {
    let today = try TodayEnvironment(
      device: device, orientation: orientation, os: os,
      typeSize: try #require(DynamicTypeSize(rawValue: level)))
    let measured = TodayTitle(title).measured(
      in: today, offersExpanded: true, fonts: Self.renderer.fonts)
    let host = try TodayHost(today, title: measured, make: { Sample() })
    try host.show()
    if expanded { try host.showMore() }
    return try #require(host.presentation)
  }

  private func place(
    _ presentation: TodayPresentation, locale: String = "en_US"
  ) -> PlacedWidget {
    var configuration = RenderConfiguration()
    configuration.localeIdentifier = locale
    let entry = WidgetEntry { EmptyView() }
    let widget = WidgetDescription(
      kind: "Sample", families: [], source: .immediate { _ in entry })
    return Self.renderer.place(presentation, of: widget, configuration)
  }

  private func frame(_ placed: PlacedWidget, of view: String) throws -> Rect {
    let node = try #require(placed.tree.nodes.first { $0.owner.last == view })
    return node.frame
  }

  @Test(arguments: [(10, false, 146.0), (11, false, 146), (11, true, 276)])
  func platterIsHeaderAndContent(_ os: Int, _ expanded: Bool, _ height: Double) throws {
    let placed = place(try show(.iPhone6, os: os, expanded: expanded))
    #expect(placed.tree.size == Size(359, height))
    #expect(try frame(placed, of: "TodayHeader") == Rect(x: 0, y: 0, width: 359, height: 36))
  }

  @Test func sectionOfIOS9IsAsWideAsTheScreen() throws {
    let placed = place(try show(.iPhone5, os: 9))
    #expect(placed.tree.size.width == 320)
    #expect(try frame(placed, of: "TodayContent").x == 48)
    #expect(try frame(placed, of: "TodayContent").width == 272)
  }

  @Test func rightToLeftMirrorsTheHeader() throws {
    let presentation = try show(.iPhone6, os: 10)
    let left = try frame(place(presentation), of: "TodayIcon")
    let right = try frame(place(presentation, locale: "ar_EG"), of: "TodayIcon")
    #expect(left.x == 8)
    #expect(right.x == 359 - 8 - 20)
  }

  @Test func longTitleTakesASecondLineFromTheContent() throws {
    let long = "Calendar of Everything That Happens Today and Tomorrow"
    let two = try show(.iPhone6, os: 11, title: long)
    #expect(two.title.lines == 2)
    // Two lines of 17 are 14 higher than the icon.
    #expect(two.title.lineHeight == 14)
    let placed = place(two)
    #expect(try frame(placed, of: "TodayHeader").height == 50)
    #expect(
      two.environment.maximumSize(for: .expanded, titleLines: 2, titleLineHeight: 14)?.height
        == 514)
    #expect(try show(.iPhone6, os: 10, title: long).title.lines == 1)
    #expect(try show(.iPhone6, os: 11).title.lines == 1)
  }

  /// The seed: the content gives what the title takes, so that their sum stays.
  @Test(arguments: [TodayDevice.iPhone5, .iPhone6, .iPhone6Plus, .iPhoneX], 1...12)
  func titleAndContentShareTheHeight(device: TodayDevice, level: Int) throws {
    let long = "Calendar of Everything That Happens Today, Tomorrow and on the Days After"
    func total(_ title: String) throws -> Double {
      let shown = try show(device, os: 11, level: level, expanded: true, title: title)
      let maximum = try #require(
        shown.environment.maximumSize(
          for: .expanded, titleLines: shown.title.lines, titleLineHeight: shown.title.lineHeight))
      return try frame(place(shown), of: "TodayHeader").height + maximum.height
    }
    #expect(abs(try total("Next") - total(long)) < 0.01)
  }

  @Test func measuredTitleOfTwoLinesGivesTheCell() throws {
    let long = "Calendar of Everything That Happens Today, Tomorrow and on the Days After"
    let two = try show(.iPhoneX, os: 11, level: 11, expanded: true, title: long)
    #expect(two.title.lines == 2)
    #expect(
      two.environment.maximumSize(
        for: .expanded, titleLines: 2, titleLineHeight: two.title.lineHeight)?.height == 1040)
    #expect(!two.layout.diagnostics.contains { $0.code == "today-estimated-maximum" })
    let one = try show(.iPhoneX, os: 11, level: 11, expanded: true, title: "Next")
    let maximum = one.environment.maximumSize(
      for: .expanded, titleLines: 1, titleLineHeight: one.title.lineHeight)?.height
    #expect(maximum == 1040 + one.title.lineHeight)
    #expect(one.layout.diagnostics.contains { $0.code == "today-estimated-maximum" })
  }

  @Test func fontsOfTheHostCount() throws {
    func heights(_ os: Int) throws -> Double {
      let placed = place(try show(.iPhone6, os: os, level: 12, expanded: true))
      let texts = placed.tree.nodes.filter { $0.name == "Text" && $0.owner.last == "TodayContent" }
      return try #require(texts.first).frame.height
    }
    #expect(try heights(10) == 63.5)
    #expect(try heights(11) == 39.5)
  }

  @Test func titlesGetTheAppsNameInFront() {
    #expect(TodayTitle("Nearby", appName: "Maps").shown == "Maps Nearby")
    #expect(TodayTitle("Maps Nearby", appName: "Maps").shown == "Maps Nearby")
    #expect(TodayTitle("Weather", appName: "Weather").shown == "Weather")
    #expect(TodayTitle("", appName: "Weather").shown == "Weather")
    #expect(TodayTitle("Stocks").shown == "Stocks")
  }
}
