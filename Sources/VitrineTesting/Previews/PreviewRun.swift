import Vitrine
import VitrineGraphics

/// The previews that one call of a test checks.
@MainActor
struct PreviewRun {
  var base: String
  var matrix: RenderMatrix
  /// Called with each preview of which no picture is made.
  var skip: (SnapshotPreview, _ reason: String) -> Void
  /// Called with an error that keeps a preview from being drawn; the others still are.
  var fail: (any Error) -> Void

  /// Draws and checks previews one after the other.
  func check(_ previews: [SnapshotPreview], in run: inout SnapshotRun) async {
    for preview in previews {
      if let reason = preview.reasonNotDrawn {
        skip(preview, reason)
        continue
      }
      do { try await PreviewProduct(preview, matrix)?.check(base, in: &run) } catch {
        fail(error is UndrawnPreview ? error : UndrawnPreview(preview: preview, reason: "\(error)"))
      }
    }
    run.finish()
  }
}
