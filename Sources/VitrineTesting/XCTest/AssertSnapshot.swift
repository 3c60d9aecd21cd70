#if canImport(XCTest)
  public import Vitrine
  public import VitrineGoldens
  public import VitrineGraphics
  import XCTest

  /// Asserts that a drawn widget equals its golden, under XCTest.
  ///
  /// The shape is that of other snapshot libraries: a value, a strategy, a name. The name is explicit:
  /// a golden must not change its name with the order of assertions.
  public func assertSnapshot(
    of image: RenderedImage, as strategy: SnapshotStrategy, named name: String,
    record: RecordMode? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    do {
      try check(image, strategy, name, [:], session(record, file), file, line)
    } catch {
      XCTFail("\(error)", file: file, line: line)
    }
  }

  /// Asserts that a bare view, drawn in `size` points, equals its golden.
  @MainActor
  public func assertSnapshot<Content: View>(
    of view: Content, as strategy: SnapshotStrategy, size: Size, named name: String,
    _ configuration: RenderConfiguration = RenderConfiguration(), renderer: Renderer = Renderer(),
    record: RecordMode? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    assertSnapshot(
      of: picture(of: view, size: size, configuration, renderer: renderer), as: strategy,
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
      let session = try session(record, file)
      let product = try SnapshotProduct(widget, matrix)
      var scratch = RenderScratch()
      for configuration in product.configurations {
        let entry = await product.widget.entry(for: EntryRequest(configuration))
        let image = renderer.render(entry, of: product.widget, configuration, scratch: &scratch)
        try check(
          image, strategy, product.name(base, configuration), product.traits(configuration),
          session, file, line)
      }
    } catch {
      XCTFail("\(error)", file: file, line: line)
    }
  }

  private func session(_ record: RecordMode?, _ file: StaticString) throws -> SnapshotSession {
    var context = SnapshotContext.current
    if let record { context.record = record }
    return try context.session(source: "\(file)")
  }

  private func check(
    _ image: RenderedImage, _ strategy: SnapshotStrategy, _ name: String,
    _ traits: [String: String], _ session: SnapshotSession, _ file: StaticString, _ line: UInt
  ) throws {
    let candidate = strategy.candidate(try GoldenName(name), traits, image)
    let outcome = try SnapshotCheck(session: session).run(candidate)
    if let failure = outcome.failure { XCTFail(failure, file: file, line: line) }
  }
#endif
