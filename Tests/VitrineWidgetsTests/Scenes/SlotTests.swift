import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

/// The slots of Home Screens, in pixels.
@MainActor @Suite struct SlotTests {
  /// The published name of a style.
  private static let layouts: [String: HomeSlotRow.Style] = [
    "labels": .labels, "noLabels": .largeIcons, "labels_iOS16": .labels16, "labels_X": .labels,
    "labels_mini": .labelsMini, "labels_iOS14script": .labels14,
  ]

  @Test func tableHoldsEveryPublishedRow() throws {
    #expect(HomeSlotRow.all.count == publishedSlots.count)
    for published in publishedSlots {
      let style = try #require(Self.layouts[published.layout])
      let row = try #require(
        HomeSlotRow.all.first {
          $0.width == published.width && $0.height == published.height
            && $0.scale == published.scale && $0.style == style
        })
      let values = [
        row.small, row.medium, row.large, row.left, row.right, row.top, row.middle, row.bottom,
      ]
      #expect(values == published.values)
    }
  }

  /// Every row as a picture places it: the widget's container in whole pixels.
  @Test(arguments: publishedSlots.indices) func widgetStandsInItsSlot(_ index: Int) async throws {
    let published = publishedSlots[index]
    var configuration = RenderConfiguration()
    configuration.scene = .home
    try select(published, &configuration)
    let v = published.values
    let expected: [(WidgetFamily, [Int])] = [
      (.systemSmall, [v[3], v[5], v[0], v[0]]), (.systemMedium, [v[3], v[5], v[1], v[0]]),
      (.systemLarge, [v[3], v[5], v[1], v[2]]),
    ]
    for (family, rect) in expected {
      configuration.family = family
      let tree = await SceneFixture.place(SceneFixture.plain, configuration)
      let shape = try #require(tree.nodes.first { $0.name == "containerShape" }).frame
      let scale = Double(published.scale)
      let pixels = [shape.x, shape.y, shape.width, shape.height].map { Int(($0 * scale).rounded()) }
      #expect(pixels == rect, "\(published) \(family)")
      let far = [shape.x, shape.y, shape.width, shape.height].map {
        ($0 * scale - ($0 * scale).rounded()).magnitude
      }
      #expect(far.allSatisfy { $0 < 1e-6 })
    }
  }

  /// All places of all families, from the published columns and rows.
  @Test(arguments: publishedSlots.indices) func everySlotOfARow(_ index: Int) throws {
    let published = publishedSlots[index]
    let style = try #require(Self.layouts[published.layout])
    let row = try #require(
      HomeSlotRow.all.first {
        $0.width == published.width && $0.height == published.height && $0.style == style
      })
    let slots = HomeSlots(row)
    func pixels(_ family: WidgetFamily) -> [[Int]] {
      slots.places(of: family).map { place in
        [place.x, place.y, place.width, place.height].map {
          Int(($0 * Double(published.scale)).rounded())
        }
      }
    }
    let v = published.values
    let tops = v[6] == v[7] ? [v[5], v[6]] : [v[5], v[6], v[7]]
    #expect(
      pixels(.systemSmall) == tops.flatMap { [[v[3], $0, v[0], v[0]], [v[4], $0, v[0], v[0]]] })
    #expect(pixels(.systemMedium) == tops.map { [v[3], $0, v[1], v[0]] })
    #expect(pixels(.systemLarge) == tops.dropLast().map { [v[3], $0, v[1], v[2]] })
    #expect(pixels(.systemExtraLarge).isEmpty)
  }

  /// Icons follow from slots; their sides come out as observed: 56, 60 or 64 points.
  @Test(arguments: publishedSlots.indices) func iconsFollowFromSlots(_ index: Int) throws {
    let published = publishedSlots[index]
    var configuration = RenderConfiguration()
    configuration.scene = .home
    try select(published, &configuration)
    let grid = HomeGrid(configuration)
    if published.layout != "noLabels" {
      let width = published.width / published.scale
      let sides: [Int: Double] = [320: 56, 375: 60, 390: 60, 393: 60, 402: 60]
      let side = published.height == 2208 ? 60 : sides[width] ?? 64
      #expect((grid.icon - side).magnitude <= 0.5, "\(published)")
    }
    #expect(grid.hasLabels == (published.layout != "noLabels"))
    #expect(grid.columns.count == 4 && grid.rows.count >= 5)
    // Two by two icons and a small widget share their middle and their top and bottom.
    let small = try #require(grid.slots.places(of: .systemSmall).first)
    #expect(((grid.columns[0] + grid.columns[1]) / 2 - small.midX).magnitude < 0.01)
    #expect((grid.rows[0] - small.y).magnitude < 0.01)
    #expect((grid.rows[1] + grid.icon - small.maxY).magnitude < 0.01)
    // The grid is centred on the screen, as nearly as the published pixels are: a point at most.
    let middle = (grid.columns[0] + grid.columns[3]) / 2
    #expect((middle - configuration.screenSize.width / 2).magnitude <= 1, "\(published)")
  }

  /// Names: 12 points, baseline 16 below, centred, within a pixel; on every screen of the table.
  @Test(arguments: publishedSlots.indices) func namesStandOnTheirBaseline(_ index: Int) async throws
  {
    let published = publishedSlots[index]
    var configuration = RenderConfiguration()
    configuration.scene = .home
    try select(published, &configuration)
    if configuration.usesLargeIcons { return }
    for family in [WidgetFamily.systemSmall, .systemMedium, .systemLarge] {
      configuration.family = family
      try await expectNames(configuration)
    }
  }

  @Test(arguments: ["ipad-pro-11", "ipad-mini-8.3", "ipad-pro-12.9", "iphone-air"])
  func namesStandOnTheirBaseline(_ slug: String) async throws {
    var configuration = RenderConfiguration()
    configuration.scene = .home
    configuration.device = try #require(Device.named(slug))
    try await expectNames(configuration)
  }

  private func expectNames(_ configuration: RenderConfiguration) async throws {
    let tree = await SceneFixture.place(SceneFixture.plain, configuration)
    let grid = HomeGrid(configuration)
    let family = try #require(configuration.family)
    let place = grid.place(of: family, on: configuration.device)
    let label = try #require(SceneFixture.text("Test", in: tree))
    let pixel = 1 / configuration.pixelScale
    #expect((label.baseline - (place.maxY + 16)).magnitude <= pixel)
    #expect((label.frame.midX - place.midX).magnitude <= pixel)
    #expect(label.size == 12)
    let icon = try #require(SceneFixture.text("Calendar", in: tree))
    let bottoms = grid.rows.map { $0 + grid.icon + 16 }
    #expect(bottoms.contains { ($0 - icon.baseline).magnitude <= pixel })
    #expect(grid.columns.contains { ($0 - icon.frame.midX).magnitude <= pixel })
  }

  @Test func namesGrowWithTheReadersText() async throws {
    for (level, size) in [(1, 12.0), (4, 12), (5, 13), (6, 14), (7, 15), (8, 16), (12, 16)] {
      var configuration = RenderConfiguration()
      configuration.scene = .home
      configuration.typeSize = DynamicTypeSize.allCases[level - 1]
      let tree = await SceneFixture.place(SceneFixture.plain, configuration)
      #expect(try #require(SceneFixture.text("Test", in: tree)).size == size)
    }
  }

  @Test func largeIconsHaveNoNames() async throws {
    var configuration = RenderConfiguration()
    configuration.scene = .home
    configuration.usesLargeIcons = true
    let tree = await SceneFixture.place(SceneFixture.plain, configuration)
    #expect(SceneFixture.text("Test", in: tree) == nil)
  }

  /// Where text runs from right to left the first slot is at the right.
  @Test func homeTurnsRound() async throws {
    var configuration = RenderConfiguration()
    configuration.scene = .home
    configuration.localeIdentifier = "ar_EG"
    let tree = await SceneFixture.place(SceneFixture.plain, configuration)
    let shape = try #require(tree.nodes.first { $0.name == "containerShape" }).frame
    #expect((shape.maxX - (393 - 27)).magnitude < 1e-6 && shape.y == 80)
  }

  /// Screens that nobody measured: kept inside, and said so.
  @Test(arguments: ["iphone-air", "iphone-mini-native", "ipad-pro-11", "ipad-mini-8.3", "350x700"])
  func unmeasuredScreensAreEstimated(_ slug: String) async throws {
    var configuration = RenderConfiguration()
    configuration.scene = .home
    configuration.device = try Device.find(slug).get()
    let image = await SceneFixture.image(SceneFixture.plain, configuration)
    #expect(image.diagnostics.map(\.code).contains("estimated-slots"))
    let shape = try #require(image.placed.nodes.first { $0.name == "containerShape" }).frame
    let screen = configuration.screenSize
    #expect(shape.minX >= 0 && shape.maxX <= screen.width && shape.maxY <= screen.height)
    let grid = HomeGrid(configuration)
    let dock = DockMetrics(configuration).frame
    let last = try #require(grid.rows.last)
    #expect(last + grid.icon + 16 <= dock.minY, "\(last) \(dock)")
  }

  private func select(
    _ published: (width: Int, height: Int, scale: Int, layout: String, values: [Int]),
    _ configuration: inout RenderConfiguration
  ) throws {
    let scale = Double(published.scale)
    let screen = Size(Double(published.width) / scale, Double(published.height) / scale)
    let isMini = published.layout == "labels_mini"
    let known = Device.iPhoneModels.first {
      $0.screen == screen && $0.scale == scale && ($0.panelPixels == Size(1080, 2340)) == isMini
    }
    configuration.device = try known ?? #require(Device.custom(screen))
    if known == nil { configuration.scale = scale }
    configuration.usesLargeIcons = published.layout == "noLabels"
    // Measured on iOS 18; widgets on this screen grew with 26.
    if published.layout == "labels", published.width == 1206 { configuration.os = 18 }
    if published.layout == "labels_iOS16" { configuration.os = 16 }
    if published.layout == "labels_iOS14script" { configuration.os = 14 }
  }
}

extension Device {
  static var iPhoneModels: [Device] { all.filter { $0.kind == .iPhone } }
}
