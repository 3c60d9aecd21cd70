import Vitrine
import VitrineDocuments
import VitrineGoldens
import VitrineImages

/// One picture to compare with its golden.
struct CheckJob: Sendable {
  var page: InputPage
  var configuration: RenderConfiguration
  var name: GoldenName
  var session: SnapshotSession
  var options: ComparisonOptions
  var masks: SnapshotMasks
  var allowsBlank = false
  /// Whether an error of the document costs only this picture.
  var keepsGoing = false
  /// The cache of verdicts; nil always draws.
  var cache: VerdictCache?
  /// The keys that find a verdict of an earlier run; nil always draws.
  var keys: CheckKeys?

  /// The files read for the picture once it is drawn: documents, their images and fonts, the pictures of a scene.
  var filesRead: [String] {
    let scene = page.scene.map { [$0.document.file] + $0.document.files }
    return (scene ?? [])
      + ([page.document] + page.company).flatMap { [$0.file] + $0.filesRead }
  }

  /// One configuration for each place that may show the input: a widget's families, or for a Today widget the
  /// systems with their display modes.
  var hosts: [RenderConfiguration] {
    if page.scene != nil { return [configuration] }
    switch page.widget.declared {
    case .families:
      return page.document.families.map { family in
        var host = configuration
        host.family = family
        return host
      }
    case .activity(let activity):
      return activity.presentations.map { presentation in
        var host = configuration
        host.surface = .activity(presentation)
        return host
      }
    case .control(let control):
      return control.sizes.map { size in
        var host = configuration
        host.surface = .control(size)
        return host
      }
    case .today:
      return TodayEnvironment.systems.flatMap { os in
        NCWidgetDisplayMode.allCases.map { mode in
          var host = configuration
          (host.os, host.displayMode) = (os, mode)
          return host
        }
      }
    }
  }
}

/// The outcome of checking one picture.
struct CheckResult: Sendable {
  var record: SnapshotRecord
  /// Whether the picture passes in the run's mode.
  var passes: Bool
  /// The time in microseconds that drawing and comparing took, in this run or in the one that stored the
  /// verdict.
  var cost: Int
}

/// Draws pictures and compares them.
struct CheckWorker: QueueWorker, ~Copyable {
  private let renderer: PictureRenderer
  private var scratch = RenderScratch()

  init(renderer: PictureRenderer) { self.renderer = renderer }

  mutating func draw(_ job: CheckJob, isLast: Bool) throws -> CheckResult {
    let golden = Swift.Result { () throws(GoldenError) in
      try job.session.store.golden(job.name.text + ".png")
    }
    let key = job.keys?.key(job.page.file, job.configuration)
    if let key, let bytes = try? golden.get(),
      let verdict = job.cache?.verdict(key, of: job.name, golden: bytes)
    {
      try job.session.take(verdict.record, for: job.name)
      return CheckResult(
        record: verdict.record, passes: verdict.record.passes(in: job.session.mode),
        cost: verdict.cost)
    }
    let start = Clock.now()
    let record: SnapshotRecord
    do { record = try compare(job, golden) } catch let error as UndrawnPicture {
      throw error.naming(job.name.text)
    } catch let error as DocumentError where job.keepsGoing {
      throw UndrawnPicture(error.report)
    }
    let cost = Int((Clock.now() &- start) / 1000)
    if let key, let bytes = try? golden.get() {
      let reads = job.filesRead + (job.keys?.librariesOpened ?? [])
      job.cache?.keep(record, key, golden: bytes, reads: reads, cost: cost)
    }
    return CheckResult(record: record, passes: record.passes(in: job.session.mode), cost: cost)
  }

  private mutating func compare(
    _ job: CheckJob, _ golden: Swift.Result<[UInt8]?, GoldenError>
  ) throws -> SnapshotRecord {
    let renderer = renderer.starting()
    let placed = try job.page.document.place(
      job.configuration, of: job.page.widget, by: renderer
    ).placed
    let image = renderer.finish(placed, scratch: &scratch)
    if let reason = UndrawnPicture(image, of: job.page.document.file) { throw reason }
    let candidate = PictureSnapshot.candidate(
      job.name, image,
      traits: job.configuration.traits(kind: job.page.kind), options: job.options,
      masks: job.masks, allowsBlank: job.allowsBlank)
    return try job.session.check(candidate) { () throws(GoldenError) in try golden.get() }
  }
}
