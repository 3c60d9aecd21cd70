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
    session.allow(renderer.budget)
    let placed = renderer.place(entry, of: widget, configuration)
    try session.check()
    try CompanyOptions.check(placed.diagnostics)
    return (entry, placed)
  }
}

extension DocumentSession {
  /// Throws what went wrong while the views were built.
  func check() throws {
    guard let problem else { return }
    if isGivenUp { throw GivenUp("\(problem)") }
    throw problem
  }
}
