import Testing
import Vitrine
import VitrineLayout

@Suite struct ContainerTests {
  /// 17 hundredths of the side of small widgets there, 493 pixels.
  private static let radiusAt402: Double = 0.17 * 493.0 / 3.0

  @Test(arguments: [
    ("iphone-se-1", 23.97), ("iphone-se-3", 25.16), ("iphone-8-plus", 26.69), ("iphone-x", 26.35),
    ("iphone-11", 28.73), ("iphone-13", 26.86), ("iphone-15", 26.86), ("iphone-17", radiusAt402),
    ("iphone-14-plus", 28.9), ("iphone-17-pro-max", 28.9),
  ]) func radiusOfVersion26(_ slug: String, _ radius: Double) throws {
    let device = try #require(Device.named(slug))
    #expect(abs(device.widgetCornerRadius(os: 26) - radius) < 1e-9)
  }

  @Test(arguments: [
    ("iphone-se-1", 20.0), ("iphone-se-3", 20), ("iphone-8-plus", 21), ("iphone-15", 21),
    ("iphone-17", 22), ("iphone-11", 23), ("ipad-pro-12.9-more-space", 22),
  ]) func radiusOfEarlierVersions(_ slug: String, _ radius: Double) throws {
    let device = try #require(Device.named(slug))
    #expect([14, 18].map { device.widgetCornerRadius(os: $0) } == [radius, radius])
  }

  @Test func accessoriesAreCirclesAndRectangles() {
    let device = Device.standard
    #expect(device.widgetContainer(.accessoryCircular, os: 26) == .circle)
    #expect(device.widgetContainer(.accessoryRectangular, os: 26) == .rectangle)
    #expect(device.widgetContainer(.systemLarge, os: 18) == .rounded(radius: 21))
  }

  @Test func marginsComeWithVersion17() {
    let device = Device.standard
    #expect(device.widgetContentMargins(.systemSmall, os: 16) == Insets())
    #expect(device.widgetContentMargins(.systemSmall, os: 17) == Insets(all: 16))
    #expect(device.widgetContentMargins(.accessoryInline, os: 26) == Insets())
    #expect([WidgetMargins.tight(os: 14), WidgetMargins.tight(os: 26)] == [8, 11])
  }
}
