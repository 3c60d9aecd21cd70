import VitrineGraphics
import VitrineViews
import VitrineWidgets

extension BundleCommand {
  private typealias Outcome = Result<RenderResult, UndrawnPicture>

  /// Evaluates and places one picture after the other on the main actor, as authors' code needs it, while
  /// others are drawn and written.
  @MainActor
  func draw(_ parts: [BundlePart], _ renderer: PictureRenderer, _ threads: Int) async throws {
    let report = RenderReport(
      count: parts.reduce(0) { $0 + $1.configurations.count }, isJSON: drawing.json,
      isQuiet: drawing.quiet, printsPaths: !writing.isStream, showsTimings: writing.timings)
    let pool = ScratchPool()
    try await withThrowingTaskGroup(of: (Int, Outcome).self) { group in
      defer { report.end() }
      var finished = InOrder<Outcome>()
      var (begun, inFlight) = (0, 0)
      for part in parts {
        for configuration in part.configurations {
          let configuration = await part.sized(configuration, renderer)
          var widget = part.widget
          widget.companions = await widget.companions.present(on: configuration)
          let pictures = await pictures(of: widget, configuration)
          report.expect(pictures.count - 1)
          try drawing.budgets.check(count: report.count)
          try writing.checkStream(count: report.count)
          for picture in pictures {
            let job = job(picture, of: widget, renderer)
            // Each picture that is drawn has memory of its own; the next one is placed meanwhile.
            if inFlight >= threads, let (index, outcome) = try await group.next() {
              finished.finish(index, outcome, report.add)
              inFlight -= 1
            }
            let index = begun
            group.addTask { (index, try pool.lend { try job.draw(&$0) }) }
            begun += 1
            inFlight += 1
          }
        }
      }
      for try await (index, outcome) in group { finished.finish(index, outcome, report.add) }
    }
    try report.check(isStrict: drawing.strict)
  }

  /// The request of a configuration: its entry, or all of its timeline and then the filmstrip.
  enum Asked {
    case entry(WidgetDescription.Picture)
    case filmstrip(WidgetTimeline, RenderConfiguration)
  }

  @MainActor
  func pictures(
    of widget: WidgetDescription, _ configuration: RenderConfiguration
  ) async -> [Asked] {
    let shown = await ProviderWatch.limiting(widget.kind, asJSON: drawing.json) {
      await widget.pictures(configuration, hasDate: drawing.at != nil)
    }
    return shown.entries.map { .entry($0) }
      + (shown.timeline.map { [.filmstrip($0, configuration)] } ?? [])
  }

  /// Places a picture, or draws a filmstrip, whose views are evaluated while it is drawn.
  @MainActor
  func job(
    _ asked: Asked, of widget: WidgetDescription, _ renderer: PictureRenderer
  ) -> BundleJob {
    switch asked {
    case .entry(let picture):
      let configuration = picture.configuration
      let start = Clock.now()
      let placed = renderer.starting().place(picture.entry, of: widget, configuration)
      let rest = renderer.continuing(after: Clock.now() &- start)
      return BundleJob(
        file: file(
          ImageName.make(kind: widget.kind, configuration), of: widget, configuration,
          writesHits: writing.hits,
          judgesTexts: drawing.json),
        kind: widget.kind, entry: picture.entry.facts.json(name: configuration.entry.slug)
      ) { rest.starting().finish(placed, scratch: &$0) }
    case .filmstrip(let timeline, let configuration):
      var scratch = RenderScratch()
      let strip = renderer.starting().filmstrip(
        timeline, of: widget, configuration, scratch: &scratch)
      return BundleJob(
        file: file(
          ImageName.make(kind: widget.kind, configuration, entry: "filmstrip"), of: widget,
          configuration),
        kind: widget.kind, entry: EntryFacts(policy: timeline.policy).json(name: "filmstrip")
      ) { _ in strip }
    }
  }

  private func file(
    _ name: String, of widget: WidgetDescription, _ configuration: RenderConfiguration,
    writesHits: Bool = false, judgesTexts: Bool = false
  ) -> PictureFile {
    var file = PictureFile(
      path: (writing.isStream ? "" : writing.folder + "/") + name + ".png",
      isStream: writing.isStream, writesHits: writesHits, judgesTexts: judgesTexts)
    if writing.explain {
      file.explained = PictureRequest(kind: widget.kind, configuration: configuration)
    }
    return file
  }
}

/// A picture to finish and write on any thread.
struct BundleJob: Sendable {
  var file: PictureFile
  var kind: String
  /// The entry's name and facts, as JSON.
  var entry: String
  var finish: @Sendable (inout RenderScratch) -> RenderedImage

  func draw(_ scratch: inout RenderScratch) throws -> Result<RenderResult, UndrawnPicture> {
    let image = finish(&scratch)
    if let reason = UndrawnPicture(image, of: kind) { return .failure(reason.naming(file.path)) }
    return .success(try file.write(image, entry: entry, &scratch))
  }
}
