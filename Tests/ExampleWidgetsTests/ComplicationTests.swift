import ExampleWidgets
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

/// The complication on every watch, alone and on faces.
@MainActor @Suite struct ComplicationTests {
  private nonisolated static let families: [WidgetFamily] = [
    .accessoryCorner, .accessoryCircular, .accessoryInline, .accessoryRectangular,
  ]

  private func draw(
    _ family: WidgetFamily, _ millimetres: Int, _ scene: RenderScene
  ) async throws -> RenderedImage {
    let widget = try #require(ComplicationWidget._descriptions().first)
    var configuration = RenderConfiguration()
    configuration.device = try #require(Device.named("watch-\(millimetres)mm"))
    (configuration.family, configuration.scene) = (family, scene)
    let entry = await widget.entry(for: EntryRequest(configuration))
    var scratch = RenderScratch()
    return Renderer().render(entry, of: widget, configuration, scratch: &scratch)
  }

  @Test func itHasAllFamilies() throws {
    #expect(try #require(ComplicationWidget._descriptions().first).families == Self.families)
  }

  @Test(arguments: [40, 41, 44, 45, 49], families)
  func itIsDrawnWithoutWarnings(millimetres: Int, family: WidgetFamily) async throws {
    for scene in [RenderScene.widget, .face] {
      let image = try await draw(family, millimetres, scene)
      #expect(image.diagnostics.filter { $0.severity > .note } == [], "\(family) \(scene)")
    }
  }

  /// On watches and phones, at every text size.
  @Test(arguments: [DynamicTypeSize.xSmall, .large, .accessibility5])
  func textsStayWhole(size: DynamicTypeSize) async throws {
    let widget = try #require(ComplicationWidget._descriptions().first)
    for slug in ["watch-40mm", "watch-49mm", "iphone-se-1", "iphone-15"] {
      let device = try #require(Device.named(slug))
      for family in Self.families where device.widgetSize(family) != nil {
        var configuration = RenderConfiguration()
        (configuration.device, configuration.family) = (device, family)
        configuration.typeSize = size
        let entry = await widget.entry(for: EntryRequest(configuration))
        let placed = Renderer().place(entry, of: widget, configuration)
        let problems = Renderer().textLedger(placed).entries.filter { !$0.problems.isEmpty }
        #expect(problems.map(\.string) == [], "\(slug) \(family)")
      }
    }
  }

  @Test func aFaceShowsTheLabel() async throws {
    let corner = try await draw(.accessoryCorner, 45, .face)
    #expect(corner.placed.nodes.contains { $0.name == "ArcGauge" })
    func texts(_ image: RenderedImage) -> [String] {
      image.placed.nodes.compactMap { node in
        guard case .text(let text) = node.content else { return nil }
        return text.leaf.runs.map(\.text).joined()
      }
    }
    #expect(texts(try await draw(.accessoryCircular, 45, .face)) == ["6", "UV 6, seek shade"])
    #expect(texts(try await draw(.accessoryCircular, 45, .widget)) == ["6"])
  }
}
