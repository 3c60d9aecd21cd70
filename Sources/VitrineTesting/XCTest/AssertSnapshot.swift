#if canImport(XCTest)
  public import Vitrine
  public import VitrineGoldens
  public import VitrineGraphics
  import XCTest

  /// Asserts that a drawn widget equals its golden, under XCTest.
  ///
  /// Its parameters are those of other snapshot libraries: a value, a strategy, a name. The name is
  /// explicit: a golden must not change its name with the order of assertions.
  public func assertSnapshot(
    of image: RenderedImage, as strategy: SnapshotStrategy, named name: String,
    record: RecordMode? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    do {
      let candidate = strategy.candidate(try GoldenName(name), image)
      if let outcome = try check(record, file).run(candidate) { report(outcome, file, line) }
    } catch {
      XCTFail(UntrustedText.page("\(error)"), file: file, line: line)
    }
  }

  /// Asserts that a bare view, drawn in `size` points, equals its golden.
  @MainActor
  public func assertSnapshot<Content: View>(
    of view: @autoclosure () -> Content, as strategy: SnapshotStrategy, size: Size,
    named name: String,
    _ configuration: RenderConfiguration = RenderConfiguration(), renderer: Renderer = Renderer(),
    record: RecordMode? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    assertSnapshot(
      of: picture(of: view(), size: size, configuration, renderer: renderer), as: strategy,
      named: name, record: record, file: file, line: line)
  }

  /// Asserts that every picture of a widget over a product of configurations equals its golden.
  @MainActor
  public func assertSnapshot<W: Widget>(
    of widget: W.Type, as strategy: SnapshotStrategy, named base: String = "",
    over matrix: RenderMatrix = RenderMatrix(), renderer: Renderer = Renderer(),
    record: RecordMode? = nil, file: StaticString = #filePath, line: UInt = #line
  ) async {
    do {
      var run = SnapshotRun(strategy, by: try check(record, file), renderer) {
        report($0, file, line)
      }
      try await SnapshotProduct(widget, matrix).check(base, in: &run)
      run.finish()
    } catch {
      XCTFail(UntrustedText.page("\(error)"), file: file, line: line)
    }
  }

  /// Asserts that every preview of a module, or of one file, equals its goldens, as `expectSnapshots(ofPreviewsIn:)` does
  /// under Swift Testing. A preview of which no picture is made is told on standard error.
  @MainActor
  public func assertSnapshots(
    ofPreviewsIn place: String, as strategy: SnapshotStrategy = .image, named base: String = "",
    over matrix: RenderMatrix = RenderMatrix(), renderer: Renderer = Renderer(),
    record: RecordMode? = nil, file: StaticString = #filePath, line: UInt = #line
  ) async {
    let previewRun = PreviewRun(base: base, matrix: matrix) { preview, reason in
      Output.message("\(preview): not drawn: \(reason)")
    } fail: {
      XCTFail(UntrustedText.page("\($0)"), file: file, line: line)
    }
    do {
      var run = SnapshotRun(strategy, by: try check(record, file), renderer) {
        report($0, file, line)
      }
      await previewRun.check(try SnapshotPreview.all(in: place), in: &run)
    } catch { previewRun.fail(error) }
  }

  private func check(_ record: RecordMode?, _ file: StaticString) throws -> SnapshotCheck {
    var context = SnapshotContext.current
    if let record { context.record = record }
    return try context.check(source: "\(file)")
  }

  private func report(_ outcome: SnapshotCheck.Outcome, _ file: StaticString, _ line: UInt) {
    if let failure = outcome.failure { XCTFail(failure, file: file, line: line) }
  }
#endif
