import ExampleWidgets
import Foundation
import Testing
import Vitrine
import VitrineDocuments

/// The focus timer as a document draws what its Swift source does.
@MainActor @Suite struct TimerDocumentTests {
  private static let renderer = Renderer()

  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/ExampleWidgets/Timer.yaml").path

  @Test(arguments: ControlWidgetSize.allCases)
  func pixelsAreThoseOfSwift(_ size: ControlWidgetSize) async throws {
    let document = try Document.load(Self.file)
    let swift = try #require(TimerControl._contents(RenderConfiguration()).widgets.first)
    #expect(document.kind == swift.kind)
    for (entry, own) in [
      (EntrySelection.snapshot, EntrySelection.snapshot), (.index(0), .index(0)),
      (.index(1), .index(1)), (.current, .named("running")),
    ] {
      let wanted = try await picture(swift, size, .widget, entry)
      let found = try await picture(document.widget, size, .widget, own)
      #expect(found.pixmap == wanted.pixmap, "\(size) \(entry)")
      #expect(Set(found.pixmap.pixels).count > 8)
    }
  }

  @Test func screensShowItAlike() async throws {
    let document = try Document.load(Self.file)
    let swift = try #require(TimerControl._contents(RenderConfiguration()).widgets.first)
    let wanted = try await picture(swift, .medium, .controlCenter, .index(1))
    let found = try await picture(document.widget, .medium, .controlCenter, .index(1))
    #expect(found.pixmap == wanted.pixmap)
  }

  @Test func itIsSpokenAndTappedAlike() async throws {
    let document = try Document.load(Self.file)
    let swift = try #require(TimerControl._contents(RenderConfiguration()).widgets.first)
    for entry in [EntrySelection.index(0), .index(1)] {
      let wanted = try await picture(swift, .small, .widget, entry)
      let found = try await picture(document.widget, .small, .widget, entry)
      #expect(found.hits.targets.map(\.intent?.name) == wanted.hits.targets.map(\.intent?.name))
      #expect(found.hits.targets.first?.intent?.name == "SetTimer")
      let speech = { (image: RenderedImage) in SpokenTree(image.placed).elements.map(\.speech) }
      #expect(speech(found) == speech(wanted) && !speech(found).isEmpty)
    }
  }

  private func picture(
    _ widget: WidgetDescription, _ size: ControlWidgetSize, _ scene: RenderScene,
    _ entry: EntrySelection
  ) async throws -> RenderedImage {
    var configuration = RenderConfiguration()
    configuration.surface = .control(size)
    configuration.scene = scene
    configuration.entry = entry
    configuration.scale = 1
    var request = EntryRequest(configuration)
    request.answerSeconds = 5
    let made = await widget.entry(for: request)
    var scratch = RenderScratch()
    return Self.renderer.render(made, of: widget, configuration, scratch: &scratch)
  }
}
