import Vitrine
import VitrineGoldens
import VitrineGraphics

/// The snapshots that one call of a test checks.
@MainActor
struct SnapshotRun: ~Copyable {
  private let strategy: SnapshotStrategy
  private let session: SnapshotSession
  private let renderer: Renderer
  /// Called with each outcome, except that many missing goldens are told as one at the end.
  private let tell: (SnapshotCheck.Outcome) -> Void
  private var scratch = RenderScratch()
  private var missing = MissingGoldens()

  init(
    _ strategy: SnapshotStrategy, in session: SnapshotSession, _ renderer: Renderer,
    tell: @escaping (SnapshotCheck.Outcome) -> Void
  ) {
    self.strategy = strategy
    self.session = session
    self.renderer = renderer.recording
    self.tell = tell
  }

  /// Draws a picture and checks it.
  ///
  /// - Parameter lack: the reason why the picture has nothing to show, if there is one; it goes before the candidate's
  ///   own refusal, which knows only that the picture is blank.
  mutating func check(
    _ picture: WidgetDescription.Picture, of widget: WidgetDescription, named name: String,
    lack: String? = nil
  ) throws {
    let image = renderer.render(picture.entry, of: widget, picture.configuration, scratch: &scratch)
    var candidate = strategy.candidate(try GoldenName(name), image)
    candidate.refusal = lack ?? candidate.refusal
    let outcome = try SnapshotCheck(session: session).run(candidate)
    if !missing.take(outcome) { tell(outcome) }
  }

  /// Returns the settings of a preview's picture, with the size of its canvas.
  func sized(
    _ configuration: RenderConfiguration, _ preview: RegisteredPreview
  ) async -> RenderConfiguration {
    await preview.sized(configuration, renderer)
  }

  /// Tells what was kept for the end.
  func finish() {
    for outcome in missing.outcomes(session.store) { tell(outcome) }
  }
}
