import ExampleWidgets
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

/// The Today extension with UIKit's views, on its hosts.
@MainActor @Suite struct DeparturesTests {
  private static let renderer = Renderer()

  private func draw(_ os: Int, _ device: TodayDevice, expanded: Bool) throws -> PlacedWidget {
    let host = try TodayHost(
      try TodayEnvironment(device: device, os: os), title: TodayTitle("Departures"),
      controller: { DeparturesToday() })
    try host.show()
    if expanded { try host.showMore() }
    let shown = try #require(host.presentation)
    let entry = WidgetEntry { EmptyView() }
    let widget = WidgetDescription(
      kind: "Departures", families: [], source: .immediate { _ in entry })
    return Self.renderer.place(shown, of: widget, RenderConfiguration())
  }

  @Test(
    arguments: [(9, false), (10, false), (10, true), (11, false), (11, true)],
    [TodayDevice.iPhone5, .iPhone6, .iPhone6Plus])
  func rowsFit(_ system: (os: Int, isExpanded: Bool), _ device: TodayDevice) throws {
    let placed = try draw(system.os, device, expanded: system.isExpanded)
    #expect(placed.diagnostics.filter { $0.severity != .note }.isEmpty, "\(placed.diagnostics)")
    let texts = Self.renderer.textLedger(placed).entries.map(\.string)
    let wanted = system.isExpanded ? ["Harbour", "Observatory", "14 min", "Refresh"] : ["Harbour"]
    #expect(wanted.allSatisfy(texts.contains), "\(texts)")
    #expect(texts.contains("Refresh") == system.isExpanded)
  }

  @Test func theButtonIsATarget() throws {
    func buttons(expanded: Bool) throws -> [HitTarget] {
      var scratch = RenderScratch()
      let placed = try draw(11, .iPhone6, expanded: expanded)
      return Self.renderer.finish(placed, scratch: &scratch).hits.targets
        .filter { $0.kind == .button }
    }
    let button = try #require(try buttons(expanded: true).first)
    // 8 points above the lower edge of the content, 222 points high below the header of 36.
    let middle = Point(359 / 2, 36 + 222 - 8 - 15)
    #expect(button.contains(middle) && !button.contains(Point(middle.x, middle.y - 16)))
    #expect(try buttons(expanded: false).isEmpty)
  }

  @Test func minutesStandAtTheEdge() throws {
    let placed = try draw(11, .iPhone6, expanded: false)
    let labels = placed.tree.nodes.filter { $0.name == "UILabel" }.map(\.frame)
    // Of each row the number in the badge, the destination and the minutes.
    #expect(labels.count == 6)
    let minutes = [labels[2], labels[5]]
    for frame in minutes { #expect(abs(frame.x + frame.width - (359 - 16)) < 1e-6) }
    #expect(labels[1].x == 16 + 40 + 12)
    // Badges of 28 points, 14 apart, 14 below the header of 36.
    #expect(abs(labels[1].y + labels[1].height / 2 - (36 + 14 + 14)) < 0.3)
    #expect(abs(labels[4].y - labels[1].y - 42) < 1e-6)
  }
}
