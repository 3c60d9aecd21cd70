import Testing
import Vitrine
import VitrineGraphics

/// Which widgets, families and modes exist under which system, without a scene around them.
@Suite struct PlatformRuleTests {
  private let all: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular,
  ]

  private func expand(
    _ family: WidgetFamily?, on device: String = "iphone-15", os: Int,
    _ change: (inout RenderMatrix) -> Void = { _ in }
  ) throws -> RenderMatrix.Expansion {
    var matrix = RenderMatrix()
    matrix.devices = .listed([try #require(Device.named(device))])
    matrix.os = os
    if let family { matrix.families = .listed([family]) }
    change(&matrix)
    return try matrix.expand(declared: all)
  }

  private func refusal(
    _ family: WidgetFamily?, on device: String = "iphone-15", os: Int,
    _ change: (inout RenderMatrix) -> Void = { _ in }
  ) -> String? {
    do {
      _ = try expand(family, on: device, os: os, change)
      return nil
    } catch { return "\(error)" }
  }

  @Test(arguments: [
    ("iphone-11", WidgetFamily.systemSmall, 14), ("iphone-11", .accessoryCircular, 16),
    ("ipad-11", .systemExtraLarge, 15), ("ipad-11", .accessoryCircular, 17),
    ("mac", .systemSmall, 11), ("mac", .systemExtraLarge, 12),
  ])
  func familiesBeginWithASystem(device: String, family: WidgetFamily, first: Int) throws {
    #expect(try expand(family, on: device, os: first).configurations.count == 1)
    let reason = try #require(refusal(family, on: device, os: first - 1))
    #expect(reason.contains(" \(first) on, not in "), "\(reason)")
  }

  @Test func modesBeginWithASystem() {
    #expect(
      refusal(.systemSmall, os: 14) { $0.modes = [.accented] }
        == "the mode accented of systemSmall exists from iOS 18 on, not in iOS 14")
    #expect(refusal(.systemSmall, os: 18) { $0.modes = [.accented] } == nil)
    #expect(refusal(.systemSmall, os: 15) { $0.modes = [.vibrant] } != nil)
    #expect(refusal(.accessoryCircular, os: 16) { $0.modes = [.accented] } == nil)
  }

  @Test func allFamiliesAreThoseOfTheSystem() throws {
    let families = { (os: Int) in
      try expand(nil, os: os).configurations.compactMap(\.family)
    }
    #expect(try families(15) == [.systemSmall, .systemMedium, .systemLarge])
    #expect(try families(16) == [.systemSmall, .systemMedium, .systemLarge, .accessoryCircular])
    #expect(
      refusal(nil, os: 8) == "WidgetKit's widgets exist from iOS 14 on, not in iOS 8")
    #expect(
      refusal(nil, os: 10)
        == "WidgetKit's widgets exist from iOS 14 on, not in iOS 10; its widgets were Today widgets"
    )
  }

  @Test func homeScreensOfTabletsBeginWith15() {
    let scene = { (os: Int, scene: RenderScene) in
      refusal(.systemSmall, on: "ipad-11", os: os) { $0.scenes = [scene] }
    }
    #expect(scene(14, .home) != nil)
    #expect(scene(15, .home) == nil)
    #expect(scene(14, .today) == nil)
  }

  @Test func listsOfSystemsAreAProduct() throws {
    let several = try expand(.systemSmall, os: 14) { $0.systems = .listed([14, 17, 26]) }
    #expect(several.configurations.map(\.os) == [14, 17, 26])
    let names = several.configurations.map { ImageName.make(kind: "W", $0) }
    #expect(
      names == [
        "W-systemSmall-iphone-15-large-light-ios14", "W-systemSmall-iphone-15-large-light-ios17",
        "W-systemSmall-iphone-15-large-light",
      ])
    let every = { (device: String) in
      try expand(.systemSmall, on: device, os: 26) { $0.systems = .all }.configurations.map(\.os)
    }
    #expect(try every("iphone-11") == [14, 15, 16, 17, 18, 26])
    #expect(try every("mac") == [11, 12, 13, 14, 15, 26])
    #expect(refusal(.systemSmall, os: 26) { $0.systems = .listed([]) } != nil)
  }

  /// A Mac's numbers are those of macOS: 14 has the widgets of iOS 17, with margins around their content.
  @Test func computersHaveTheirOwnNumbers() throws {
    let margins = { (device: String, os: Int) in
      let picture = try #require(try expand(.systemSmall, on: device, os: os).configurations.first)
      return ContentMargins.system.insets(picture).top
    }
    #expect(try margins("mac", 14) == 16)
    #expect(try margins("iphone-11", 14) == 0)
    var mac = RenderConfiguration()
    mac.device = try #require(Device.named("mac"))
    let designs = [11, 12, 13, 14, 15, 26].map { os in
      mac.os = os
      return mac.design
    }
    #expect(designs == [14, 15, 16, 17, 18, 26])
  }

  @Test func notificationCenterIsOfAMac() throws {
    var matrix = RenderMatrix()
    matrix.families = .listed([.systemSmall])
    matrix.scenes = [.notificationCenter]
    #expect(try matrix.expand(declared: all).configurations.map(\.device.slug) == ["mac"])
  }

  @Test func aScreenThatNeverRanTheSystemIsNoted() throws {
    let widget = WidgetDescription(
      kind: "W", families: [.systemSmall], source: .immediate { _ in WidgetEntry { Color.red } })
    let codes = { (device: String, os: Int) in
      let picture = try #require(try expand(.systemSmall, on: device, os: os).configurations.first)
      let placed = Renderer().place(WidgetEntry { Color.red }, of: widget, picture)
      return placed.diagnostics.map(\.code).filter { $0 == "system-mismatch" }
    }
    #expect(try codes("iphone-15", 14) == ["system-mismatch"])
    #expect(try codes("iphone-11", 14) == [])
  }

  @Test func theNewestSystemIsDrawnLikeTheOneBefore() throws {
    let widget = WidgetDescription(
      kind: "W", families: [.systemSmall], source: .immediate { _ in WidgetEntry { Color.red } })
    let places = try [26, 27].map { os in
      let picture = try #require(
        try expand(.systemSmall, on: "iphone-17", os: os).configurations.first)
      return Renderer().place(WidgetEntry { Color.red }, of: widget, picture)
    }
    #expect(places[0].tree.size == places[1].tree.size)
    let codes = places.map { $0.diagnostics.map(\.code).filter { $0.hasPrefix("system-") } }
    #expect(codes == [[], ["system-estimated"]])
  }

  /// Four by six cells, from iOS 27 on: the sizes that an app measured, and those of its rule.
  @Test(arguments: [
    ("iphone-15", 338.0, 550.0), ("iphone-16-plus", 364, 594), ("iphone-17-pro-max", 364, 594),
    ("iphone-17", 349.667, 565.667), ("iphone-13-mini", 329, 535), ("iphone-11", 360, 589),
    ("iphone-duo-cover", 334, 550), ("iphone-duo", 402, 662),
  ])
  func tallWidgetsOfPhones(device: String, width: Double, height: Double) throws {
    let device = try #require(Device.named(device))
    let size = device.widgetSize(.systemExtraLargePortrait, os: 27)?.canvas
    #expect(size.map { abs($0.width - width) < 0.01 && abs($0.height - height) < 0.01 } == true)
    var matrix = RenderMatrix()
    matrix.devices = .listed([device])
    matrix.families = .listed([.systemExtraLargePortrait])
    matrix.scenes = [.home]
    matrix.os = 27
    #expect(try matrix.expand(declared: [.systemExtraLargePortrait]).configurations.count == 1)
    matrix.os = 26
    #expect(
      throws: ImpossibleCombination.setting(
        "systemExtraLargePortrait exists from iOS 27 on, not in iOS 26")
    ) { try matrix.expand(declared: [.systemExtraLargePortrait]) }
  }

  @Test func tallWidgetsOfTabletsHaveNoKnownSize() throws {
    var matrix = RenderMatrix()
    matrix.devices = .listed([try #require(Device.named("ipad-11"))])
    matrix.families = .listed([.systemExtraLargePortrait])
    for (os, end) in [(26, ", not in iPadOS 26"), (27, ", and its size is not public")] {
      matrix.os = os
      #expect(
        throws: ImpossibleCombination.setting(
          "systemExtraLargePortrait exists from iPadOS 27 on" + end)
      ) { try matrix.expand(declared: [.systemExtraLargePortrait]) }
    }
  }

  @Test func guidelineMarginsHoldUnderEverySystem() throws {
    let top = { (margins: ContentMargins, os: Int) in
      let picture = try #require(
        try expand(.systemSmall, on: "iphone-11", os: os).configurations.first)
      return margins.insets(picture).top
    }
    #expect(try [14, 16, 17, 26].map { try top(.system, $0) } == [0, 0, 16, 16])
    #expect(try [14, 16, 17, 26].map { try top(.standard, $0) } == [16, 16, 16, 16])
    #expect(try [14, 16, 17, 26].map { try top(.tight, $0) } == [8, 8, 11, 11])
    #expect(try [14, 26].map { try top(.none, $0) } == [0, 0])
  }
}
