import Foundation
import Vitrine
import VitrineDocuments
import VitrineImages

/// Draws jobs one after the other, with memory of its own.
struct RenderWorker: ~Copyable {
  private let renderer: Renderer
  private var scratch = RenderScratch()

  init(renderer: Renderer) { self.renderer = renderer }

  /// Draws a picture and writes it whole or not at all.
  mutating func draw(_ job: RenderJob) throws -> RenderResult {
    let (entry, session) = job.document.entry(EntryRequest(job.configuration))
    let placed = renderer.place(entry, of: job.widget, job.configuration)
    if let problem = session.problem { throw problem }
    let image = renderer.finish(placed, scratch: &scratch)
    let start = Clock.now()
    let bytes = try encodePNG(
      image.pixmap, scale: Int(image.scale.rounded()), scratch: &scratch.png)
    let encoded = Clock.now()
    try writeFile(bytes, to: job.path)
    return RenderResult(
      path: job.path, width: image.pixmap.width, height: image.pixmap.height, scale: image.scale,
      byteCount: bytes.count, diagnostics: image.diagnostics, times: image.times,
      encodeTime: Clock.milliseconds(from: start, to: encoded),
      writeTime: Clock.milliseconds(from: encoded, to: Clock.now()))
  }
}

/// The clock of stage times.
enum Clock {
  /// Nanoseconds since some fixed moment.
  static func now() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

  static func milliseconds(from start: UInt64, to end: UInt64) -> Double {
    Double(end &- start) / 1e6
  }
}
