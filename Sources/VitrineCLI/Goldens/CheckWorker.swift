import Vitrine
import VitrineDocuments
import VitrineGoldens
import VitrineImages

/// One picture to compare with its golden.
struct CheckJob: Sendable {
  var document: Document
  var widget: WidgetDescription
  var configuration: RenderConfiguration
  var name: GoldenName
  var session: SnapshotSession
  var options: ComparisonOptions
  var cache: VerdictCache
  /// Under which a verdict of an earlier run holds; nil draws in any case.
  var key: UInt64?

  /// A picture for each place that may show the document: its families, or in a Today widget the
  /// systems with their display modes.
  var hosts: [RenderConfiguration] {
    guard widget.today != nil else {
      return document.families.map { family in
        var host = configuration
        host.family = family
        return host
      }
    }
    return TodayEnvironment.systems.flatMap { os in
      NCWidgetDisplayMode.allCases.map { mode in
        var host = configuration
        (host.os, host.displayMode) = (os, mode)
        return host
      }
    }
  }

  /// Pixels to draw: what a picture costs, near enough to share a run among machines.
  var cost: Int {
    let (size, scale) = (configuration.canvasSize, configuration.pixelScale)
    let pixels = size.width * size.height * scale * scale
    return pixels.isFinite ? Int(max(1, min(pixels, 1e12))) : 1
  }
}

/// What became of a checked picture.
struct CheckResult: Sendable {
  var record: SnapshotRecord
  /// Whether the run's mode lets it pass.
  var passes: Bool
}

/// Draws pictures and compares them.
struct CheckWorker: QueueWorker, ~Copyable {
  private let renderer: Renderer
  private var scratch = RenderScratch()

  init(renderer: Renderer) { self.renderer = renderer }

  mutating func draw(_ job: CheckJob, isLast: Bool) throws -> CheckResult {
    let golden = try? job.session.store.golden(job.name.text + ".png")
    if let key = job.key, let golden, let record = job.cache.record(key, golden: golden) {
      try job.session.take(record, for: job.name)
      return CheckResult(record: record, passes: record.passes(in: job.session.mode))
    }
    let (entry, session) = job.document.entry(EntryRequest(job.configuration))
    let placed = renderer.place(entry, of: job.widget, job.configuration)
    if let problem = session.problem { throw problem }
    let image = renderer.finish(placed, scratch: &scratch)
    let candidate = PictureSnapshot.candidate(
      job.name, image,
      traits: job.configuration.traits(kind: job.document.kind), options: job.options)
    let record = try job.session.check(candidate)
    if let key = job.key, let golden {
      job.cache.keep(record, key, golden: golden, reads: job.document.filesRead)
    }
    return CheckResult(record: record, passes: record.passes(in: job.session.mode))
  }
}
