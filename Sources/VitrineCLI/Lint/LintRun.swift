import Foundation
import Synchronization
import Vitrine
import VitrineDocuments
import VitrineLint

/// Judges a document's widget by design rules, on all cores.
struct LintRun {
  let document: Document
  var renderer: PictureRenderer
  let rules: [LintRule]
  /// The pictures that are laid out and judged one by one.
  let configurations: RenderConfigurations
  /// The pictures that are drawn, and judged together.
  let standard: [(role: LintStandardPicture.Role, configuration: RenderConfiguration)]
  /// The app's name as the caller gives it.
  let appName: String?
  var thresholds = LintThresholds.standard

  /// - Parameters:
  ///   - matrix: the lists of pictures.
  ///   - appName: the app's name as the caller gives it.
  init(
    _ document: Document, _ matrix: RenderMatrix, rules: [LintRule], renderer: PictureRenderer,
    appName: String?
  ) throws {
    let pictures = try LintPictures(document, matrix)
    configurations = pictures.laidOut
    standard = pictures.standard.map { role, configuration in
      (role, document.shown(configuration, hasDate: false))
    }
    self.document = document
    self.renderer = renderer
    self.rules = rules
    self.appName = appName
  }

  /// The number of pictures that are laid out or drawn.
  var count: Int { configurations.count + standard.count }

  private struct State: Sendable {
    var builder: LintBuilder
    var pictures: [LintStandardPicture] = []
    var refused: UndrawnPicture?
  }

  /// - Parameter told: called after each picture, by one thread at a time.
  func run(told: @escaping @Sendable () -> Void = {}) throws -> LintReport {
    let builder = LintBuilder(rules, thresholds)
    let state = Mutex(State(builder: builder))
    let count = configurations.count
    let widget = document.widget
    let queue = RenderQueue<LintWorker>(
      count: count + standard.count, renderer: renderer,
      job: { [document, configurations, standard] index in
        LintWorker.Job(
          document: document, widget: widget, builder: builder, index: index,
          configuration: index < count
            ? document.shown(configurations[index], hasDate: false)
            : standard[index - count].configuration,
          role: index < count ? nil : standard[index - count].role)
      },
      report: { outcome in
        state.withLock { state in
          switch outcome {
          case .success(.notes(let notes)): state.builder.add(notes)
          case .success(.standard(let picture)): state.pictures.append(picture)
          case .failure(let reason): state.refused = state.refused ?? reason
          }
          told()
        }
      })
    // The first picture that is given up decides, whatever the others would come to.
    try queue.run(threads: ProcessInfo.processInfo.activeProcessorCount) {
      state.withLock { $0.refused != nil }
    }
    if let reason = state.withLock({ $0.refused }) { throw reason }
    return state.withLock { state in
      var subject = LintWidget(
        widget, timeline: widget.anySurface.name == nil ? timeline() : nil, appName: appName,
        in: standard.first?.configuration ?? RenderConfiguration())
      subject.pictures = state.pictures
      return state.builder.report(on: subject)
    }
  }

  private func timeline() -> WidgetTimeline {
    document.timeline(EntryRequest(standard.first?.configuration ?? RenderConfiguration())).timeline
  }
}

/// Lays out pictures and judges them; standard ones are drawn as well.
struct LintWorker: QueueWorker, ~Copyable {
  struct Job: Sendable {
    var document: Document
    var widget: WidgetDescription
    var builder: LintBuilder
    var index: Int
    var configuration: RenderConfiguration
    /// The role of a standard picture; nil for those that are laid out and judged one by one.
    var role: LintStandardPicture.Role?
  }

  enum Result: Sendable {
    case notes(LintNotes)
    case standard(LintStandardPicture)
  }

  private let renderer: PictureRenderer
  private var scratch = RenderScratch()

  init(renderer: PictureRenderer) { self.renderer = renderer }

  mutating func draw(_ job: Job, isLast: Bool) throws -> Result {
    let renderer = renderer.starting()
    let placed = try job.document.place(job.configuration, of: job.widget, by: renderer).placed
    if let reason = UndrawnPicture(placed.diagnostics, of: job.document.file) { throw reason }
    let picture = LintPicture(placed, fonts: renderer.fonts(of: placed))
    guard let role = job.role else {
      return .notes(job.builder.notes(on: picture, index: job.index))
    }
    guard role.isDrawn, !picture.configuration.isFirstDisplay else {
      return .standard(
        .init(
          picture: picture, pixels: .none, role: role, diagnostics: placed.diagnostics))
    }
    let image = renderer.finish(placed, scratch: &scratch)
    if let reason = UndrawnPicture(image, of: job.document.file) { throw reason }
    return .standard(
      .init(
        picture: picture, pixels: LintPixels(image), role: role, diagnostics: image.diagnostics))
  }
}
