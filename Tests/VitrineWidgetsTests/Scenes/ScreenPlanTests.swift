import Foundation
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

/// The places of several widgets on one screen, as numbers.
@MainActor @Suite struct ScreenPlanTests {
  private func configuration(
    _ scene: RenderScene, _ family: WidgetFamily, _ slug: String = "iphone-15"
  ) throws -> RenderConfiguration {
    var configuration = RenderConfiguration()
    configuration.scene = scene
    configuration.family = family
    configuration.device = try #require(Device.named(slug))
    return configuration
  }

  private func widget(_ kind: String, _ families: [WidgetFamily]? = nil) -> WidgetDescription {
    var widget = SceneFixture.widget(kind: kind) { Text(verbatim: kind.lowercased()) }
    if let families { widget.families = families }
    return widget
  }

  /// Plans a screen of a widget and members in the families given.
  private func plan(
    _ configuration: RenderConfiguration, _ families: [WidgetFamily?],
    at cells: [ScreenCell?] = []
  ) -> ScreenPlan {
    var first = widget("First")
    first.companions = families.enumerated().map { index, family in
      ScreenMember(
        widget("W\(index + 1)"), family: family,
        at: cells.indices.contains(index) ? cells[index] : nil)
    }
    return ScreenPlan(first, configuration)
  }

  private func frames(_ plan: ScreenPlan) -> [Rect] { plan.seats.compactMap(\.place.frame) }

  private func cells(_ plan: ScreenPlan) -> [ScreenCell?] { plan.seats.map(\.place.cells?.first) }

  private func cell(_ column: Int, _ row: Int) -> ScreenCell {
    ScreenCell(column: column, row: row)
  }

  // MARK: Home Screens

  /// Small, small, medium and small on every published screen: the slots of the table.
  @Test(arguments: HomeSlotRow.all.indices) func phonesFillTheirSlots(_ index: Int) throws {
    let row = HomeSlotRow.all[index]
    // Three rows of slots, and a screen that some device has.
    guard row.bottom != row.middle, row.style == .labels || row.style == .largeIcons,
      let device = Device.all.first(where: {
        $0.kind == .iPhone && $0.screen.width * $0.scale == Double(row.width)
          && $0.screen.height * $0.scale == Double(row.height) && $0.scale == Double(row.scale)
          && $0.panelPixels != Size(1080, 2340)
      })
    else { return }
    var configuration = try configuration(.home, .systemSmall, device.slug)
    configuration.usesLargeIcons = row.style == .largeIcons
    // Measured on iOS 18; widgets on this screen grew with 26.
    if row.style == .labels, row.width == 1206 { configuration.os = 18 }
    let plan = plan(configuration, [.systemSmall, .systemMedium, .systemSmall])
    #expect(plan.refusals.isEmpty)
    let pixels = frames(plan).map { frame in
      [frame.x, frame.y, frame.width, frame.height].map { Int(($0 * device.scale).rounded()) }
    }
    #expect(
      pixels == [
        [row.left, row.top, row.small, row.small], [row.right, row.top, row.small, row.small],
        [row.left, row.middle, row.medium, row.small],
        [row.left, row.bottom, row.small, row.small],
      ])
    #expect(cells(plan) == [cell(0, 0), cell(2, 0), cell(0, 2), cell(0, 4)])
  }

  /// First fit in reading order: a later small widget fills the gap beside the first.
  @Test func firstFitFillsGaps() throws {
    let plan = plan(
      try configuration(.home, .systemSmall), [.systemMedium, .systemSmall, .systemSmall])
    #expect(cells(plan) == [cell(0, 0), cell(0, 2), cell(2, 0), cell(0, 4)])
  }

  @Test func largeWidgetsTakeFourRows() throws {
    let plan = plan(try configuration(.home, .systemLarge), [.systemSmall, .systemSmall])
    #expect(cells(plan) == [cell(0, 0), cell(0, 4), cell(2, 4)])
  }

  @Test func aFullPageSaysSo() throws {
    let full = plan(try configuration(.home, .systemLarge), [.systemMedium, .systemSmall])
    #expect(full.seats.map(\.member) == [0, 1])
    #expect(
      full.refusal == "the scene home of iphone-15 has no room left for W2 in systemSmall")
    // A page of five rows of icons holds one large widget and none beside it.
    let small = plan(try configuration(.home, .systemLarge, "iphone-se-1"), [.systemSmall])
    #expect(small.refusals.map(\.member) == [1])
  }

  /// Cells that are asked for are taken before the others look for theirs.
  @Test func askedCellsComeFirst() throws {
    let plan = plan(
      try configuration(.home, .systemSmall), [.systemSmall, .systemMedium],
      at: [cell(0, 0), nil])
    #expect(cells(plan) == [cell(2, 0), cell(0, 0), cell(0, 2)])
  }

  @Test func overlapsAreRefused() throws {
    let plan = plan(
      try configuration(.home, .systemMedium), [.systemSmall, .systemMedium],
      at: [cell(2, 2), cell(0, 2)])
    #expect(plan.refusals.map(\.member) == [2])
    #expect(plan.refusal == "W2 in systemMedium at [0, 2] overlaps W1")
  }

  @Test func cellsOutsideTheSlotsAreRefused() throws {
    for outside in [cell(1, 0), cell(0, 6), cell(-1, 0), cell(.max, .min), cell(0, 1)] {
      let plan = plan(
        try configuration(.home, .systemLarge), [.systemSmall], at: [outside])
      #expect(
        plan.refusal == "W1 in systemSmall cannot stand at \(outside) of the scene home of "
          + "iphone-15: its columns are 0, 2, its rows 0, 2, 4")
    }
  }

  @Test(arguments: [
    ("ipad-pro-11", ScreenOrientation.portrait, 4), ("ipad-pro-11", .landscape, 6),
    ("ipad-mini-8.3", .portrait, 4), ("ipad-mini-8.3", .landscape, 6),
  ]) func tabletsFillCells(_ slug: String, _ orientation: ScreenOrientation, _ columns: Int) throws
  {
    var configuration = try configuration(.home, .systemSmall, slug)
    configuration.orientation = orientation
    let plan = plan(configuration, [.systemMedium, .systemLarge, .systemSmall])
    let grid = HomeGrid(configuration)
    #expect(grid.columns.count == columns)
    // Four columns have room for the small one beside the medium, six for the large one, too.
    let large = columns == 6 ? cell(3, 0) : cell(0, 1)
    let last = columns == 6 ? cell(5, 0) : cell(3, 0)
    #expect(cells(plan) == [cell(0, 0), cell(1, 0), large, last])
    for seat in plan.seats {
      let frame = try #require(seat.place.frame)
      let cells = try #require(seat.place.cells)
      #expect(frame.x == grid.slots.columns[cells.first.column])
      #expect(frame.y == grid.slots.rows[cells.first.row])
      let end = grid.slots.columns[cells.first.column + cells.columns - 1] + grid.slots.small
      #expect((frame.maxX - end).magnitude < 1)
      let family = try #require(seat.family)
      #expect(frame.size == configuration.device.widgetSize(family)?.shown)
    }
  }

  /// Whatever is asked for, no two places overlap, and all are inside the grid.
  @Test func placesNeverOverlap() throws {
    let families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
    for slug in ["iphone-15", "iphone-se-1", "ipad-pro-11"] {
      for seed in 0..<81 {
        let wanted = (0..<4).map { families[seed / [1, 3, 9, 27][$0] % 3] }
        let configuration = try configuration(.home, wanted[0], slug)
        let plan = plan(configuration, Array(wanted.dropFirst()))
        let all = plan.seats.compactMap(\.place.cells)
        let grid = HomeGrid(configuration)
        for (i, a) in all.enumerated() {
          #expect(a.first.column + a.columns <= grid.columns.count)
          #expect(a.first.row + a.rows <= grid.rows.count)
          #expect(!all.dropFirst(i + 1).contains { $0.overlaps(a) })
        }
        #expect(plan.seats.count + plan.refusals.count == 4)
      }
    }
  }

  // MARK: Families

  @Test func aMemberStandsInItsFirstFamilyThatFits() throws {
    var first = widget("First")
    first.companions = [
      ScreenMember(widget("A", [.accessoryCircular, .systemLarge, .systemMedium])),
      ScreenMember(widget("B", [.systemLarge, .systemSmall])),
    ]
    let plan = ScreenPlan(first, try configuration(.home, .systemSmall))
    #expect(plan.seats.map(\.family) == [.systemSmall, .systemLarge, .systemSmall])
  }

  @Test func familiesAreRefusedByName() throws {
    func reason(_ member: ScreenMember, _ slug: String = "iphone-15") throws -> String? {
      var first = widget("First")
      first.companions = [member]
      return ScreenPlan(first, try configuration(.home, .systemSmall, slug)).refusal
    }
    #expect(
      try reason(ScreenMember(widget("A", [.systemSmall]), family: .systemLarge))
        == "A: the widget does not support systemLarge; it declares systemSmall")
    #expect(
      try reason(ScreenMember(widget("A"), family: .accessoryCircular))
        == "A: the scene home does not show accessoryCircular; it shows systemSmall, systemMedium, "
        + "systemLarge")
    #expect(
      try reason(ScreenMember(widget("A"), family: .systemExtraLarge))?
        .hasPrefix("A: iphone-15 does not show systemExtraLarge") == true)
    #expect(
      try reason(ScreenMember(widget("A", [.accessoryInline])))?
        .hasPrefix("A has no family that the scene home of iphone-15 shows") == true)
    #expect(
      try reason(ScreenMember(widget("A"), entry: .named("signed-out")))?
        .hasPrefix("A: unknown entry 'signed-out'") == true)
  }

  /// Families, places and systems are checked before anything is drawn.
  @Test func matricesRefuseScreensWithoutRoom() throws {
    var first = widget("First", [.systemSmall, .systemLarge])
    first.companions = [ScreenMember(widget("Wide"), family: .systemLarge)]
    var matrix = RenderMatrix()
    matrix.scenes = [.home]
    let expansion = try matrix.expand(for: first)
    #expect(expansion.configurations.map(\.family) == [.systemSmall] && expansion.skipped == 1)
    matrix.families = .listed([.systemLarge])
    #expect(throws: ImpossibleCombination.self) { try matrix.expand(for: first) }
    #expect(try matrix.expand(declared: first.families).configurations.count == 1)
  }

  // MARK: Lists

  /// Two small widgets in the width of a medium one, which ends where the second does.
  @Test(arguments: ["iphone-15", "iphone-se-3", "iphone-16-pro-max", "ipad-pro-11"])
  func listsPairSmallWidgets(_ slug: String) throws {
    let configuration = try configuration(.today, .systemSmall, slug)
    let plan = plan(configuration, [.systemSmall, .systemMedium])
    #expect(plan.refusals.isEmpty)
    let frames = frames(plan)
    #expect(frames.count == 3 && frames[0].y == frames[1].y && frames[2].x == frames[0].x)
    #expect(frames[1].maxX == frames[2].maxX)
    #expect(frames[2].y - frames[0].maxY == frames[1].minX - frames[0].maxX)
    let tree = HomeSlots.of(configuration)
    if configuration.device.kind == .iPhone { #expect(frames[0].x == tree.columns[0]) }
  }

  /// Nothing moves forward into a gap that an earlier widget left.
  @Test func listsKeepTheirOrder() throws {
    let plan = plan(try configuration(.today, .systemSmall), [.systemMedium, .systemSmall])
    let frames = frames(plan)
    #expect(frames.map(\.x) == [frames[0].x, frames[0].x, frames[0].x])
    #expect(frames[0].maxY < frames[1].y && frames[1].maxY < frames[2].y)
  }

  @Test func listsEndWithTheScreen() throws {
    let plan = plan(
      try configuration(.today, .systemLarge, "iphone-se-3"), [.systemMedium, .systemLarge])
    #expect(plan.seats.count < 3)
    #expect(plan.refusal?.hasPrefix("the scene today of iphone-se-3 has no room left") == true)
    let cell = self.plan(
      try configuration(.today, .systemSmall), [.systemSmall], at: [cell(0, 0)])
    #expect(
      cell.refusal
        == "the scene today of iphone-15 has no cells: W1 in systemSmall cannot stand at [0, 0]")
  }

  @Test func notificationCenterStandsAtTheTrailingEdge() throws {
    let configuration = try configuration(.notificationCenter, .systemSmall, "mac")
    let plan = plan(configuration, [.systemSmall, .systemLarge])
    let frames = frames(plan)
    #expect(frames.map(\.minX).min() == configuration.screenSize.width - 16 - 344)
    #expect(frames[0].y == 40 && frames[1].y == 40)
    #expect(frames[1].maxX == configuration.screenSize.width - 16)
    #expect(frames[2].x == frames[0].x && frames[2].y > frames[0].maxY)
  }

  // MARK: Pictures

  private func hosts(_ tree: PlacedTree) -> [Rect] {
    tree.nodes.filter { $0.name == HostedWidget.nodeName }.map(\.frame)
  }

  /// Each widget where the plan says, under its own name, and an app in every cell that is left.
  @Test func homeShowsAll() async throws {
    var first = widget("First")
    first.companions = [
      ScreenMember(widget("Second"), family: .systemSmall),
      ScreenMember(widget("Third"), family: .systemMedium),
    ]
    let configuration = try configuration(.home, .systemSmall)
    let image = await SceneFixture.image(first, configuration)
    #expect(Set(image.diagnostics.map(\.code)) == ["no-container-background"])
    #expect(hosts(image.placed) == frames(ScreenPlan(first, configuration)))
    let texts = SceneFixture.texts(image.placed)
    for word in ["first", "second", "third", "First", "Second", "Third"] {
      #expect(texts.contains(word), "\(word)")
    }
    for name in SceneApp.all.prefix(8).map(\.name) { #expect(texts.contains(name)) }
    #expect(!texts.contains(SceneApp.all[8].name))
  }

  /// Every widget of a screen is a target of its own, with the rules of its own family.
  @Test(arguments: [RenderScene.home, .today]) func hitMapsHoldAllWidgets(_ scene: RenderScene)
    async throws
  {
    func linked(_ kind: String) -> WidgetDescription {
      SceneFixture.widget(kind: kind) {
        VStack {
          if let url = URL(string: "app://\(kind)/link") {
            Link(destination: url) { Text(verbatim: "go") }
          }
        }
        .widgetURL(URL(string: "app://\(kind)"))
      }
    }
    var first = linked("a")
    first.companions = [
      ScreenMember(linked("b"), family: .systemSmall),
      ScreenMember(linked("c"), family: .systemMedium),
    ]
    let image = await SceneFixture.image(first, try configuration(scene, .systemSmall))
    let urls = image.hits.targets.compactMap(\.url)
    #expect(urls == ["app://a", "app://b", "app://c", "app://c/link"])
    #expect(image.hits.diagnostics.count == 2)
  }

  @Test func screensWithoutRoomSaySoInThePicture() async throws {
    var first = widget("First")
    first.companions = [ScreenMember(widget("Second"), family: .systemLarge)]
    let image = await SceneFixture.image(first, try configuration(.home, .systemLarge))
    let problem = try #require(image.diagnostics.first { $0.code == Diagnostic.noPlaceCode })
    #expect(problem.severity == .error && problem.message.contains("Second"))
    #expect(hosts(image.placed).count == 1)
  }

  /// iPadOS 14 shows stacks in the Today view, later systems on the Home Screen.
  @Test func tabletsStackInTheTodayView() async throws {
    var configuration = try configuration(.stack, .systemSmall, "ipad-pro-11")
    configuration.os = 14
    var matrix = RenderMatrix()
    matrix.scenes = [.stack]
    matrix.common = configuration
    #expect(try matrix.expand(declared: [.systemSmall]).configurations.count == 1)
    var first = widget("First")
    first.companions = [ScreenMember(widget("Second"))]
    let image = await SceneFixture.image(first, configuration)
    let shown = try #require(hosts(image.placed).first)
    var today = configuration
    today.scene = .today
    let alone = await SceneFixture.place(widget("First"), today)
    #expect(shown == hosts(alone).first)
    let dots = image.placed.nodes.filter { $0.frame.width == 6 && $0.frame.height == 6 }
    #expect(Set(dots.map(\.frame)).count == 2)
    // The node has the size of the canvas, which the tablet shows smaller.
    let edge = shown.midX + (configuration.device.widgetSize(.systemSmall)?.shown.width ?? 0) / 2
    #expect(dots.allSatisfy { $0.frame.minX >= edge + 6 && $0.frame.maxX < edge + 20 })
  }
}
