import Foundation
import Testing
import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineLayout

/// The live activity that the page on documents shows, and the one that ships as an example.
@Suite struct ActivityPageTests {
  private static let renderer = Renderer()

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func page() throws -> Document {
    let file = Self.root.appendingPathComponent("Sources/Vitrine/Vitrine.docc/Documents.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let section = try #require(text.components(separatedBy: "### Live activities\n").last)
    let block = try #require(section.components(separatedBy: "```yaml\n").dropFirst().first)
    let yaml = try #require(block.components(separatedBy: "```").first)
    return try Document.parse(Array(yaml.utf8), file: "page.yaml")
  }

  private func place(
    _ document: Document, _ presentation: ActivityPresentation, _ entry: EntrySelection = .snapshot
  ) throws -> PlacedWidget {
    var configuration = RenderConfiguration()
    configuration.device = try #require(Device.named("iphone-16-pro"))
    configuration.surface = .activity(presentation)
    configuration.entry = entry
    let (made, session) = document.entry(EntryRequest(configuration))
    let placed = Self.renderer.place(made, of: document.widget, configuration)
    if let problem = session.problem { throw problem }
    return placed
  }

  private func texts(_ placed: PlacedWidget) -> [String] {
    Self.renderer.textLedger(placed).entries.map(\.string)
  }

  @Test func thePagesActivityIsDrawn() throws {
    let document = try page()
    #expect(document.kind == "Flight" && document.entries.count == 2)
    #expect(try texts(place(document, .banner)) == ["KL 1", "Gate B4"])
    #expect(try texts(place(document, .banner, .index(1))) == ["KL 1", "Gate C17"])
    #expect(try texts(place(document, .expanded)) == ["KL 1", "Gate B4"])
    #expect(try texts(place(document, .compact)) == ["KL 1", "B4"])
    #expect(try texts(place(document, .minimal)) == ["B4"])
    // The margins are 20 points, and the trailing region, which comes first, is below the camera.
    let expanded = try place(document, .expanded)
    let ledger = Self.renderer.textLedger(expanded).entries
    #expect(try #require(ledger.first).frame.x == 20)
    #expect(try #require(ledger.first).frame.y == 20)
    #expect(try #require(ledger.last).frame.y >= IslandMetrics.height)
    #expect(abs(try #require(ledger.last).frame.maxX - (expanded.tree.size.width - 20)) < 0.01)
  }

  @Test func theExampleIsDrawnInEveryPresentation() throws {
    let file = Self.root.appendingPathComponent("Sources/ExampleWidgets/Delivery.yaml").path
    let document = try Document.load(file)
    #expect(document.entries.count == 2 && document.filesRead.isEmpty)
    var scratch = RenderScratch()
    for presentation in ActivityPresentation.allCases
    where ![.watch, .standBy].contains(presentation.place) {
      let images = try [0, 1].map {
        Self.renderer.finish(
          try place(document, presentation, .index($0)), scratch: &scratch)
      }
      let severe = images.flatMap(\.diagnostics).filter { $0.severity != .note }
      #expect(severe.isEmpty, "\(severe)")
      // All but the minimal view, a symbol alone, tell the states apart.
      let isSymbol = [.minimal, .attached].contains(presentation)
      #expect((images[0].pixmap == images[1].pixmap) == isSymbol)
    }
    #expect(
      try texts(place(document, .banner)) == [
        "On its way", "Mika from Trattoria Aurora", "12", "min",
      ])
    #expect(try texts(place(document, .compact, .index(1))).contains("2 min"))
  }
}
