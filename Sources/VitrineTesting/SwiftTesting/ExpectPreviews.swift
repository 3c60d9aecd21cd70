public import Testing
public import Vitrine
import VitrineGoldens
import VitrineGraphics

/// Expects every preview of a module, or of one file, to equal its goldens: each `#Preview` and each view of a
/// `PreviewProvider`, with every entry of its timeline.
///
/// The goldens are called `base/file/preview-family-device-typeSize-scheme…`. A preview of which no picture is made is a
/// known issue of the test that says why; one that the matrix does not fit fails it.
///
/// - Parameters:
///   - place: a module such as `StepsWidget`, or `StepsWidget/StepsWidget.swift`.
///   - base: the folder of the goldens; empty for none.
///   - matrix: the lists; the default is the standard device. Families are the previews' own. Unless it has entries, every
///     entry is drawn.
@MainActor
public func expectSnapshots(
  ofPreviewsIn place: String, named base: String = "", as strategy: SnapshotStrategy = .image,
  over matrix: RenderMatrix = RenderMatrix(), renderer: Renderer = Renderer(),
  source: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) async {
  await expect(
    { try SnapshotPreview.all(in: place) }, base, strategy, matrix, renderer, source,
    sourceLocation)
}

/// Expects one preview to equal its goldens, as an argument of a test:
/// `@Test(arguments: try await SnapshotPreview.all(in: "StepsWidget"))`.
///
/// The parameters and goldens are those of `expectSnapshots(ofPreviewsIn:)`.
@MainActor
public func expectSnapshot(
  of preview: SnapshotPreview, named base: String = "", as strategy: SnapshotStrategy = .image,
  over matrix: RenderMatrix = RenderMatrix(), renderer: Renderer = Renderer(),
  source: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) async {
  await expect({ [preview] }, base, strategy, matrix, renderer, source, sourceLocation)
}

@MainActor
private func expect(
  _ previews: () throws -> [SnapshotPreview], _ base: String, _ strategy: SnapshotStrategy,
  _ matrix: RenderMatrix, _ renderer: Renderer, _ source: String, _ location: SourceLocation
) async {
  let previewRun = PreviewRun(base: base, matrix: matrix) { preview, reason in
    withKnownIssue("not drawn", sourceLocation: location) {
      Issue.record("\(preview): not drawn: \(reason)", sourceLocation: location)
    }
  } fail: {
    Issue.record("\(UntrustedText.page("\($0)"))", sourceLocation: location)
  }
  do {
    let check = try SnapshotContext.current.check(source: source)
    var run = SnapshotRun(strategy, by: check, renderer) { report($0, location) }
    await previewRun.check(try previews(), in: &run)
  } catch { previewRun.fail(error) }
}
