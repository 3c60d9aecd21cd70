import Vitrine

/// What one picture's views share while they are built. Used from one thread.
package final class DocumentSession {
  let document: Document
  let format: FormatContext
  /// The first thing that went wrong while views were built; closures that layout calls cannot throw.
  package private(set) var problem: DocumentError?
  /// Date and relevance of the entry, for expressions.
  var entry = LocatedObject()
  private var viewCount = 0

  init(document: Document, format: FormatContext) {
    self.document = document
    self.format = format
  }

  func report(_ error: DocumentError) {
    if problem == nil { problem = error }
  }

  /// Counts a view that is about to be built; false once there are too many.
  func count(at place: Place) -> Bool {
    viewCount += 1
    guard viewCount > document.limits.viewCount else { return true }
    report(
      DocumentError(
        file: document.file, position: place.position, path: place.path,
        message: "the document makes more than \(document.limits.viewCount) views"))
    return false
  }
}
