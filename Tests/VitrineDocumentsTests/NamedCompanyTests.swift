import Foundation
import Testing
import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineLayout

/// Several controls, live activities and widgets on one screen.
@Suite struct NamedCompanyTests {
  private static let renderer = Renderer()

  private func widget(_ kind: String, _ form: String) throws -> WidgetDescription {
    let text = "vitrine: 1\nkind: \(kind)\n\(form)"
    return try Document.parse(Array(text.utf8), file: "\(kind).yaml").widget
  }

  private func control(_ kind: String) throws -> WidgetDescription {
    try widget(kind, "control: {button: {title: \(kind), systemImage: star, intent: Go}}")
  }

  private func activity(_ kind: String) throws -> WidgetDescription {
    try widget(
      kind,
      """
      activity:
        states: [{}]
        banner: \(kind)
        island: {bottom: \(kind), compactLeading: A, compactTrailing: B, minimal: \(kind)}
      """)
  }

  private func card() throws -> WidgetDescription {
    try widget(
      "Card", "families: [systemSmall, accessoryRectangular]\nbackground: blue\nbody: Card")
  }

  private func configuration(_ surface: Surface, _ scene: RenderScene) -> RenderConfiguration {
    var configuration = RenderConfiguration()
    configuration.surface = surface
    configuration.scene = scene
    configuration.scale = 1
    return configuration
  }

  private func plan(
    _ first: WidgetDescription, _ surface: Surface, _ scene: RenderScene,
    with members: [ScreenMember]
  ) -> ScreenPlan {
    var first = first
    first.companions = members
    return ScreenPlan(first, configuration(surface, scene))
  }

  private func placed(
    _ first: WidgetDescription, _ surface: Surface, _ scene: RenderScene,
    with members: [ScreenMember]
  ) throws -> PlacedWidget {
    var first = first
    first.companions = members
    let configuration = configuration(surface, scene)
    guard case .immediate(let make) = first.source else { throw UsageError("not immediate") }
    return Self.renderer.place(make(EntryRequest(configuration)), of: first, configuration)
  }

  /// The frames of what is hosted on a screen.
  private func frames(_ placed: PlacedWidget) -> [Rect] {
    placed.tree.nodes.filter { $0.name == "HostedWidget" }.map(\.frame)
  }

  // MARK: The Control Center

  /// Two small ones beside each other, then the sliders; the third row's start is full, so a large one goes below.
  @Test func controlsStandInTheOrderOfTheGrid() throws {
    let plan = plan(
      try control("A"), .control(.small), .controlCenter,
      with: [
        ScreenMember(try control("B")),
        ScreenMember(try control("C"), surface: .control(.medium)),
        ScreenMember(try control("D"), surface: .control(.large)),
        ScreenMember(try control("E"), surface: .control(.small)),
      ])
    #expect(plan.refusal == nil)
    let cells = plan.seats.compactMap(\.place.cells)
    #expect(
      cells.map { [$0.first.column, $0.first.row, $0.columns, $0.rows] }
        == [[0, 2, 1, 1], [1, 2, 1, 1], [0, 3, 2, 1], [0, 4, 2, 2], [2, 4, 1, 1]])
    let frames = plan.seats.compactMap(\.place.frame)
    #expect(frames[0] == Rect(x: 38, y: 102 + 2 * 83, width: 68, height: 68))
    #expect(frames[3] == Rect(x: 38, y: 102 + 4 * 83, width: 151, height: 151))
  }

  @Test func everyControlIsDrawnAndTakesTaps() throws {
    let members = try ["B", "C"].map {
      ScreenMember(try control($0), surface: .control(.medium))
    }
    let placed = try placed(
      control("A"), .control(.medium), .controlCenter, with: members)
    let texts = Self.renderer.textLedger(placed).entries.map(\.string)
    #expect(["A", "B", "C"].allSatisfy(texts.contains), "\(texts)")
    #expect(frames(placed).count == 3)
    let targets = HitMap(snap(placed.tree), rules: placed.tapRules).targets
    #expect(targets.count == 3)
  }

  /// Five rows of four cells and the two beside the sliders hold eleven medium ones.
  @Test func fullCentersRefuseTheRest() throws {
    func refusals(_ count: Int) throws -> Int {
      let members = try (0..<count).map {
        ScreenMember(try control("M\($0)"), surface: .control(.medium))
      }
      return plan(try control("A"), .control(.medium), .controlCenter, with: members).refusals.count
    }
    #expect(try refusals(9) == 0)
    #expect(try refusals(11) == 2)
    let full = plan(
      try control("A"), .control(.large), .controlCenter,
      with: try (0..<6).map { ScreenMember(try control("L\($0)"), surface: .control(.large)) })
    #expect(full.refusal?.contains("no room left for control-large") == true, "\(full.refusals)")
  }

  @Test func controlCentersShowControlsAlone() throws {
    for (member, words) in [
      (ScreenMember(try card()), "Card has no family that the scene control-center"),
      (ScreenMember(try activity("Trip")), "Trip has no surface that the scene control-center"),
    ] {
      let refusal = plan(try control("A"), .control(.small), .controlCenter, with: [member]).refusal
      #expect(refusal?.contains(words) == true, "\(refusal ?? "none")")
    }
  }

  // MARK: The Lock Screen

  @Test func lockScreensHoldAllOfThem() throws {
    let placed = try placed(
      card(), .family(.accessoryRectangular), .lock,
      with: [
        ScreenMember(try control("A")), ScreenMember(try control("B")),
        ScreenMember(try activity("Trip")), ScreenMember(try activity("Game")),
      ])
    #expect(placed.diagnostics.allSatisfy { $0.code != "lock-row" })
    let frames = frames(placed)
    try #require(frames.count == 5)
    // The torch's place and the camera's.
    #expect(frames.contains(Rect(x: 54, y: 744, width: 50, height: 50)))
    #expect(frames.contains(Rect(x: 393 - 104, y: 744, width: 50, height: 50)))
    // Two platters of 64 with 8 between them, 14 from the sides.
    let banners = frames.filter { $0.width == 365 }.sorted { $0.y < $1.y }
    try #require(banners.count == 2)
    #expect(banners.map(\.height) == [64, 64] && banners[1].y - banners[0].maxY == 8)
    // Modes and looks are those of each form.
    let texts = Self.renderer.textLedger(placed).entries.map(\.string)
    #expect(["Card", "Trip", "Game"].allSatisfy(texts.contains), "\(texts)")
  }

  @Test func aThirdControlHasNoPlace() throws {
    let plan = plan(
      try control("A"), .control(.small), .lock,
      with: [ScreenMember(try control("B")), ScreenMember(try control("C"))])
    #expect(plan.refusal?.contains("no room left for control-small") == true)
    let large = self.plan(
      try control("A"), .control(.small), .lock,
      with: [ScreenMember(try control("B"), surface: .control(.large))])
    #expect(large.refusal?.contains("a Lock Screen shows control-small alone") == true)
  }

  /// The widget keeps its place below the clock, whichever of them the picture is drawn for.
  @Test func widgetsStandBesideALiveActivity() throws {
    let trip = try activity("Trip")
    let first = try placed(trip, .activity(.banner), .lock, with: [ScreenMember(try card())])
    let second = try placed(
      card(), .family(.accessoryRectangular), .lock, with: [ScreenMember(trip)])
    #expect(Set(frames(first)) == Set(frames(second)))
    #expect(frames(first).count == 2)
    var scratch = RenderScratch()
    #expect(
      Self.renderer.finish(first, scratch: &scratch).pixmap
        == Self.renderer.finish(second, scratch: &scratch).pixmap)
  }

  // MARK: The island

  @Test func twoActivitiesShareAnIsland() throws {
    let placed = try placed(
      activity("T"), .activity(.attached), .home,
      with: [ScreenMember(try activity("G"), surface: .activity(.minimal))])
    let frames = frames(placed).sorted { $0.x < $1.x }
    try #require(frames.count == 2)
    // The circle is 9 points behind the camera's region.
    let metrics = try #require(IslandMetrics(.standard))
    #expect(abs(frames[1].x - frames[0].maxX - metrics.gap) < 0.01)
    // The first form that has room is taken.
    let free = plan(
      try activity("T"), .activity(.attached), .home, with: [ScreenMember(try activity("G"))])
    #expect(free.refusal == nil && free.seats.last?.surface == .activity(.minimal))
    let clash = plan(
      try activity("T"), .activity(.compact), .home,
      with: [ScreenMember(try activity("G"), surface: .activity(.expanded))])
    #expect(clash.refusal?.contains("of two activities, an island shows one as") == true)
  }

  @Test func anIslandIsAboveTheWidgetsOfAPage() throws {
    let placed = try placed(
      activity("T"), .activity(.compact), .home,
      with: [ScreenMember(try card()), ScreenMember(try card())])
    #expect(frames(placed).count == 3)
    #expect(frames(placed).filter { $0.width == 158 }.count == 2)
    let other = try self.placed(
      card(), .family(.systemSmall), .home, with: [ScreenMember(try activity("T"))])
    #expect(frames(other).contains { $0.y < 20 && $0.width > 125 })
  }

  @Test func standByShowsALiveActivityAlone() throws {
    for (first, surface, member) in [
      (try activity("T"), Surface.activity(.banner), ScreenMember(try card())),
      (
        try card(), .family(.systemSmall),
        ScreenMember(try activity("T"), surface: .activity(.banner))
      ),
      (try activity("T"), .activity(.banner), ScreenMember(try activity("G"))),
      (try activity("T"), .activity(.minimal), ScreenMember(try activity("G"))),
    ] {
      let refusal = plan(first, surface, .standBy, with: [member]).refusal
      #expect(refusal?.contains("StandBy shows a live activity alone") == true, "\(refusal ?? "")")
    }
  }

  /// A chip of 40 points with corners of 10 (iOS 26.1, observed), above the widgets beside each other.
  @Test func standByHasAChipAboveWidgets() throws {
    #expect(ChipMetrics.side == 40 && ChipMetrics.radius == 10)
    let placed = try placed(
      card(), .family(.systemSmall), .standBy,
      with: [ScreenMember(try card()), ScreenMember(try activity("T"))])
    let frames = frames(placed)
    let chip = try #require(frames.first { $0.width == 40 })
    #expect(chip == StandByMetrics.chipFrame(on: Size(852, 393)))
    #expect(chip.midX == 426 && chip.height == 40 && chip.maxY < 393 / 2)
    #expect(frames.count == 3 && !placed.diagnostics.contains { $0.severity == .error })
    let text = placed.diagnostics.first { $0.code == "estimated-activity" }?.message
    #expect(text?.contains("a chip in StandBy") == true)
    // A phone without an island has it, too; alone it is below no widget, but above a clock.
    var matrix = RenderMatrix()
    matrix.devices = ["iphone-13"]
    matrix.presentations = .listed([.minimal])
    matrix.scenes = [.standByNight]
    #expect(try matrix.expand(for: activity("T")).configurations.count == 1)
    matrix.scenes = [.widget]
    #expect(throws: ImpossibleCombination.self) { try matrix.expand(for: activity("T")) }
    let clock = try self.placed(activity("T"), .activity(.minimal), .standBy, with: [])
    let texts = Self.renderer.textLedger(clock).entries.map(\.string)
    #expect(texts.contains("9:41") && texts.contains("T"))
  }

  @Test func formsOfOthersAreRefused() throws {
    let wrong = plan(
      try control("A"), .control(.small), .lock,
      with: [ScreenMember(try control("B"), surface: .activity(.banner))])
    #expect(
      wrong.refusal
        == "B does not show activity; it shows control-small, control-medium, control-large")
    let phone = try #require(Device.named("iphone-se-3"))
    var configuration = configuration(.family(.systemSmall), .home)
    configuration.device = phone
    var first = try card()
    first.companions = [ScreenMember(try activity("T"))]
    #expect(
      ScreenPlan(first, configuration).refusal
        == "T has no surface that the scene home of iphone-se-3 shows")
  }
}
