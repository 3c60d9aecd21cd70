import Foundation
import Synchronization
import Vitrine
import VitrineDocuments

/// Judges the texts of many pictures without drawing them, on all cores.
struct LedgerRun {
  let document: Document
  let renderer: Renderer

  /// What came of it.
  struct Texts: Sendable {
    /// The only picture's ledger; nil where there are several.
    var single: TextLedger?
    var survey = TextSurvey()
  }

  func run(_ configurations: [RenderConfiguration]) throws -> Texts {
    let widget = document.widget
    let jobs = configurations.map {
      LedgerWorker.Job(document: document, widget: widget, configuration: $0)
    }
    let texts = Mutex(Texts())
    let queue = RenderQueue<LedgerWorker>(jobs, renderer: renderer) { result in
      texts.withLock { $0.survey.add(result.ledger, of: result.configuration) }
      if jobs.count == 1 { texts.withLock { $0.single = result.ledger } }
    }
    try queue.run(threads: ProcessInfo.processInfo.activeProcessorCount)
    return texts.withLock { $0 }
  }
}

/// Places pictures and judges their texts.
struct LedgerWorker: QueueWorker, ~Copyable {
  struct Job: Sendable {
    var document: Document
    var widget: WidgetDescription
    var configuration: RenderConfiguration
  }

  struct Result: Sendable {
    var configuration: RenderConfiguration
    var ledger: TextLedger
  }

  private let renderer: Renderer

  init(renderer: Renderer) { self.renderer = renderer }

  mutating func draw(_ job: Job, isLast: Bool) throws -> Result {
    let placed = try job.document.place(job.configuration, of: job.widget, by: renderer).placed
    return Result(configuration: job.configuration, ledger: renderer.textLedger(placed))
  }
}
