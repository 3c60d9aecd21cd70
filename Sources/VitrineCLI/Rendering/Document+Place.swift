import Vitrine
import VitrineDocuments

extension Document {
  /// Returns the entry for a configuration and its laid-out views.
  ///
  /// Throws if views of the document, or of one that shares its screen, could not be built.
  func place(
    _ configuration: RenderConfiguration, of widget: WidgetDescription, by renderer: Renderer
  ) throws -> (entry: WidgetEntry, placed: PlacedWidget) {
    let (entry, session) = entry(EntryRequest(configuration))
    session.allow(renderer.budget)
    let placed = renderer.place(entry, of: widget, configuration)
    try session.check()
    try CompanionOptions.check(placed.diagnostics)
    return (entry, placed)
  }
}

extension DocumentSession {
  /// Throws the error that occurred while the views were built, if any.
  func check() throws {
    guard let problem else { return }
    if isGivenUp { throw BudgetExceeded("\(problem)") }
    throw problem
  }
}
