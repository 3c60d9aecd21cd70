import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

/// Folders on Home Screens, in numbers.
@MainActor @Suite struct FolderTests {
  private func widget(_ folders: [HomeFolder]) -> WidgetDescription {
    var widget = SceneFixture.plain
    widget.folders = folders
    return widget
  }

  private var configuration: RenderConfiguration {
    var configuration = RenderConfiguration()
    configuration.scene = .home
    configuration.family = .systemSmall
    return configuration
  }

  private func folder(_ count: Int, at cell: ScreenCell? = nil) -> HomeFolder {
    HomeFolder(name: "Work", apps: Array(SceneApp.all.prefix(count)), cell: cell)
  }

  /// Three rows of three, the same distance from all sides, and never more.
  @Test func smallIconsStandInAGrid() {
    let plate = Rect(x: 10, y: 20, width: 60, height: 60)
    let places = (0..<9).map { FolderMetrics.place(of: $0, in: plate) }
    #expect(abs(places[0].x - 10 - (70 - places[2].maxX)) < 1e-9)
    #expect(abs(places[0].y - 20 - (80 - places[8].maxY)) < 1e-9)
    #expect(places[4].midX == 40 && places[4].midY == 50)
    #expect(places[1].x > places[0].maxX && places[3].y > places[0].maxY)
    #expect(folder(12).apps.count == 9)
  }

  /// A folder has the name and the place of an icon, and takes the place of one.
  @Test func foldersStandWhereTheyAreTold() async throws {
    let grid = HomeGrid(configuration)
    let told = await SceneFixture.place(
      widget([folder(4, at: ScreenCell(column: 3, row: 5))]), configuration)
    let name = try #require(SceneFixture.text("Work", in: told))
    #expect(abs(name.frame.midX - grid.columns[3]) <= 0.5)
    #expect(abs(name.baseline - (grid.rows[5] + grid.icon + HomeGrid.labelBaseline)) <= 0.5)
    let first = await SceneFixture.place(widget([folder(4)]), configuration)
    let other = try #require(SceneFixture.text("Work", in: first))
    #expect(abs(other.frame.midX - grid.columns[2]) <= 0.5)
    let none = await SceneFixture.place(widget([]), configuration)
    #expect(SceneFixture.text("Work", in: none) == nil)
  }

  @Test func whatHasNoCellIsToldWithTheReason() {
    func refusals(_ folders: HomeFolder...) -> [ScreenPlan.Refusal] {
      ScreenPlan(widget(folders), configuration).refusals
    }
    let cell = ScreenCell(column: 3, row: 5)
    #expect(refusals(folder(1), folder(2, at: cell)).isEmpty)
    let twice = refusals(folder(1, at: cell), folder(2, at: cell))
    #expect(twice.map(\.folder) == [1] && twice[0].reason.contains("overlaps"))
    #expect(refusals(folder(1, at: ScreenCell(column: 0, row: 0))).count == 1)
    let outside = refusals(folder(1, at: ScreenCell(column: 4, row: 0)))
    #expect(outside.first?.reason.contains("has 4 columns and") == true)
  }
}
