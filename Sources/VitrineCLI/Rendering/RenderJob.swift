import Vitrine
import VitrineDocuments

/// One picture to draw, and the file it goes to.
struct RenderJob: Sendable {
  var document: Document
  var widget: WidgetDescription
  var configuration: RenderConfiguration
  var file: PictureFile
  /// Whether the whole timeline is drawn.
  var isFilmstrip = false
  /// Whether an error in the document costs only this picture.
  var keepsGoing = false
}
