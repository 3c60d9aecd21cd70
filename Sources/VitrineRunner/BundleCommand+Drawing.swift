import VitrineGraphics
import VitrineViews
import VitrineWidgets

extension BundleCommand {
  private typealias Outcome = Result<RenderResult, UndrawnPicture>

  /// Evaluates and places one picture after the other on the main actor, as authors' code needs it, while
  /// others are drawn and written.
  @MainActor
  func draw(_ parts: [BundlePart], _ renderer: PictureRenderer, _ threads: Int) async throws {
    let watch = FallWatch(isArmed: !writing.isStream)
    defer { watch.stop() }
    let report = RenderReport(
      count: parts.reduce(0) { $0 + $1.configurations.count }, isJSON: drawing.json,
      isQuiet: drawing.quiet, printsPaths: !writing.isStream, showsTimings: writing.timings,
      toldBefore: watch.toldBefore)
    let pool = ScratchPool()
    try await withThrowingTaskGroup(of: (Int, Outcome).self) { group in
      defer { report.end() }
      var finished = InOrder<Outcome>()
      var (place, begun, inFlight) = (0, 0, 0)
      @MainActor func finish(_ index: Int, _ outcome: Outcome) {
        finished.finish(index, outcome, report.add)
        watch.tell(report.toldCount)
      }
      for part in parts {
        let first = place
        for configuration in part.configurations {
          watch.begin(place, after: begun)
          let answer = watch.answer(to: place, since: first)
          place += 1
          if answer == .nothing {
            finish(begun, .failure(FallenCode.undrawn(part.widget.kind)))
            begun += 1
            continue
          }
          let configuration = await part.sized(configuration, renderer)
          var widget = part.widget
          widget.companions = await widget.companions.present(on: configuration)
          let pictures = await pictures(
            of: widget, configuration, byPlaceholder: answer == .placeholder)
          try checkRows(isOver: false)
          report.expect(pictures.count - 1)
          try drawing.budgets.check(count: report.count)
          try writing.checkStream(count: report.count)
          for picture in pictures {
            let job = await watched(widget) { self.job(picture, of: widget, renderer) }
            try checkRows(isOver: false)
            // Each picture that is drawn has memory of its own; the next one is placed meanwhile.
            if inFlight >= threads, let (index, outcome) = try await group.next() {
              finish(index, outcome)
              inFlight -= 1
            }
            let index = begun
            group.addTask {
              (index, try pool.lend { scratch in try FallWatch.drawing { try job.draw(&scratch) } })
            }
            begun += 1
            inFlight += 1
          }
        }
      }
      for try await (index, outcome) in group { finish(index, outcome) }
    }
    try report.check(isStrict: drawing.strict)
  }

  /// The request of a configuration: its entry, or all of its timeline and then the filmstrip.
  enum Asked {
    case entry(WidgetDescription.Picture)
    case filmstrip(WidgetTimeline, RenderConfiguration)
  }

  /// - Parameter byPlaceholder: whether the placeholder is drawn for what is asked.
  @MainActor
  func pictures(
    of widget: WidgetDescription, _ configuration: RenderConfiguration, byPlaceholder: Bool = false
  ) async -> [Asked] {
    if byPlaceholder { return await [.entry(placeholder(of: widget, configuration))] }
    let shown = await watched(widget) {
      await widget.pictures(configuration, hasDate: drawing.at != nil)
    }
    return shown.entries.map { .entry($0) }
      + (shown.timeline.map { [.filmstrip($0, configuration)] } ?? [])
  }

  /// Returns the placeholder under the name of the picture that is asked for, with a warning.
  @MainActor
  private func placeholder(
    of widget: WidgetDescription, _ configuration: RenderConfiguration
  ) async -> WidgetDescription.Picture {
    var picture = await watched(widget) { await widget.placeholder(for: configuration) }
    picture.entry.diagnostics.append(FallenCode.diagnostic(widget.kind))
    return picture
  }

  /// Runs author's code, which may keep the main thread for a limited time.
  @MainActor
  private func watched<Value>(
    _ widget: WidgetDescription, _ work: @MainActor () async -> Value
  ) async -> Value {
    await ProviderWatch.limiting(
      widget.kind, asJSON: drawing.json, within: drawing.budgets.timeLimit, work)
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
