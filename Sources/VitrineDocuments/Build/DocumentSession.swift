import Vitrine
import VitrineGraphics

/// What one picture's views share while they are built. Used from one thread.
package final class DocumentSession {
  let document: Document
  let format: FormatContext
  /// The first thing that went wrong while views were built; closures that layout calls cannot throw.
  package private(set) var problem: DocumentError?
  /// Counts what the views and expressions take.
  private(set) var meter = EvaluationMeter(.standard)
  /// Date and relevance of the entry, for expressions.
  var entry = LocatedObject()
  private var viewCount = 0
  private var hasTooManyViews = false
  /// Images that were used, by their file.
  private var images: Set<FileIdentity> = []

  init(document: Document, format: FormatContext) {
    self.document = document
    self.format = format
  }

  /// Whether the picture was given up because it takes too much; others of the document may still be
  /// drawn.
  package var isGivenUp: Bool { meter.excess != nil || hasTooManyViews }

  /// Sets what the picture may take; before its views are built.
  package func allow(_ budget: DrawingBudget) { meter = EvaluationMeter(budget) }

  func report(_ error: DocumentError) {
    if problem == nil { problem = error }
  }

  /// Counts views and turns of loops that are about to be built; false once there are too many.
  func count(_ count: Int = 1, at place: Place) -> Bool {
    do {
      try meter.spend(count)
    } catch {
      report(self.error(error.message, place))
      return false
    }
    viewCount += count
    guard viewCount > document.limits.viewCount else { return true }
    hasTooManyViews = true
    report(
      error(
        "the document makes more than \(document.limits.viewCount) views and turns of loops", place)
    )
    return false
  }

  /// Counts the bytes of an image where the picture uses it first.
  func use(_ image: FileIdentity, bytes: Int, at place: Place) throws(DocumentError) {
    guard images.insert(image).inserted else { return }
    do { try meter.make(bytes) } catch { throw self.error(error.message, place) }
  }

  private func error(_ message: String, _ place: Place) -> DocumentError {
    DocumentError(
      file: document.file, position: place.position, path: place.path, message: message)
  }
}
