import Testing
import Vitrine
import VitrineGraphics

/// Numbers typed from the published tables, beside what the lookups answer. The circles of 58 points are measured.
@Suite struct WidgetSizeTests {
  struct Phone: Sendable {
    var slug: String
    var system: [[Double]]
    var accessories: [[Double]]
  }

  static let phones: [Phone] = [
    Phone(
      slug: "iphone-15-pro-max", system: [[170, 170], [364, 170], [364, 382]],
      accessories: [[76, 76], [172, 76], [257, 26]]),
    Phone(
      slug: "iphone-14-plus", system: [[170, 170], [364, 170], [364, 382]],
      accessories: [[76, 76], [172, 76], [257, 26]]),
    Phone(
      slug: "iphone-11", system: [[169, 169], [360, 169], [360, 379]],
      accessories: [[76, 76], [160, 72], [248, 26]]),
    Phone(
      slug: "iphone-8-plus", system: [[159, 159], [348, 157], [348, 357]],
      accessories: [[76, 76], [170, 76], [248, 26]]),
    Phone(
      slug: "iphone-15", system: [[158, 158], [338, 158], [338, 354]],
      accessories: [[58, 58], [146, 58], [254, 26]]),
    Phone(
      slug: "iphone-13", system: [[158, 158], [338, 158], [338, 354]],
      accessories: [[72, 72], [160, 72], [234, 26]]),
    Phone(
      slug: "iphone-x", system: [[155, 155], [329, 155], [329, 345]],
      accessories: [[72, 72], [157, 72], [225, 26]]),
    Phone(
      slug: "iphone-se-3", system: [[148, 148], [321, 148], [321, 324]],
      accessories: [[68, 68], [153, 68], [225, 26]]),
    Phone(
      slug: "iphone-mini-native", system: [[155, 155], [329, 155], [329, 345]],
      accessories: [[72, 72], [157, 72], [225, 26]]),
    Phone(slug: "iphone-se-1", system: [[141, 141], [292, 141], [292, 311]], accessories: []),
    Phone(
      slug: "iphone-17",
      system: [[493.0 / 3, 493.0 / 3], [1049.0 / 3, 493.0 / 3], [1049.0 / 3, 365]],
      accessories: [[58, 58], [146, 58], [245, 26]]),
    Phone(
      slug: "iphone-17-pro-max", system: [[170, 170], [364, 170], [364, 382]],
      accessories: [[76, 76], [172, 76], [257, 26]]),
    Phone(
      slug: "iphone-air", system: [[165, 165], [350, 165], [350, 372]],
      accessories: [[76, 76], [168, 76], [251, 26]]),
  ]

  @Test(arguments: phones) func phoneHasTheGuidelinesSizes(_ phone: Phone) throws {
    let device = try #require(Device.named(phone.slug))
    #expect(sizes(device, [.systemSmall, .systemMedium, .systemLarge]) == phone.system)
    #expect(
      sizes(device, [.accessoryCircular, .accessoryRectangular, .accessoryInline])
        == phone.accessories)
    #expect(device.widgetSize(.systemExtraLarge) == nil)
  }

  @Test(arguments: [
    ("iphone-11", [[169.0, 169], [360, 169], [360, 376]]),
    ("iphone-x", [[155, 155], [329, 155], [329, 345]]),
    ("iphone-8-plus", [[159, 159], [348, 159], [348, 357]]),
    ("iphone-8", [[148, 148], [322, 148], [322, 324]]),
    ("iphone-se-1", [[141, 141], [291, 141], [291, 299]]),
    // A screen newer than the table keeps today's sizes.
    ("iphone-15", [[158, 158], [338, 158], [338, 354]]),
  ]) func firstYearHasItsOwnSizes(_ slug: String, _ expected: [[Double]]) throws {
    let device = try #require(Device.named(slug))
    #expect(
      sizes(device, [.systemSmall, .systemMedium, .systemLarge], .guidelines14) == expected)
  }

  @Test func homeScreenOfThePlusPhonesDiffersFromTheGuidelines() throws {
    let device = try #require(Device.named("iphone-8-plus"))
    #expect(
      sizes(device, [.systemSmall, .systemMedium, .systemLarge], .homeScreen)
        == [[157, 157], [348, 157], [348, 351]])
  }

  @Test(arguments: [
    (
      "ipad-9.7", [[141, 141], [305.5, 141], [305.5, 305.5], [634.5, 305.5]],
      [[120.0, 120], [260, 120], [260, 260], [540, 260]]
    ),
    (
      "ipad-mini-8.3", [[141, 141], [305.5, 141], [305.5, 305.5], [634.5, 305.5]],
      [[120, 120], [260, 120], [260, 260], [540, 260]]
    ),
    (
      "ipad-10.2", [[146, 146], [320.5, 146], [320.5, 320.5], [669, 320.5]],
      [[124, 124], [272, 124], [272, 272], [568, 272]]
    ),
    (
      "ipad-air-11", [[155, 155], [342, 155], [342, 342], [715.5, 342]],
      [[136, 136], [300, 136], [300, 300], [628, 300]]
    ),
    (
      "ipad-pro-10.5", [[150, 150], [327.5, 150], [327.5, 327.5], [682, 327.5]],
      [[132, 132], [288, 132], [288, 288], [600, 288]]
    ),
    (
      "ipad-pro-11", [[155, 155], [342, 155], [342, 342], [715.5, 342]],
      [[136, 136], [300, 136], [300, 300], [628, 300]]
    ),
    (
      "ipad-air-11-more-space", [[162, 162], [350, 162], [350, 350], [726, 350]],
      [[162, 162], [350, 162], [350, 350], [726, 350]]
    ),
    (
      "ipad-pro-11-more-space", [[162, 162], [350, 162], [350, 350], [726, 350]],
      [[162, 162], [350, 162], [350, 350], [726, 350]]
    ),
    (
      "ipad-pro-12.9", [[170, 170], [378.5, 170], [378.5, 378.5], [795, 378.5]],
      [[160, 160], [356, 160], [356, 356], [748, 356]]
    ),
    (
      "ipad-pro-12.9-more-space", [[188, 188], [412, 188], [412, 412], [860, 412]],
      [[188, 188], [412, 188], [412, 412], [860, 412]]
    ),
  ]) func tabletHasCanvasAndShownSizes(
    _ slug: String, _ canvas: [[Double]], _ shown: [[Double]]
  ) throws {
    let device = try #require(Device.named(slug))
    let all = Self.tabletFamilies.compactMap { device.widgetSize($0) }
    #expect(all.map { [$0.canvas.width, $0.canvas.height] } == canvas)
    #expect(all.map { [$0.shown.width, $0.shown.height] } == shown)
  }

  static let tabletFamilies: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
  ]

  @Test func headsetComputerAndWatches() throws {
    let vision = try #require(Device.named("vision-pro"))
    #expect(
      sizes(vision, Self.tabletFamilies + [.systemExtraLargePortrait])
        == [[158, 158], [338, 158], [338, 354], [450, 338], [338, 450]])
    let mac = try #require(Device.named("mac"))
    #expect(
      sizes(mac, Self.tabletFamilies) == [[164, 164], [344, 164], [344, 344], [704, 344]])
    let watch = try #require(Device.named("watch-41mm"))
    #expect(
      sizes(watch, [.accessoryRectangular, .accessoryCircular, .accessoryCorner])
        == [[165, 72.5], [44.5, 44.5], [34, 34]])
    #expect(watch.widgetSize(.systemSmall) == nil)
  }

  @Test func sizesFollowTheSystem() throws {
    let device = try #require(Device.named("iphone-16-pro"))
    let families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
    for profile in [WidgetSizeProfile.guidelines, .homeScreen] {
      #expect(
        families.compactMap { device.widgetSize($0, profile: profile, os: 18)?.canvas }
          == [Size(162, 162), Size(344, 162), Size(344, 366)])
      #expect(
        families.compactMap { device.widgetSize($0, profile: profile, os: 26)?.canvas }
          == [Size(493.0 / 3, 493.0 / 3), Size(1049.0 / 3, 493.0 / 3), Size(1049.0 / 3, 365)])
    }
    var home = RenderConfiguration()
    (home.device, home.family, home.scene) = (device, .systemSmall, .home)
    #expect(home.widgetSize?.canvas == Size(493.0 / 3, 493.0 / 3))
    home.usesLargeIcons = true
    #expect(home.widgetSize?.canvas == Size(165, 165))
    home.usesLargeIcons = false
    home.os = 18
    #expect(home.widgetSize?.canvas == Size(162, 162))
  }

  @Test func everyDeviceShowsSomething() {
    for device in Device.all {
      #expect(!device.widgetFamilies().isEmpty, "\(device.slug)")
    }
  }

  private func sizes(
    _ device: Device, _ families: [WidgetFamily], _ profile: WidgetSizeProfile = .guidelines
  ) -> [[Double]] {
    families.compactMap { device.widgetSize($0, profile: profile)?.canvas }
      .map { [$0.width, $0.height] }
  }
}
