import Foundation
import Synchronization
import Vitrine
import VitrineDocuments

/// Checks the texts of many pictures for legibility without drawing them, on all cores.
struct TextLedgerRun {
  let document: Document
  /// The document's widget, with the others on its screen.
  let widget: WidgetDescription
  let renderer: PictureRenderer

  /// The results for all pictures.
  struct Texts: Sendable {
    /// The ledger of a single picture; nil if there are several.
    var single: TextLedger?
    var survey = TextSurvey()
  }

  func run(
    count: Int, _ configuration: @escaping @Sendable (Int) -> RenderConfiguration
  ) throws -> Texts {
    let texts = Mutex(Texts())
    let refused = Mutex<UndrawnPicture?>(nil)
    let queue = RenderQueue<TextLedgerWorker>(
      count: count, renderer: renderer,
      job: { [document, widget] in
        TextLedgerWorker.Job(document: document, widget: widget, configuration: configuration($0))
      },
      report: { outcome in
        switch outcome {
        case .success(let result):
          texts.withLock { $0.survey.add(result.ledger, of: result.configuration) }
          if count == 1 { texts.withLock { $0.single = result.ledger } }
        case .failure(let reason): refused.withLock { $0 = $0 ?? reason }
        }
      })
    try queue.run(threads: ProcessInfo.processInfo.activeProcessorCount)
    if let reason = refused.withLock({ $0 }) { throw reason }
    return texts.withLock { $0 }
  }
}

/// Lays out pictures and checks their texts.
struct TextLedgerWorker: QueueWorker, ~Copyable {
  struct Job: Sendable {
    var document: Document
    var widget: WidgetDescription
    var configuration: RenderConfiguration
  }

  struct Result: Sendable {
    var configuration: RenderConfiguration
    var ledger: TextLedger
  }

  private let renderer: PictureRenderer

  init(renderer: PictureRenderer) { self.renderer = renderer }

  mutating func draw(_ job: Job, isLast: Bool) throws -> Result {
    let renderer = renderer.starting()
    let placed = try job.document.place(job.configuration, of: job.widget, by: renderer).placed
    if let reason = UndrawnPicture(placed.diagnostics, of: job.document.file) { throw reason }
    return Result(configuration: job.configuration, ledger: renderer.textLedger(placed))
  }
}
