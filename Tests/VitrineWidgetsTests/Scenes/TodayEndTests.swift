import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

/// Today widgets below those of WidgetKit, in the Today views of iOS 14 to 17.
@MainActor @Suite struct TodayEndTests {
  private func configuration(
    _ change: (inout RenderConfiguration) -> Void = { _ in }
  ) throws -> RenderConfiguration {
    var configuration = RenderConfiguration()
    configuration.scene = .today
    configuration.family = .systemMedium
    configuration.os = 14
    configuration.device = try #require(Device.named("iphone-x"))
    configuration.scale = 1
    change(&configuration)
    return configuration
  }

  /// A Today widget that asks for `expanded` points under Show More; nil offers none.
  private func today(_ kind: String, expanded: Double? = nil) -> WidgetDescription {
    let run = TodayRun { (session, actions, _) throws(TodayError) in
      var session = session
      for action in actions {
        try session.run(action) { _ in
          var answer = TodayAnswer()
          answer.largestMode = expanded == nil ? .compact : .expanded
          answer.preferredHeight = action == .showMore ? expanded : nil
          return answer
        }
      }
      return TodayPresentation(
        session, content: AnyView(Text(verbatim: kind.lowercased()).foregroundStyle(.black)))
    }
    var entry = WidgetEntry { EmptyView() }
    entry.today = run
    let made = entry
    var widget = WidgetDescription(kind: kind, families: [], source: .immediate { _ in made })
    widget.today = TodayDescription(
      title: TodayTitle(kind), largestMode: expanded == nil ? .compact : .expanded)
    return widget
  }

  private func first(_ companions: ScreenMember...) -> WidgetDescription {
    var widget = SceneFixture.widget(kind: "First") { Text(verbatim: "first") }
    widget.companions = companions
    return widget
  }

  private func hosts(_ image: RenderedImage) -> [Rect] {
    image.placed.nodes.filter { $0.name == HostedWidget.nodeName }.map(\.frame)
  }

  private func codes(_ image: RenderedImage) -> Set<String> {
    Set(image.diagnostics.map(\.code)).subtracting(["no-container-background", "estimated-column"])
  }

  /// The sizes are those of iOS 11: as wide as the screen without 8 points at each side, and 110 high below a
  /// header of 36.
  @Test func theyStandBelowInTheMiddle() async throws {
    let widget = first(ScreenMember(today("Agenda")))
    let configuration = try configuration()
    let plan = ScreenPlan(widget, configuration)
    #expect(plan.refusal == nil && plan.seats.map(\.family) == [.systemMedium, nil])
    let image = await SceneFixture.image(widget, configuration)
    let frames = hosts(image)
    #expect(frames == plan.seats.compactMap(\.place.frame))
    #expect(frames[1].x == 8 && frames[1].size == Size(359, 146))
    #expect(frames[1].y > frames[0].maxY && frames[1].y < frames[0].maxY + 40)
    let texts = SceneFixture.texts(image.placed)
    for text in ["first", "agenda", "Edit"] { #expect(texts.contains(text), "\(texts)") }
    #expect(codes(image) == ["today-sizes-assumed", "estimated-today-end"])
    #expect(image.diagnostics.allSatisfy { $0.severity == .note })
  }

  /// They come after all others, whatever the order in which they are named.
  @Test func theyComeLast() async throws {
    let widget = first(
      ScreenMember(today("Agenda")),
      ScreenMember(
        SceneFixture.widget(kind: "Other") { Text(verbatim: "other") }, family: .systemMedium),
      ScreenMember(today("Trips")))
    let image = await SceneFixture.image(widget, try configuration())
    let frames = hosts(image)
    #expect(frames.map(\.width) == [frames[0].width, 359, frames[0].width, 359])
    #expect(frames[2].maxY < frames[1].y && frames[1].maxY < frames[3].y)
    #expect(frames[3].y - frames[1].maxY == frames[1].y - frames[2].maxY)
  }

  /// The views of an expanded one decide its height, and what is below it moves.
  @Test func expandedOnesAreAsHighAsTheyAsk() async throws {
    let widget = first(
      ScreenMember(today("Agenda", expanded: 200), displayMode: .expanded),
      ScreenMember(today("Trips")))
    let image = await SceneFixture.image(widget, try configuration())
    let frames = hosts(image)
    #expect(frames[1].height == 236 && frames[2].y > frames[1].maxY)
    #expect(SceneFixture.texts(image.placed).contains("Show Less"))
    #expect(image.hits.targets.contains { $0.control?.kind == .showLess })
    let edit = try #require(SceneFixture.text("Edit", in: image.placed))
    #expect(edit.frame.y > frames[2].maxY)
  }

  @Test func whatEndsBelowTheScreenSaysSo() async throws {
    let widget = first(ScreenMember(today("Agenda", expanded: 640), displayMode: .expanded))
    let image = await SceneFixture.image(widget, try configuration())
    let note = try #require(image.diagnostics.first { $0.code == "cut-by-screen" })
    #expect(note.severity == .warning && note.message.hasPrefix("Agenda ends "))
    // The rest of the screen stays where it is, and the button below is not in the picture.
    #expect(SceneFixture.text("Edit", in: image.placed) == nil)
    let alone = await SceneFixture.image(first(), try configuration())
    for text in ["9:41", "Search", "first"] {
      let frame = try #require(SceneFixture.text(text, in: image.placed)).frame
      #expect(frame == SceneFixture.text(text, in: alone.placed)?.frame, "\(text)")
    }
  }

  @Test func thereIsNoDarkPlatter() async throws {
    let widget = first(ScreenMember(today("Agenda")))
    let image = await SceneFixture.image(widget, try configuration { $0.scheme = .dark })
    let note = try #require(image.diagnostics.first { $0.code == "today-dark-appearance" })
    #expect(note.severity == .warning && note.message.contains("iOS 14"))
  }

  @Test(arguments: [15, 16, 17]) func laterSystemsKeepThem(_ os: Int) throws {
    let configuration = try configuration { $0.os = os }
    #expect(ScreenPlan(first(ScreenMember(today("Agenda"))), configuration).refusal == nil)
  }

  @Test func elsewhereTheyAreRefused() throws {
    func reason(
      _ member: ScreenMember? = nil, _ change: (inout RenderConfiguration) -> Void = { _ in }
    ) throws -> String? {
      let widget = first(member ?? ScreenMember(today("Agenda")))
      return ScreenPlan(widget, try configuration(change)).refusal
    }
    #expect(
      try reason { $0.os = 18 }
        == "Agenda: iOS 18 shows no Today widgets: iOS 14 to 17 kept them below those of WidgetKit, and "
        + "iOS 18 dropped them")
    for scene in [RenderScene.home, .stack] {
      #expect(
        try reason { $0.scene = scene }
          == "Agenda is a Today widget, which the scene \(scene.rawValue) does not show; it stands below "
          + "the widgets of WidgetKit in the scene today of iOS 14 to 17")
    }
    let mac = try #require(Device.named("mac"))
    #expect(
      try reason {
        ($0.scene, $0.device, $0.os) = (.notificationCenter, mac, 11)
      }?.contains("whose sizes in macOS's Notification Center are not public") == true)
    let unmeasured = ["ipad-11", "iphone-12"]
    for name in unmeasured {
      let device = try #require(Device.named(name))
      #expect(
        try reason { $0.device = device }
          == "Agenda: the size of a Today widget on \(name) under iOS 14 in portrait is not known; known are "
          + "iphone-se-1, iphone-6s, iphone-6s-plus, iphone-x")
    }
    let agenda = today("Agenda")
    #expect(
      try reason(ScreenMember(agenda, family: .systemSmall))?.contains("has no family systemSmall")
        == true)
    #expect(
      try reason(ScreenMember(agenda, at: ScreenCell(column: 0, row: 0)))?
        .contains("cannot stand at [0, 0]") == true)
    #expect(
      try reason(ScreenMember(agenda, displayMode: .expanded))?
        .contains("offers no expanded display mode") == true)
    #expect(
      try reason(ScreenMember(agenda, entry: .named("off")))?.contains("unknown entry 'off'")
        == true)
    let small = try #require(Device.named("iphone-se-1"))
    let agendas = Array(repeating: ScreenMember(agenda), count: 3)
    var full = first()
    full.companions = agendas
    let plan = ScreenPlan(full, try configuration { $0.device = small })
    #expect(plan.seats.map(\.member) == [0, 1, 2])
    #expect(plan.refusal == "the scene today of iphone-se-1 has no room left for Agenda")
  }

  /// The scenes that several widgets share, for flags, documents and plans.
  @Test func sharingIsAProperty() {
    func scenes(_ sharing: RenderScene.Sharing) -> [RenderScene] {
      RenderScene.allCases.filter { $0.sharing == sharing }
    }
    #expect(
      scenes(.beside) == [
        .home, .lock, .today, .notificationCenter, .standBy, .standByNight, .controlCenter, .face,
      ])
    #expect(scenes(.stacked) == [.stack])
  }
}
