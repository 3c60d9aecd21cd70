import Foundation
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

/// Several widgets on one screen.
@MainActor @Suite struct CompanyTests {
  private static func widget(
    _ kind: String, _ families: [WidgetFamily], score: Float? = nil
  ) -> WidgetDescription {
    var widget = SceneFixture.widget(kind: kind) { Text(verbatim: kind.lowercased()) }
    widget.families = families
    let entry = WidgetEntry { Text(verbatim: kind.lowercased()) }
    let moment = WidgetTimeline.Moment(
      date: RenderConfiguration.defaultDate,
      relevance: score.map { TimelineEntryRelevance(score: $0) },
      entry: entry)
    widget.timelineSource = .immediate { _ in WidgetTimeline(moments: [moment], policy: .atEnd) }
    return widget
  }

  private static let stackable: [WidgetFamily] = [.systemSmall]
  private static let accessories: [WidgetFamily] = [.accessoryCircular, .accessoryRectangular]

  private func configuration(
    _ scene: RenderScene, _ family: WidgetFamily, _ slug: String = "iphone-15"
  ) throws -> RenderConfiguration {
    var configuration = RenderConfiguration()
    configuration.scene = scene
    configuration.family = family
    configuration.device = try #require(Device.named(slug))
    return configuration
  }

  private func hosts(_ tree: PlacedTree) -> [Rect] {
    tree.nodes.filter { $0.name == HostedWidget.nodeName }.map(\.frame)
  }

  /// The stack turns to the widget that matters most; as many dots as widgets, that of it full.
  @Test func stacksTurn() async throws {
    var first = Self.widget("First", Self.stackable)
    first.companions = [
      Self.widget("Second", Self.stackable), Self.widget("Third", Self.stackable, score: 50),
    ].map { ScreenMember($0) }
    var configuration = try configuration(.stack, .systemSmall)
    var image = await SceneFixture.image(first, configuration)
    var texts = SceneFixture.texts(image.placed)
    #expect(texts.contains("third") && texts.contains("Third"))
    #expect(!texts.contains("first") && !texts.contains("First"))
    let dots = image.placed.nodes.filter { $0.frame.width == 6 && $0.frame.height == 6 }
    #expect(Set(dots.map(\.frame)).count == 3)
    // Before the entry's date nothing matters: the first one stays.
    configuration.date -= 60
    image = await SceneFixture.image(first, configuration)
    texts = SceneFixture.texts(image.placed)
    #expect(texts.contains("first") && !texts.contains("third"))
  }

  @Test func stacksHoldOneSize() async throws {
    var first = Self.widget("First", Self.stackable)
    first.companions = [ScreenMember(Self.widget("Wide", [.systemMedium], score: 50))]
    let image = await SceneFixture.image(first, try configuration(.stack, .systemSmall))
    #expect(image.diagnostics.map(\.code).contains("stack-family"))
    #expect(SceneFixture.texts(image.placed).contains("first"))
  }

  /// Four places in the row, 30 points apart on a screen of 393, in the middle of it.
  @Test func lockRowsAreFilled() async throws {
    var first = Self.widget("First", Self.accessories)
    first.companions = [
      Self.widget("Second", Self.accessories), Self.widget("Third", Self.accessories),
      Self.widget("Fourth", Self.accessories), Self.widget("Fifth", [.accessoryInline]),
    ].map { ScreenMember($0) }
    let configuration = try configuration(.lock, .accessoryCircular)
    let image = await SceneFixture.image(first, configuration)
    #expect(image.diagnostics.map(\.code).contains("lock-row"))
    let texts = SceneFixture.texts(image.placed)
    #expect(texts.contains("Tue, Jan 9") && texts.contains("fifth") && !texts.contains("fourth"))
    let row = hosts(image.placed).filter { $0.height == 58 }
    #expect(row.map(\.width) == [58, 146, 58])
    #expect(row.allSatisfy { $0.y == LockMetrics(configuration).widgetTop })
    #expect(zip(row, row.dropFirst()).allSatisfy { ($1.minX - $0.maxX - 30).magnitude < 0.01 })
    let (left, right) = (row.first?.minX ?? 0, row.last?.maxX ?? 0)
    // Snapped to a pixel.
    #expect(((left + right) / 2 - 196.5).magnitude < 1.0 / 3 && right - left == 322)
  }

  @Test func tabletsHeldSidewaysHaveAColumn() async throws {
    var first = Self.widget("First", Self.accessories)
    first.companions = [ScreenMember(Self.widget("Second", Self.accessories))]
    var configuration = try configuration(.lock, .accessoryCircular, "ipad-pro-11")
    configuration.orientation = .landscape
    let tree = await SceneFixture.place(first, configuration)
    let column = hosts(tree)
    #expect(column.map(\.minX) == [48, 48])
    // Below one another, 76 high and 20 apart.
    #expect(column.map(\.minY) == [96, 192])
  }

  /// An inline widget is a line in the day's type, on its baseline.
  @Test func inlineWidgetsStandOnTheDaysBaseline() async throws {
    let line = SceneFixture.widget { Text(verbatim: "Rain") }
    let tree = await SceneFixture.place(line, try configuration(.lock, .accessoryInline))
    let day = try #require(SceneFixture.text("Tue, Jan 9", in: tree))
    let rain = try #require(SceneFixture.text("Rain", in: tree))
    #expect(rain.size == 22 && day.size == 22)
    #expect((rain.baseline - day.baseline).magnitude <= 1.0 / 3)
  }

  @Test func otherScenesSayThatTheyShowOne() async throws {
    var first = Self.widget("First", Self.stackable)
    first.companions = [ScreenMember(Self.widget("Second", Self.stackable))]
    let image = await SceneFixture.image(first, try configuration(.gallery, .systemSmall))
    #expect(image.diagnostics.map(\.code).contains("companions-unused"))
    #expect(!SceneFixture.texts(image.placed).contains("second"))
  }
}
