import VitrineGraphics
import VitrineViews
import VitrineWidgets

extension BundleCommand {
  private typealias Outcome = Result<RenderResult, BudgetExceeded>

  /// Evaluates and places one picture after the other on the main actor, as authors' code needs it, while
  /// others are drawn and written.
  @MainActor
  func draw(_ parts: [BundlePart], _ renderer: PictureRenderer, _ threads: Int) async throws {
    let report = RenderReport(
      count: parts.reduce(0) { $0 + $1.configurations.count }, isJSON: drawing.json,
      isQuiet: drawing.quiet)
    let pool = ScratchPool()
    try await withThrowingTaskGroup(of: (Int, Outcome).self) { group in
      defer { report.end() }
      var finished = InOrder<Outcome>()
      var (begun, inFlight) = (0, 0)
      for part in parts {
        for configuration in part.configurations {
          let shown = await part.widget.pictures(configuration, hasDate: drawing.at != nil)
          let jobs = jobs(shown, of: part.widget, configuration, renderer)
          report.expect(jobs.count - 1)
          for job in jobs {
            // Each picture in flight has memory of its own; two for each thread keep all of them busy.
            if inFlight >= threads * 2, let (index, outcome) = try await group.next() {
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

  /// The pictures of a configuration: those of its entries, placed, and the filmstrip of a timeline.
  @MainActor
  private func jobs(
    _ shown: (entries: [WidgetDescription.Picture], timeline: WidgetTimeline?),
    of widget: WidgetDescription, _ configuration: RenderConfiguration, _ renderer: PictureRenderer
  ) -> [BundleJob] {
    var jobs = shown.entries.map { picture in
      let renderer = renderer.starting()
      let placed = renderer.place(picture.entry, of: widget, picture.configuration)
      let name = ImageName.make(kind: widget.kind, picture.configuration)
      return BundleJob(
        file: file(name, writesHits: writing.hits, judgesTexts: drawing.json),
        kind: widget.kind, entry: picture.entry.facts.json(name: picture.configuration.entry.slug)
      ) { renderer.finish(placed, scratch: &$0) }
    }
    guard let timeline = shown.timeline else { return jobs }
    let name = ImageName.make(kind: widget.kind, configuration, entry: "filmstrip")
    // Views of several entries are evaluated while it is drawn, so it is drawn here.
    var scratch = RenderScratch()
    let strip = renderer.starting().filmstrip(
      timeline, of: widget, configuration, scratch: &scratch)
    jobs.append(
      BundleJob(
        file: file(name), kind: widget.kind,
        entry: EntryFacts(policy: timeline.policy).json(name: "filmstrip")
      ) { _ in strip })
    return jobs
  }

  private func file(
    _ name: String, writesHits: Bool = false, judgesTexts: Bool = false
  ) -> PictureFile {
    PictureFile(
      path: writing.output + "/" + name + ".png", writesHits: writesHits, judgesTexts: judgesTexts)
  }
}

/// A picture to finish and write on any thread.
struct BundleJob: Sendable {
  var file: PictureFile
  var kind: String
  /// The entry's name and facts, as JSON.
  var entry: String
  var finish: @Sendable (inout RenderScratch) -> RenderedImage

  func draw(_ scratch: inout RenderScratch) throws -> Result<RenderResult, BudgetExceeded> {
    let image = finish(&scratch)
    if let reason = BudgetExceeded(image, of: kind) { return .failure(reason.naming(file.path)) }
    return .success(try file.write(image, entry: entry, &scratch))
  }
}
