import Foundation
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

/// The Smart Stack of a watch: cards of widgets and of live activities below the time.
@MainActor @Suite struct CardStackTests {
  private func configuration(_ millimetres: Int = 45) -> RenderConfiguration {
    var configuration = WatchFixture.configuration(millimetres, .accessoryRectangular)
    configuration.scene = .stack
    return configuration
  }

  private func widget(_ kind: String, _ families: [WidgetFamily] = [.accessoryRectangular])
    -> WidgetDescription
  {
    let entry = WidgetEntry {
      Text(verbatim: kind).containerBackground(Color(red: 0, green: 0, blue: 1), for: .widget)
    }
    return WidgetDescription(kind: kind, families: families, source: .immediate { _ in entry })
  }

  private func company(_ kinds: String...) -> WidgetDescription {
    var first = widget("A")
    first.companions = kinds.map { ScreenMember(widget($0)) }
    return first
  }

  /// The documented sizes, in the middle of the screen and below each other.
  @Test(arguments: [
    (40, 152.0, 69.5), (41, 165, 72.5), (44, 173, 76.5), (45, 184, 80.5), (49, 191, 81.5),
  ])
  func cardsHaveTheirDocumentedSizes(millimetres: Int, width: Double, height: Double) throws {
    let configuration = configuration(millimetres)
    let plan = ScreenPlan(company("B", "C"), configuration)
    #expect(plan.refusal == nil)
    let frames = plan.seats.compactMap(\.place.frame)
    #expect(frames.map(\.size) == Array(repeating: Size(width, height), count: 3))
    #expect(frames.allSatisfy { $0.midX == configuration.screenSize.width / 2 })
    for (above, below) in zip(frames, frames.dropFirst()) {
      #expect(below.y - above.maxY == SmartStackMetrics.gap)
    }
    // Two are whole, the third one goes on below the screen.
    #expect(frames[1].maxY < configuration.screenSize.height)
    #expect(frames[2].maxY > configuration.screenSize.height)
    let metrics = try #require(SmartStackMetrics(configuration.device, os: 26))
    #expect(metrics.count == 3 && metrics.timeFrame.maxY <= frames[0].y)
  }

  @Test func aFourthCardHasNoPlace() {
    let plan = ScreenPlan(company("B", "C", "D"), configuration())
    #expect(
      plan.refusal == "the scene stack of watch-45mm has no room left for D in accessoryRectangular"
    )
  }

  /// A card has the widget's background and margins, which a face has not.
  @Test func cardsHaveGroundsAndRoundCorners() async throws {
    let image = await SceneFixture.image(company("B"), configuration())
    #expect(image.pixmap.width == 396 && image.pixmap.height == 484)
    #expect(SceneFixture.texts(image.placed).sorted() == ["9:41", "A", "B"])
    let frame = try #require(ScreenPlan(company(), configuration()).seats.first?.place.frame)
    func pixel(_ x: Double, _ y: Double) -> UInt32 { image.pixmap[Int(x * 2), Int(y * 2)] }
    #expect(pixel(frame.x + 2, frame.midY) == 0xffff_0000, "the author's blue")
    #expect(pixel(frame.x + 0.5, frame.y + 0.5) == 0xff00_0000, "the corner is cut")
    #expect(image.diagnostics.map(\.code) == ["estimated-stack"])
    // The third place has a plain card of the system's colour.
    let plain = try #require(SmartStackMetrics(WatchFixture.watch(45), os: 26)).frame(2)
    #expect(pixel(plain.midX, plain.y + 10) == 0xff1f_1f1f)
    let face = await WatchFixture.image(WatchFixture.configuration(45, .accessoryRectangular)) {
      Color.clear.containerBackground(Color(red: 0, green: 0, blue: 1), for: .widget)
    }
    #expect(face.pixmap.pixels.allSatisfy { $0 == 0 })
  }

  /// Without a background of its own a widget has the system's, and its views are told that there is one.
  @Test func widgetsKnowOfTheirGround() async {
    let entry = WidgetEntry { GroundWord() }
    let plain = WidgetDescription(
      kind: "A", families: [.accessoryRectangular], source: .immediate { _ in entry })
    let image = await SceneFixture.image(plain, configuration())
    #expect(SceneFixture.texts(image.placed).contains("ground"))
    #expect(image.diagnostics.map(\.code).contains("no-container-background"))
    var tinted = configuration()
    tinted.mode = .accented
    let accented = await SceneFixture.image(plain, tinted)
    #expect(SceneFixture.texts(accented.placed).contains("none"))
    let alone = await SceneFixture.image(
      plain, WatchFixture.configuration(45, .accessoryRectangular))
    #expect(SceneFixture.texts(alone.placed) == ["none"])
  }

  private struct GroundWord: View {
    nonisolated init() {}

    @Environment(\.showsWidgetContainerBackground) private var hasGround
    var body: some View { Text(verbatim: hasGround ? "ground" : "none") }
  }

  /// Live activities stand above widgets.
  @Test func activitiesAreTheFirstCards() async throws {
    var contents = BundleContents()
    CourierActivity._describe(CourierActivity(), &contents)
    let text = #"{"attributes": {"shop": "Plum"}, "state": {"stage": 1, "minutes": 12}}"#
    try contents.give(ActivityStateFile(Data(text.utf8), path: "states.json"), to: nil)
    let activity = try #require(contents.widgets.first)
    var first = widget("A")
    first.companions = [ScreenMember(activity)]
    let metrics = try #require(SmartStackMetrics(WatchFixture.watch(45), os: 26))
    let plan = ScreenPlan(first, configuration())
    #expect(plan.refusal == nil)
    #expect(plan.seats.map(\.place.frame) == [metrics.frame(1), metrics.frame(0)])
    #expect(plan.seats.map(\.surface.presentation) == [nil, .smartStack])
    // The other way round, too.
    var own = configuration()
    own.surface = .activity(.smartStack)
    var company = activity
    company.companions = [ScreenMember(widget("B"))]
    let turned = ScreenPlan(company, own)
    #expect(turned.refusal == nil)
    #expect(turned.seats.map(\.place.frame) == [metrics.frame(0), metrics.frame(1)])
    let entry = await activity.entry(for: EntryRequest(own))
    let placed = SceneFixture.renderer.place(entry, of: activity, own)
    let strings = SceneFixture.texts(placed.tree)
    #expect(strings.contains("12m") && strings.contains("9:41"), "\(strings)")
    #expect(placed.diagnostics.map(\.code).contains("estimated-stack"))
  }

  @Test(arguments: [
    ("watch-45mm", 26, WidgetFamily.accessoryCircular, "it shows accessoryRectangular"),
    ("watch-45mm", 9, .accessoryRectangular, "from watchOS 10 on"),
    ("mac", 26, .systemSmall, "is of iPhone, iPad, watch, not of mac"),
  ])
  func otherStacksAreRefused(device: String, os: Int, family: WidgetFamily, reason: String) throws {
    var matrix = RenderMatrix()
    matrix.devices = .listed([try #require(Device.named(device))])
    matrix.os = os
    matrix.families = .listed([family])
    matrix.scenes = [.stack]
    do {
      _ = try matrix.expand(declared: WidgetFamily.allCases)
      Issue.record("not refused")
    } catch { #expect("\(error)".contains(reason), "\(error)") }
  }
}
