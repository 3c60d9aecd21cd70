import Vitrine
import VitrineDocuments

extension Document {
  /// The entry that a configuration asks for and its views where they stand.
  ///
  /// Throws where views of the document, or of one that shares its screen, could not be built.
  func place(
    _ configuration: RenderConfiguration, of widget: WidgetDescription, by renderer: Renderer
  ) throws -> (entry: WidgetEntry, placed: PlacedWidget) {
    let (entry, session) = entry(EntryRequest(configuration))
    let placed = renderer.place(entry, of: widget, configuration)
    if let problem = session.problem { throw problem }
    try CompanyOptions.check(placed.diagnostics)
    return (entry, placed)
  }
}
