import Vitrine
import VitrineDocuments
import VitrineGraphics

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
    try Self.checkCompanions(placed.diagnostics)
    return (entry, placed)
  }

  /// Throws if the views of another widget on the screen could not be built.
  private static func checkCompanions(_ diagnostics: [Diagnostic]) throws {
    let codes = [problemCode, Diagnostic.noPlaceCode]
    guard let problem = diagnostics.first(where: { codes.contains($0.code) }) else { return }
    throw Failure(code: Exit.badInput, message: "error: \(problem.message)")
  }
}

extension DocumentSession {
  /// Throws the error that occurred while the views were built, if any.
  func check() throws {
    guard let problem else { return }
    if isGivenUp { throw UndrawnPicture("\(problem)") }
    throw problem
  }
}
