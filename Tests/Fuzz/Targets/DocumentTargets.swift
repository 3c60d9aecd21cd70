import Vitrine
import VitrineDocuments
import VitrineGraphics

extension FuzzTarget {
  static let json = FuzzTarget(
    name: "json",
    files: ["Sources/ExampleWidgets/TodayTrips.json", "Sources/ExampleWidgets/Weather.json"],
    words: { DocumentWords.all }, longest: 16 << 10, rounds: 6000
  ) { bytes in
    _ = try? JSONParser.parse(bytes, file: "fuzz.json")
    DocumentDrawing.draw(bytes, file: DocumentDrawing.folder + "fuzz.json")
    return nil
  }

  static let yaml = FuzzTarget(
    name: "yaml",
    files: ["Battery", "Calendar", "Delivery", "Stocks", "Timer", "TodayAgenda"].map {
      "Sources/ExampleWidgets/\($0).yaml"
    },
    words: { DocumentWords.all + DocumentWords.yaml }, longest: 16 << 10, rounds: 6000
  ) { bytes in
    _ = try? YAMLParser.parse(bytes, file: "fuzz.yaml")
    DocumentDrawing.draw(bytes, file: DocumentDrawing.folder + "fuzz.yaml")
    return nil
  }
}

/// A document from its bytes to its pixels.
enum DocumentDrawing {
  /// There is no such folder: pictures and fonts beside a document are other targets' matter.
  static let folder = "/nonexistent/"

  /// Small, so that inputs are slow only where a reader is: what views, loops and layers may cost when
  /// they are many is bounded and tested elsewhere.
  private static let limits = DocumentLimits(
    depth: 64, viewDepth: 64, valueCount: 4000, viewCount: 200)
  /// Points.
  private static let canvas = Size(64, 64)

  private static let renderer = Renderer()

  static func draw(_ bytes: [UInt8], file: String) {
    guard let document = try? Document.parse(bytes, file: file, limits: limits) else { return }
    var configuration = RenderConfiguration()
    if document.families.contains(.systemSmall) { configuration.family = .systemSmall }
    configuration.size = canvas
    configuration.scene = .view
    configuration.scale = 1
    let surfaces: [Surface]
    switch document.widget.declared {
    case .activity: surfaces = [.activity(.banner), .activity(.compact), .activity(.expanded)]
    case .control: surfaces = ControlWidgetSize.allCases.map(Surface.control)
    case .families, .today: return draw(document, configuration)
    }
    // Without a size of their own, and with all views.
    configuration.size = nil
    configuration.scene = .widget
    for surface in surfaces {
      configuration.surface = surface
      draw(document, configuration)
    }
  }

  private static func draw(_ document: Document, _ configuration: RenderConfiguration) {
    let (entry, session) = document.entry(EntryRequest(configuration))
    let placed = renderer.place(entry, of: document.widget, configuration)
    guard session.problem == nil else { return }
    var scratch = RenderScratch()
    _ = renderer.finish(placed, scratch: &scratch).hits.json()
  }
}
