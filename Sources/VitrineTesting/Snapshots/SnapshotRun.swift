import Vitrine
import VitrineGoldens
import VitrineGraphics

/// The snapshots that one call of a test checks.
@MainActor
struct SnapshotRun: ~Copyable {
  private let strategy: SnapshotStrategy
  private let check: SnapshotCheck
  private let renderer: Renderer
  /// Called with each outcome, except that many missing goldens are told as one at the end.
  private let tell: (SnapshotCheck.Outcome) -> Void
  private var scratch = RenderScratch()
  private var missing = MissingGoldens()

  init(
    _ strategy: SnapshotStrategy, by check: SnapshotCheck, _ renderer: Renderer,
    tell: @escaping (SnapshotCheck.Outcome) -> Void
  ) {
    self.strategy = strategy
    self.check = check
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
    let name = try GoldenName(name)
    if check.leaves(name) { return }
    let image = renderer.render(picture.entry, of: widget, picture.configuration, scratch: &scratch)
    var candidate = strategy.candidate(name, image)
    candidate.refusal = lack ?? candidate.refusal
    if let outcome = try check.run(candidate), !missing.take(outcome) { tell(outcome) }
  }

  /// Returns the settings of a preview's picture, with the size of its canvas.
  func sized(
    _ configuration: RenderConfiguration, _ preview: RegisteredPreview
  ) async -> RenderConfiguration {
    await preview.sized(configuration, renderer)
  }

  /// Tells what was kept for the end.
  func finish() {
    for outcome in missing.outcomes(check.session.store) { tell(outcome) }
  }
}
