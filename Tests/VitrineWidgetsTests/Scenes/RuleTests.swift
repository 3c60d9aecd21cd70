import Testing
import Vitrine
import VitrineGraphics

/// What scenes refuse, and what pictures of them are called.
@Suite struct RuleTests {
  private func expand(
    _ scene: RenderScene, _ change: (inout RenderMatrix) -> Void = { _ in }
  ) throws -> RenderMatrix.Expansion {
    var matrix = RenderMatrix()
    matrix.scenes = [scene]
    change(&matrix)
    return try matrix.expand(declared: WidgetFamily.allCases)
  }

  private func reason(
    _ scene: RenderScene, _ change: (inout RenderMatrix) -> Void
  ) -> String {
    do {
      _ = try expand(scene, change)
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func homeShowsSystemFamilies() throws {
    let expansion = try expand(.home)
    #expect(expansion.configurations.map(\.family) == [.systemSmall, .systemMedium, .systemLarge])
    #expect(expansion.skipped == 6)
    let tablet = try expand(.home) { $0.devices = .listed([Device.named("ipad-pro-11")!]) }
    #expect(tablet.configurations.compactMap(\.family).contains(.systemExtraLarge))
  }

  @Test func accessoryIsNotForHome() {
    let text = reason(.home) { $0.families = .listed([.accessoryCircular]) }
    #expect(
      text == "the scene home does not show accessoryCircular; it shows systemSmall, "
        + "systemMedium, systemLarge")
  }

  @Test func extraLargeIsNotForPhones() {
    let text = reason(.home) { $0.families = .listed([.systemExtraLarge]) }
    #expect(text.hasPrefix("iphone-15 does not show systemExtraLarge; it shows systemSmall"))
  }

  @Test func modesOfScenes() {
    #expect(
      reason(.home) { $0.modes = [.vibrant] }
        == "the scene home has no mode vibrant; it has fullColor, accented")
    #expect(
      reason(.home) {
        $0.modes = [.accented]
        $0.common.os = 17
      } == "the scene home has no mode accented; it has fullColor")
  }

  @Test func versionsOfScenes() {
    #expect(
      reason(.home) { $0.common.os = 13 }
        == "the scene home shows WidgetKit's widgets from iOS 14 on, not in 13")
    #expect(reason(.quickActions) { _ in }.contains("shows Today widgets (iOS 9 to 13)"))
  }

  @Test func devicesOfScenes() {
    #expect(
      reason(.home) { $0.devices = .listed([Device.named("mac")!]) }
        == "the scene home is of iPhone, iPad, not of mac")
    #expect(
      reason(.gallery) { $0.devices = .listed([Device.named("mac")!]) }
        == "the scene gallery is drawn for iPhone, iPad: a Mac has it, too, but no measurement of it is public"
    )
    #expect(
      reason(.home) { $0.common.orientation = .landscape }
        == "the scene home of an iPhone is upright: --orientation portrait")
  }

  @Test func allLeavesOutWhatCannotBe() throws {
    let expansion = try expand(.home) { $0.devices = .all }
    #expect(expansion.configurations.allSatisfy { [.iPhone, .iPad].contains($0.device.kind) })
    #expect(expansion.skipped > 0)
  }

  @Test func namesSayTheScene() throws {
    let picture = try #require(try expand(.home).configurations.first)
    #expect(
      ImageName.make(kind: "Weather", picture) == "Weather-systemSmall-iphone-15-large-light-home")
    let turned = try #require(
      try expand(.home) {
        $0.devices = .listed([Device.named("ipad-pro-11")!])
        $0.common.orientation = .landscape
      }.configurations.first)
    #expect(
      ImageName.make(kind: "W", turned)
        == "W-systemSmall-ipad-pro-11-large-light-home-landscape")
    #expect(turned.pictureSize == Size(1194, 834))
  }

  @Test func scenesAreListedByTheirNames() throws {
    #expect(
      try ListArgument.scenes("home,quick-actions,notification-center")
        == [.home, .quickActions, .notificationCenter])
    #expect(throws: UsageError("unknown scene 'hoem'; did you mean 'home'?")) {
      try ListArgument.scenes("hoem")
    }
  }
}
