public import Testing
public import Vitrine
public import VitrineGoldens
public import VitrineGraphics

/// Expects a drawn widget to equal its golden.
///
/// A missing golden is a failure and saves the candidate among the artifacts; `vitrine accept` makes it the
/// golden. A failure has the expected, actual and difference files as attachments.
///
/// - Parameter name: the golden's name without extension; `/` separates folders.
public func expectSnapshot(
  of image: RenderedImage, named name: String, as strategy: SnapshotStrategy = .image,
  source: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
  record(sourceLocation) {
    expectSnapshot(
      strategy.candidate(try GoldenName(name), image), source: source,
      sourceLocation: sourceLocation)
  }
}

/// Expects any candidate to equal its golden.
public func expectSnapshot(
  _ candidate: SnapshotCandidate, source: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  record(sourceLocation) {
    let check = try SnapshotContext.current.check(source: source)
    if let outcome = try check.run(candidate) { report(outcome, sourceLocation) }
  }
}

/// Expects a bare view, drawn in `size` points, to equal its golden.
@MainActor
public func expectSnapshot<Content: View>(
  of view: @autoclosure () -> Content, size: Size, named name: String,
  as strategy: SnapshotStrategy = .image,
  _ configuration: RenderConfiguration = RenderConfiguration(), renderer: Renderer = Renderer(),
  source: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
  let image = picture(of: view(), size: size, configuration, renderer: renderer)
  expectSnapshot(
    of: image, named: name, as: strategy, source: source, sourceLocation: sourceLocation)
}

/// Expects every picture of a widget over a product of families, devices, type sizes, schemes, modes,
/// locales and entries to equal its golden.
///
/// - Parameters:
///   - base: the folder of the goldens, whose names follow from the combination; empty for none.
///   - matrix: the lists; the default is each declared family on the standard device.
@MainActor
public func expectSnapshot<W: Widget>(
  of widget: W.Type, named base: String = "", as strategy: SnapshotStrategy = .image,
  over matrix: RenderMatrix = RenderMatrix(), renderer: Renderer = Renderer(),
  source: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) async {
  do {
    let check = try SnapshotContext.current.check(source: source)
    var run = SnapshotRun(strategy, by: check, renderer) { report($0, sourceLocation) }
    try await SnapshotProduct(widget, matrix).check(base, in: &run)
    run.finish()
  } catch {
    Issue.record("\(UntrustedText.page("\(error)"))", sourceLocation: sourceLocation)
  }
}

private func record(_ location: SourceLocation, _ work: () throws -> Void) {
  do { try work() } catch {
    Issue.record("\(UntrustedText.page("\(error)"))", sourceLocation: location)
  }
}

func report(_ outcome: SnapshotCheck.Outcome, _ location: SourceLocation) {
  guard let failure = outcome.failure else { return }
  for file in outcome.attachments {
    Attachment.record(file.bytes, named: file.name, sourceLocation: location)
  }
  Issue.record("\(failure)", sourceLocation: location)
}
