import Vitrine
import VitrineGraphics
import VitrineImages

/// The state that the views of one picture share while they are built. Used from one thread.
package final class DocumentSession {
  let resources: BuildResources
  let format: FormatContext
  /// The first error while views were built, kept here because closures called by layout cannot throw.
  package private(set) var problem: DocumentError?
  /// Counts the work of views and expressions.
  private(set) var meter = EvaluationMeter(.standard)
  /// The date and relevance of the entry, for expressions.
  var entry = LocatedObject()
  /// The last value of `environment`: most views of a picture have the same.
  private var environment: (form: EnvironmentForm, object: LocatedObject)?
  private var viewCount = 0
  private var hasTooManyViews = false
  /// The files of the images used so far.
  private var images: Set<FileStamp.Identity> = []
  /// The outlines of path data read so far: views of a loop mostly have one.
  private var outlines: [String: VitrineGraphics.Path] = [:]

  init(_ resources: BuildResources, format: FormatContext) {
    self.resources = resources
    self.format = format
  }

  /// Whether the picture exceeded its budget; other pictures of the document may still be drawn.
  package var isGivenUp: Bool { meter.excess != nil || hasTooManyViews }

  /// Sets the budget of the picture; must be called before its views are built.
  package func allow(_ budget: DrawingBudget) { meter = EvaluationMeter(budget) }

  /// Returns the value of `environment` in expressions.
  func object(of form: EnvironmentForm) -> LocatedObject {
    if let environment, environment.form == form { return environment.object }
    let object = form.object
    environment = (form, object)
    return object
  }

  /// Returns the diagnostics that texts have given since the last call.
  func takeNotes() -> [Diagnostic] { format.words?.takeDiagnostics() ?? [] }

  func report(_ error: DocumentError) {
    if problem == nil { problem = error }
  }

  /// Counts views and loop iterations about to be built; returns false once there are too many.
  func count(_ count: Int = 1, at place: Place) -> Bool {
    do {
      try meter.spend(count)
    } catch {
      report(self.error(error.message, place))
      return false
    }
    viewCount += count
    guard viewCount > resources.limits.viewCount else { return true }
    hasTooManyViews = true
    report(
      error(
        "the document makes more than \(resources.limits.viewCount) views and turns of loops", place
      )
    )
    return false
  }

  /// Counts the bytes of an image on its first use in the picture.
  func use(_ image: FileStamp.Identity, bytes: Int, at place: Place) throws(DocumentError) {
    guard images.insert(image).inserted else { return }
    do { try meter.make(bytes) } catch { throw self.error(error.message, place) }
  }

  /// Counts steps.
  func spend(_ steps: Int, at place: Place) throws(DocumentError) {
    do { try meter.spend(steps) } catch { throw self.error(error.message, place) }
  }

  /// Counts bytes that a view keeps.
  func make(_ bytes: Int, at place: Place) throws(DocumentError) {
    do { try meter.make(bytes) } catch { throw self.error(error.message, place) }
  }

  /// Returns the outline of path data, which is read once; nil where it is none. A byte that is read counts as a step,
  /// and one that is looked up as every text's.
  func outline(
    _ text: String, limit: Int, at place: Place
  ) throws(DocumentError) -> VitrineGraphics.Path? {
    do { try meter.read(text.utf8.count) } catch { throw self.error(error.message, place) }
    if let known = outlines[text] { return known }
    do { try meter.spend(text.utf8.count) } catch { throw self.error(error.message, place) }
    guard let outline = PathData.outline(text, limit: limit) else { return nil }
    try make(text.utf8.count + outline.points.count * MemoryLayout<Point>.stride, at: place)
    outlines[text] = outline
    return outline
  }

  private func error(_ message: String, _ place: Place) -> DocumentError {
    DocumentError(
      file: resources.file, position: place.position, path: place.path, message: message)
  }
}
