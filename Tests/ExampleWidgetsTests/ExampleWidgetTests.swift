import ExampleWidgets
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout
import VitrineText

/// The examples as an app's extension would declare them.
@MainActor
func exampleDescriptions() -> [WidgetDescription] {
  WeatherWidget._descriptions() + CalendarWidget._descriptions() + NotesWidget._descriptions()
    + StocksWidget._descriptions() + PodcastWidget._descriptions() + FitnessWidget._descriptions()
    + PhotoWidget._descriptions() + BatteryWidget._descriptions()
}

let exampleKinds = [
  "Weather", "Calendar", "Notes", "Stocks", "Podcast", "Fitness", "Photo", "Battery",
]
private let system: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
private let accessory: [WidgetFamily] = [
  .accessoryCircular, .accessoryRectangular, .accessoryInline,
]

@MainActor
@Suite struct ExampleWidgetTests {
  @Test func declareTheirFamilies() {
    let declared = exampleDescriptions()
    #expect(declared.map(\.kind) == exampleKinds)
    for widget in declared {
      let onLockScreen = ["Weather", "Fitness", "Battery"].contains(widget.kind)
      #expect(widget.families == (onLockScreen ? system + accessory : system), "\(widget.kind)")
    }
  }

  @Test func areDescribedForTheGallery() {
    for widget in exampleDescriptions() {
      #expect(widget.displayName?.isEmpty == false, "\(widget.kind)")
      #expect((widget.details?.count ?? 0) <= 80, "\(widget.kind)")
      #expect(widget.displayName != widget.kind, "the system shows the app's name already")
    }
  }

  @Test(arguments: exampleKinds)
  func areDrawnAtEveryTypeSizeWithoutWarnings(kind: String) async throws {
    let widget = try #require(exampleDescriptions().first { $0.kind == kind })
    let renderer = Renderer()
    var matrix = RenderMatrix()
    matrix.devices = .listed(
      ["iphone-se-1", "iphone-se-3", "iphone-15"].compactMap { Device.named($0) })
    matrix.typeSizes = Array(DynamicTypeSize.allCases)
    matrix.schemes = [.light, .dark]
    for configuration in try matrix.expand(declared: widget.families).configurations {
      let entry = await widget.entry(for: EntryRequest(configuration))
      let placed = renderer.place(entry, of: widget, configuration)
      let name = ImageName.make(kind: widget.kind, configuration)
      let warnings = placed.diagnostics.filter { $0.severity > .note && !isIntended($0, kind) }
      #expect(warnings == [], "\(name)")
      #expect(textsOutside(placed.tree) == [], "\(name)")
    }
  }

  /// From iOS 17 on the system adds margins; before, the widgets add their own.
  @Test(arguments: exampleKinds) func areWholeOnEverySystem(kind: String) async throws {
    let widget = try #require(exampleDescriptions().first { $0.kind == kind })
    let renderer = Renderer()
    var matrix = RenderMatrix()
    matrix.devices = .listed(["iphone-11", "iphone-se-3"].compactMap { Device.named($0) })
    matrix.families = .listed(system)
    matrix.systems = .listed([14, 15, 16, 17, 18])
    matrix.typeSizes = [.xSmall, .large, .xxxLarge]
    for configuration in try matrix.expand(declared: widget.families).configurations {
      let entry = await widget.entry(for: EntryRequest(configuration))
      let placed = renderer.place(entry, of: widget, configuration)
      let name = ImageName.make(kind: widget.kind, configuration)
      let warnings = placed.diagnostics.filter { $0.severity > .note && !isIntended($0, kind) }
      #expect(warnings == [], "\(name)")
      let texts = placed.tree.nodes.filter { if case .text = $0.content { true } else { false } }
      #expect(texts.allSatisfy { $0.frame.minX >= 7.5 }, "\(name)")
    }
  }

  /// A note's text goes on beyond the widget: it is cut by design.
  private func isIntended(_ diagnostic: Diagnostic, _ kind: String) -> Bool {
    // Older systems lack some symbols.
    kind == "Notes" && diagnostic.code == "text-truncated" || diagnostic.code == "symbol-system"
  }

  /// Texts that leave the canvas by more than half a point.
  private func textsOutside(_ tree: PlacedTree) -> [String] {
    tree.nodes.compactMap { node in
      guard case .text(let text) = node.content, let line = text.layout.lines.first else {
        return nil
      }
      let frame = node.frame
      let isInside =
        frame.minX >= -0.5 && frame.minY >= -0.5 && frame.maxX <= tree.size.width + 0.5
        && frame.maxY <= tree.size.height + 0.5
      return isInside ? nil : line.text
    }
  }

  @Test(arguments: exampleKinds)
  func changeWithTheTypeSizeAndTheScheme(kind: String) async throws {
    let widget = try #require(exampleDescriptions().first { $0.kind == kind })
    let renderer = Renderer()
    var scratch = RenderScratch()
    var configuration = RenderConfiguration()
    configuration.family = .systemMedium
    var pictures: Set<Pixmap> = []
    for typeSize in [DynamicTypeSize.xSmall, .large, .accessibility5] {
      for scheme in [ColorScheme.light, .dark] {
        configuration.typeSize = typeSize
        configuration.scheme = scheme
        let entry = await widget.entry(for: EntryRequest(configuration))
        let image = renderer.render(entry, of: widget, configuration, scratch: &scratch)
        pictures.insert(image.pixmap)
      }
    }
    // A photograph looks the same in both schemes.
    #expect(pictures.count == (kind == "Photo" ? 3 : 6))
  }
}
