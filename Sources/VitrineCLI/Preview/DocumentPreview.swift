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

  /// The most pictures side by side.
  private static let mostPictures = 48
  /// The most documents that stay in memory.
  private static let keptDocuments = 16

  init(
    _ input: PreviewInput, _ documents: DocumentOptions, _ drawing: DrawingOptions
  ) throws {
    // Mistakes in flags end the program before there is a page.
    _ = try drawing.matrix()
    self.input = input
    let settings = try PreviewSettings(drawing, documents, in: input.root)
    self.settings = settings
    let host = try JobHost(
      root: input.root, output: nil, flags: settings.shared,
      company: try CompanionOptions.parse([]), limits: documents.limits(drawing),
      bounds: JobHost.Bounds(
        pictures: Self.mostPictures, picturesFlag: "the page's", answerBytes: 0,
        documents: Self.keptDocuments))
    let renderer = try drawing.budgets.limiting(Renderer(fonts: host.fonts).recording)
    watch.follow(folder: input.root.path)
    try start(host, renderer)
  }

  private func start(_ host: JobHost, _ renderer: PictureRenderer) throws {
    let isStarted = WorkerThread.start { [queue, watch, settings] in
      queue.run(
        PreviewRunner(host: host, watch: watch, renderer: renderer, words: settings.words))
    }
    guard isStarted else {
      throw Failure(code: Exit.badInput, message: "error: no thread can be started to draw on")
    }
  }

  func choices() -> String {
    PreviewChoices.text(documents: input.documents, settings)
  }

  func pictures(of job: [UInt8]) -> String {
    if let answer = queue.answer(job) { return answer }
    var json = JSONText()
    json.object { json in
      json.member("version", watch.version)
      json.key("error")
      PreviewError(JobError(.budget, "too many pages wait for pictures")).write(to: &json)
    }
    return json.text
  }

  func version(after known: Int) -> Int { watch.version(after: known) }
}
