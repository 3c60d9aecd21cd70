import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrinePreview

/// Answers the page of a preview of a widget bundle's program.
final class BundlePreview: PreviewSource {
  private let settings: PreviewSettings
  private let watch = PreviewWatch()
  private let queue = PreviewQueue()
  private let kinds: PreviewKinds

  /// - Parameter path: the program.
  init(_ path: String, _ documents: DocumentOptions, _ drawing: DrawingOptions) throws {
    let usual = try DocumentOptions.parse([])
    guard documents.documentLimit == usual.documentLimit else {
      throw UsageError("--document-limit is for documents, and '\(path)' is a program")
    }
    let root = JobFolder(path: ".", flag: "the preview")
    let settings = try PreviewSettings(drawing, documents, in: root)
    self.settings = settings
    // Mistakes in flags end the program before there is a page.
    try drawing.checkEffects(drawing.matrix())
    watch.follow(program: path)
    let program = PreviewProgram(path, settings.shared)
    let kinds = PreviewKinds(try program.widgets().map(\.kind))
    if kinds.names.isEmpty {
      throw Failure(
        code: Exit.badInput, message: "error: '\(path)' has no widget; there is nothing to show")
    }
    self.kinds = kinds
    let limits = documents.limits(drawing)
    let isStarted = WorkerThread.start { [queue, watch] in
      queue.run(
        BundlePreviewRunner(
          path, root: root, settings: settings, kinds: kinds, watch: watch,
          limits: limits))
    }
    guard isStarted else {
      throw Failure(code: Exit.badInput, message: "error: no thread can be started to ask on")
    }
  }

  func choices() -> String { PreviewChoices.text(documents: kinds.names, settings) }

  func pictures(of job: [UInt8]) -> String {
    queue.answer(job) ?? PreviewQueue.refusal(version: watch.version)
  }

  func version(after known: Int) -> Int { watch.version(after: known) }
}
