import Vitrine
import VitrineGraphics
import VitrineImages

/// Draws the pictures of a gallery one after the other, with memory of its own.
struct GalleryWorker: QueueWorker, ~Copyable {
  private let renderer: PictureRenderer
  private var worker: RenderWorker

  init(renderer: PictureRenderer) {
    self.renderer = renderer
    worker = RenderWorker(renderer: renderer)
  }

  mutating func draw(_ job: GalleryJob, isLast: Bool) throws -> GalleryOutcome {
    defer { if isLast { worker.scratch.raster.release() } }
    switch job.use {
    case .preview(let isFramed, let hasFile, let hasCard):
      return try preview(job, isFramed: isFramed, hasFile: hasFile, hasCard: hasCard)
    case .cell(let scale):
      let size = job.render.configuration.pictureSize
      return GalleryOutcome(cell: try screen(job, job.render).image.scaled(to: size, scale: scale))
    case .store(let layout, let words, let design):
      return GalleryOutcome(result: try store(job, layout, words, design))
    }
  }

  private mutating func preview(
    _ job: GalleryJob, isFramed: Bool, hasFile: Bool, hasCard: Bool
  ) throws -> GalleryOutcome {
    let (image, entry) = try picture(job, job.render, isFramed: isFramed)
    let (path, began) = (job.render.file.path, Clock.now())
    let packed = try GalleryFile.packed(
      image, path, limit: job.limit, keepsTrueColour: false, &worker.scratch)
    var outcome = GalleryOutcome()
    if hasFile {
      outcome.other = try job.also.map {
        try GalleryFile.write(image, as: $0, beside: path, limit: job.limit)
      }
      outcome.result = try GalleryFile.write(packed, image, to: path, entry: entry, began: began)
    }
    guard hasCard else { return outcome }
    let small = Self.small(image, job.render.configuration)
    outcome.card = GalleryCard.Picture(
      small: try encodePNG(small.pixmap, scale: 1, scratch: &worker.scratch.png),
      large: packed.bytes, width: small.pixmap.width, height: small.pixmap.height,
      scale: image.scale)
    return outcome
  }

  /// Returns a picture in one pixel a point, with the lines of the large one.
  private static func small(
    _ image: RenderedImage, _ configuration: RenderConfiguration
  ) -> RenderedImage {
    let scale = configuration.scale ?? configuration.device.scale
    let size = Size(
      Double(image.pixmap.width) / scale, Double(image.pixmap.height) / scale)
    return image.scaled(to: size, scale: 1)
  }

  private mutating func picture(
    _ job: GalleryJob, _ render: RenderJob, isFramed: Bool
  ) throws -> (image: RenderedImage, entry: String) {
    let (screen, entry) = try screen(job, render)
    guard isFramed else { return (screen, entry) }
    let image = renderer.starting().framed(
      screen, render.configuration, color: job.frameColor, scratch: &worker.scratch)
    return (try whole(image, render), entry)
  }

  /// Draws a widget or a screen, or has its program do so.
  private mutating func screen(
    _ job: GalleryJob, _ render: RenderJob
  ) throws -> (image: RenderedImage, entry: String) {
    guard let bundle = job.bundle else { return try worker.image(render) }
    return try bundle.image(of: render)
  }

  private mutating func store(
    _ job: GalleryJob, _ layout: StoreLayout, _ words: StoreWords, _ design: StoreDesign
  ) throws -> RenderResult {
    var render = job.render
    render.configuration.scale = nil
    let (screen, entry) = try screen(job, render)
    let image = try whole(
      renderer.starting().storePicture(
        screen.scaled(to: layout.device.screen, scale: layout.screenScale), words, layout, design,
        render.configuration, scratch: &worker.scratch),
      render)
    let (path, began) = (job.render.file.path, Clock.now())
    if let reason = cutWords(image, words, layout, render) {
      throw UndrawnPicture(ErrorReport(.input, "\(path) is not written: " + reason))
    }
    try checkStore(image, layout, path)
    let packed = try GalleryFile.packed(
      image, path, limit: job.limit, keepsTrueColour: true, &worker.scratch)
    return try GalleryFile.write(packed, image, to: path, entry: entry, began: began)
  }

  /// Says of headline or subtitle that it does not fit; nil if both do.
  private func cutWords(
    _ image: RenderedImage, _ words: StoreWords, _ layout: StoreLayout, _ render: RenderJob
  ) -> String? {
    guard
      let cut = image.textLedger.entries.first(where: {
        $0.problems.contains(where: Self.cuts.contains)
      })
    else { return nil }
    let isSubtitle = cut.string == words.subtitle && cut.string != words.headline
    let lines = isSubtitle ? StoreLayout.mostSubtitleLines : StoreLayout.mostLines
    return "its \(isSubtitle ? "subtitle" : "headline") '\(cut.string)' does not fit "
      + "\(lines) lines of \(layout.size.text); shorten it for "
      + render.configuration.localeIdentifier
  }

  /// The problems that make a headline unreadable.
  private static let cuts: Set<TextProblem> = [.truncated, .clipped]

  /// The store refuses pictures of other sizes, and with an alpha channel.
  private func checkStore(_ image: RenderedImage, _ layout: StoreLayout, _ path: String) throws {
    let pixmap = image.pixmap
    guard pixmap.width == layout.size.width, pixmap.height == layout.size.height,
      pixmap.pixels.allSatisfy({ $0 >> 24 == 255 })
    else {
      throw Failure(
        code: Exit.ourBug,
        message: "error: internal error: \(path) is \(pixmap.width)x\(pixmap.height), or not opaque"
      )
    }
  }

  /// Returns a composed picture, or throws if it exceeds the budget.
  private func whole(_ image: RenderedImage, _ job: RenderJob) throws -> RenderedImage {
    if let reason = UndrawnPicture(image, of: job.document.file) {
      throw reason.naming(job.file.path)
    }
    return image
  }
}
