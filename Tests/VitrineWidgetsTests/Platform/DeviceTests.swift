import Testing
import Vitrine
import VitrineGraphics

@Suite struct DeviceTests {
  @Test func slugsAreUniqueAndLowerCase() {
    let slugs = Device.all.map(\.slug)
    #expect(Set(slugs).count == slugs.count)
    #expect(slugs.allSatisfy { $0 == $0.lowercased() && !$0.contains(" ") })
  }

  @Test(arguments: [
    ("iphone-17-pro-max", 440.0, 956.0, 3.0, 1320.0, 62.0), ("iphone-15", 393, 852, 3, 1179, 55),
    ("iphone-11", 414, 896, 2, 828, 41.5), ("iphone-8-plus", 414, 736, 3, 1080, 0),
    ("iphone-12", 390, 844, 3, 1170, 47.33), ("iphone-13-mini", 375, 812, 3, 1080, 44),
    ("iphone-se-3", 375, 667, 2, 750, 0), ("ipad-mini-8.3", 744, 1133, 2, 1488, 18),
  ]) func modelHasItsScreen(
    _ slug: String, _ width: Double, _ height: Double, _ scale: Double, _ pixels: Double,
    _ radius: Double
  ) throws {
    let device = try #require(Device.named(slug))
    #expect(device.screen == Size(width, height))
    #expect(device.scale == scale)
    #expect(device.panelPixels.width == pixels)
    #expect(device.screenCornerRadius == radius)
  }

  @Test func everyScreenIsListedOnce() {
    let screens = Device.distinctScreens
    #expect(screens.count == 33)
    #expect(screens.filter { $0.kind == .iPhone }.count == 14)
    #expect(screens.filter { $0.kind == .iPad }.count == 12)
    #expect(screens.contains { $0.slug == "iphone-11" })
  }

  @Test(arguments: [
    ("iphone-51", "iphone-15"), ("ipone-13", "iphone-13"), ("ipad-pro-12", "ipad-pro-13"),
    ("watch-99mm", "watch-49mm"),
  ]) func mistypedNameGetsANearOne(_ text: String, _ expected: String) {
    #expect(Device.find(text) == .failure(.unknown(text, nearest: expected)))
  }

  @Test func strangeNameGetsNone() {
    #expect(Device.find("refrigerator") == .failure(.unknown("refrigerator", nearest: nil)))
    #expect(Device.find("") == .failure(.unknown("", nearest: nil)))
  }

  @Test(arguments: [
    ("400x860", 158.0), ("393x852", 158), ("410x800", 493.0 / 3), ("414x740", 159),
    ("414x900", 169),
    ("200x300", 141), ("500x1000", 170), ("800x1100", 141), ("1000x1300", 155),
  ]) func customScreenTakesTheNearestSmallerWidth(_ text: String, _ small: Double) throws {
    let device = try Device.find(text).get()
    #expect(device.slug == text)
    #expect(device.widgetSize(.systemSmall)?.canvas == Size(small, small))
  }

  @Test(arguments: ["0x0", "1000000x1000000", "99x500", "99999999999999999999x300"])
  func impossibleScreenIsRefused(_ text: String) {
    #expect(Device.find(text) == .failure(.impossibleSize(text)))
  }

  @Test(arguments: ["x", "10x", "axb", "-5x10", "1.5x2", "1x2x3"])
  func otherTextIsNoScreen(_ text: String) {
    if case .failure(.unknown) = Device.find(text) { return }
    Issue.record("\(text) was taken for a screen")
  }
}
