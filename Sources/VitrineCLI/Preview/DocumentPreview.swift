import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrinePreview

/// Answers the page of a preview of documents.
final class DocumentPreview: PreviewSource {
  private let input: PreviewInput
  private let settings: PreviewSettings
  private let watch = PreviewWatch()
  private let queue = PreviewQueue()

  init(
    _ input: PreviewInput, _ documents: DocumentOptions, _ company: CompanionOptions,
    _ drawing: DrawingOptions
  ) throws {
    // Mistakes in flags end the program before there is a page.
    _ = try drawing.matrix()
    self.input = input
    let settings = try PreviewSettings(drawing, documents, in: input.root)
    self.settings = settings
    let host = try JobHost(
      root: input.root, output: nil, flags: settings.shared,
      company: company, limits: documents.limits(drawing),
      bounds: JobHost.Bounds(
        pictures: PreviewLimits.pictures, picturesFlag: "the page's", answerBytes: 0,
        documents: PreviewLimits.keptDocuments))
    let renderer = try drawing.budgets.limiting(Renderer(fonts: host.fonts).recording)
    watch.follow(folder: input.root.path)
    try start(host, renderer, words: settings.words + company.words)
  }

  private func start(
    _ host: JobHost, _ renderer: PictureRenderer, words: [String]
  ) throws {
    let isStarted = WorkerThread.start { [queue, watch] in
      queue.run(
        DocumentPreviewRunner(host: host, watch: watch, renderer: renderer, words: words))
    }
    guard isStarted else {
      throw Failure(code: Exit.badInput, message: "error: no thread can be started to draw on")
    }
  }

  func choices() -> String {
    PreviewChoices.text(documents: input.documents, settings)
  }

  func pictures(of job: [UInt8]) -> String {
    queue.answer(job) ?? PreviewQueue.refusal(version: watch.version)
  }

  func version(after known: Int) -> Int { watch.version(after: known) }
}
