import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

@MainActor @Suite struct WatchFaceTests {
  /// A watch knows no light appearance.
  @Test(arguments: [
    WidgetFamily.accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner,
  ])
  func widgetsAreDarkUnderBothSchemes(family: WidgetFamily) async throws {
    for scheme in [ColorScheme.light, .dark] {
      var configuration = WatchFixture.configuration(45, family)
      configuration.scheme = scheme
      let image = await WatchFixture.image(configuration) { Text(verbatim: "6") }
      let texts = image.displayList.commands.compactMap { command -> Paint? in
        guard case .drawGlyphs(let run) = command else { return nil }
        return run.paint
      }
      #expect(texts == [.color(.white)], "\(scheme)")
    }
  }

  private func face(_ family: WidgetFamily, _ millimetres: Int = 45) -> RenderConfiguration {
    var configuration = WatchFixture.configuration(millimetres, family)
    configuration.scene = .face
    return configuration
  }

  private func company(_ families: [WidgetFamily]) -> WidgetDescription {
    let member = SceneFixture.widget(kind: "B") { Text(verbatim: "b").widgetLabel("Beside") }
    var widget = SceneFixture.widget(kind: "A") { Text(verbatim: "a").widgetLabel("First") }
    widget.companions = families.map { ScreenMember(member, family: $0) }
    return widget
  }

  @Test func cornersAreFilledInTurn() async throws {
    let widget = company([.accessoryCorner, .accessoryCorner, .accessoryCorner])
    let configuration = face(.accessoryCorner)
    let plan = ScreenPlan(widget, configuration)
    #expect(plan.refusal == nil)
    let faces = plan.seats.map(\.place.face)
    #expect(faces == [.topLeft, .topRight, .bottomLeft, .bottomRight])
    #expect(
      plan.seats.map { $0.place.frame ?? .zero } == [
        Rect(x: 0, y: 0, width: 94.5, height: 75), Rect(x: 103.5, y: 0, width: 94.5, height: 75),
        Rect(x: 0, y: 167, width: 94.5, height: 75),
        Rect(x: 103.5, y: 167, width: 94.5, height: 75),
      ])
    let image = await SceneFixture.image(widget, configuration)
    #expect(image.pixmap.width == 396 && image.pixmap.height == 484)
    let arcs = image.placed.nodes.compactMap { node -> TextArc? in
      guard case .effect(.arc(let arc)) = node.content else { return nil }
      return arc
    }
    // All labels are about the middle of the screen.
    #expect(arcs.count == 4)
    #expect(arcs.allSatisfy { abs($0.centre.x - 99) < 1e-9 && abs($0.centre.y - 121) < 1e-9 })
    #expect(image.diagnostics.contains { $0.code == "estimated-face" })
    #expect(
      ScreenPlan(company(Array(repeating: .accessoryCorner, count: 4)), configuration).refusal
        != nil)
  }

  @Test func aCornerIsNamedByItsCell() throws {
    var configuration = face(.accessoryCorner)
    configuration.homeCell = ScreenCell(column: 1, row: 1)
    let plan = ScreenPlan(company([]), configuration)
    #expect(plan.seats.first?.place.face == .bottomRight)
    configuration.homeCell = ScreenCell(column: 2, row: 0)
    let refusal = try #require(ScreenPlan(company([]), configuration).refusal)
    #expect(refusal.contains("columns are 0, 1"))
  }

  @Test func theUpperCircleHasALabelAroundTheDial() async throws {
    let widget = company([.accessoryCircular, .accessoryCircular, .accessoryCircular])
    let image = await SceneFixture.image(widget, face(.accessoryCircular))
    let texts = SceneFixture.texts(image.placed)
    #expect(texts.count { $0 == "First" } == 1 && texts.count { $0 == "Beside" } == 0)
    #expect(texts.count { $0 == "b" } == 3)
    let dial = try #require(DialMetrics(WatchFixture.watch(45)))
    let middles = DialMetrics.Spot.allCases.map { dial.middle(of: $0) }
    for (index, middle) in middles.enumerated() {
      for other in middles.dropFirst(index + 1) {
        #expect(WatchFixture.polar(middle, about: other).radius > 52)
      }
    }
  }

  /// The circle of the dial has the whole screen as its canvas, and takes taps in its own outline alone.
  @Test func tapsReachTheWidgetBelowThem() async throws {
    let widget = company([.accessoryCircular, .accessoryCircular])
    let image = await SceneFixture.image(widget, face(.accessoryCorner))
    let targets = image.hits.targets
    #expect(targets.map(\.widget) == ["A", "B", "B"])
    let dial = try #require(DialMetrics(WatchFixture.watch(45)))
    let corner = try #require(CornerMetrics(WatchFixture.watch(45)))
      .contentMiddle(.topLeft, hasLabel: true)
    let points = [corner, dial.middle(of: .top), dial.middle(of: .bottom), dial.centre]
    let hit = points.map { point in targets.lastIndex { $0.contains(point) } }
    #expect(hit == [0, 1, 2, nil])
  }

  @Test(arguments: [40, 41, 44, 45, 49])
  func facesWithFiguresHaveRoomForAll(millimetres: Int) async throws {
    let metrics = try #require(DigitMetrics(WatchFixture.watch(millimetres)))
    let frames =
      [metrics.lineFrame, metrics.timeFrame, metrics.wideFrame]
      + (0..<DigitMetrics.circles).map(metrics.circle)
    let screen = Rect(origin: .zero, size: WatchFixture.watch(millimetres).screen)
    for (index, frame) in frames.enumerated() {
      #expect(frame.height >= 20)
      #expect(
        frame.minX >= 0 && frame.minY >= 0 && frame.maxX < screen.maxX && frame.maxY < screen.maxY)
      for other in frames.dropFirst(index + 1) {
        #expect(frame.inset(by: 1e-6).intersection(other).isEmpty)
      }
    }
    let widget = company([.accessoryInline, .accessoryCircular])
    let image = await SceneFixture.image(widget, face(.accessoryRectangular, millimetres))
    #expect(SceneFixture.texts(image.placed).sorted() == ["9:41", "a", "b", "b"])
  }

  @Test func facesAreOfWatches() throws {
    var matrix = RenderMatrix()
    matrix.scenes = [.face]
    matrix.families = .listed([.accessoryCorner])
    #expect(
      try matrix.expand(declared: WidgetFamily.allCases).configurations.map(\.device.slug)
        == ["watch-45mm"])
    matrix.devices = ["iphone-15"]
    #expect(throws: ImpossibleCombination.self) {
      try matrix.expand(declared: WidgetFamily.allCases)
    }
    matrix.devices = ["watch-41mm"]
    matrix.families = .listed([.systemSmall])
    #expect(throws: ImpossibleCombination.self) {
      try matrix.expand(declared: WidgetFamily.allCases)
    }
  }

  /// The time of the picture turns the hands.
  @Test func handsShowTheTime() async {
    var later = face(.accessoryCorner)
    later.date = .init(timeIntervalSince1970: 1_168_335_660 + 3600)
    let widget = company([])
    let (first, second) = (
      await SceneFixture.render(widget, face(.accessoryCorner)),
      await SceneFixture.render(widget, later)
    )
    #expect(first != second)
  }
}
