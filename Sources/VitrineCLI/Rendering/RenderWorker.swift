import Vitrine
import VitrineDocuments
import VitrineImages

/// Draws jobs one after the other, with memory of its own.
struct RenderWorker: QueueWorker, ~Copyable {
  var renderer: PictureRenderer
  /// The memory of drawing and encoding, for what is made of its pictures too.
  var scratch = RenderScratch()

  init(renderer: PictureRenderer) { self.renderer = renderer }

  /// Draws a picture and writes its file completely or not at all.
  mutating func draw(_ job: RenderJob, isLast: Bool) throws -> RenderResult {
    let (image, entry) = try image(job)
    // Encoding needs memory of its own; the memory of drawing is released before.
    if isLast { scratch.raster.release() }
    return try job.file.write(image, entry: entry, &scratch)
  }

  /// Draws a picture and encodes it, for callers that write no file, or one of their own.
  mutating func encoded(_ job: RenderJob) throws -> (image: RenderedImage, bytes: [UInt8]) {
    let image = try image(job).image
    let bytes = try encodePNG(
      image.pixmap, scale: Int(image.scale.rounded()), scratch: &scratch.png)
    return (image, bytes)
  }

  /// Draws a picture and returns it with the JSON of its entry.
  mutating func image(
    _ job: RenderJob
  ) throws -> (image: RenderedImage, entry: String) {
    do {
      let drawn = job.isFilmstrip ? try filmstrip(job) : try picture(job)
      if let reason = UndrawnPicture(drawn.image, of: job.document.file) { throw reason }
      return drawn
    } catch let error as UndrawnPicture {
      throw error.naming(job.file.path)
    } catch let error as DocumentError where job.keepsGoing {
      throw UndrawnPicture(error.report)
    } catch let error as Failure where job.keepsGoing {
      throw UndrawnPicture(error.report ?? ErrorReport(.input, error.sentence))
    }
  }

  private mutating func picture(
    _ job: RenderJob
  ) throws -> (image: RenderedImage, entry: String) {
    let renderer = renderer.starting()
    let (entry, placed) = try job.document.place(job.configuration, of: job.widget, by: renderer)
    let image = renderer.finish(placed, scratch: &scratch)
    return (image, entry.facts.json(name: job.configuration.entry.slug))
  }

  private mutating func filmstrip(
    _ job: RenderJob
  ) throws -> (image: RenderedImage, entry: String) {
    let renderer = renderer.starting()
    let (timeline, sessions) = job.document.timeline(EntryRequest(job.configuration))
    for session in sessions { session.allow(renderer.budget) }
    let image = renderer.filmstrip(
      timeline, of: job.widget, job.configuration, scratch: &scratch)
    for session in sessions { try session.check() }
    return (image, EntryFacts(policy: timeline.policy).json(name: "filmstrip"))
  }
}
