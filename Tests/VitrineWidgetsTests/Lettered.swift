import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineLayout

/// Bare views of the standard device, three pixels to a point, for questions about their texts.
@MainActor
enum Lettered {
  static func image<Content: View>(
    _ width: Double, _ height: Double, locale: String = "en_US",
    at typeSize: DynamicTypeSize = .large,
    @ViewBuilder _ content: () -> Content
  ) -> RenderedImage {
    var configuration = RenderConfiguration()
    configuration.family = nil
    configuration.scene = .view
    configuration.size = Size(width, height)
    configuration.localeIdentifier = locale
    configuration.typeSize = typeSize
    var scratch = RenderScratch()
    return Tapped.renderer.render(content(), configuration, scratch: &scratch)
  }

  static func ledger<Content: View>(
    _ width: Double, _ height: Double, locale: String = "en_US",
    @ViewBuilder _ content: () -> Content
  ) -> TextLedger {
    image(width, height, locale: locale, content).textLedger
  }

  /// The frame of the view with an identifier.
  static func frame(_ id: String, _ image: RenderedImage) -> Rect? {
    image.placed.nodes.last { $0.identifier == id }?.frame
  }

  /// The pictures of a document, placed and judged.
  static func ledgers(
    _ document: Document, _ configurations: [RenderConfiguration]
  ) throws -> TextSurvey {
    var survey = TextSurvey()
    for configuration in configurations {
      let (entry, session) = document.entry(EntryRequest(configuration))
      let placed = Tapped.renderer.place(entry, of: document.widget, configuration)
      if let problem = session.problem { throw problem }
      survey.add(Tapped.renderer.textLedger(placed), of: configuration)
    }
    return survey
  }
}
