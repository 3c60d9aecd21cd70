import Vitrine
import VitrineGraphics
import VitrineImages

/// One picture of a gallery to draw.
struct GalleryJob: Sendable {
  /// The part of the gallery that the picture goes to.
  enum Use: Sendable {
    /// A file and a card of the page; whether each is made.
    case preview(isFramed: Bool, hasFile: Bool, hasCard: Bool)
    /// A cell of the contact sheet, and the sheet's pixels per point.
    case cell(scale: Double)
    /// The screen of a picture for the App Store.
    case store(StoreLayout, StoreWords, StoreDesign)
  }

  var render: RenderJob
  var use: Use
  /// The program that draws the widget; nil for a document.
  var bundle: BundlePictures?
  /// The colour of the edge of a framed preview's device; nil for a grey by the scheme.
  var frameColor: RGBA?
  /// The format beside PNG; nil for none.
  var also: GalleryFormat?
  /// The most bytes of each file; nil without a limit.
  var limit: Int?
}

/// The result of a job.
struct GalleryOutcome: Sendable {
  /// The file that was written.
  var result: RenderResult?
  /// The file in another format beside it.
  var other: String?
  /// The picture of a cell.
  var cell: RenderedImage?
  /// The files in a card of the page.
  var card: GalleryCard.Picture?
}
