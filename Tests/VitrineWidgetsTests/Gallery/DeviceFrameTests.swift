import Testing
import Vitrine
import VitrineGraphics

/// The parts of a drawn device.
@Suite struct DeviceFrameTests {
  private func geometry(_ name: String, factor: Double = 1) throws -> DeviceFrameGeometry {
    let device = try #require(Device.named(name))
    return DeviceFrameGeometry(device, screen: device.screen, factor: factor)
  }

  @Test(arguments: [
    ("iphone-16", DeviceFrameGeometry.Camera.island), ("iphone-13", .notch),
    ("iphone-se-3", .homeButton), ("ipad-pro-13", .none), ("ipad-9.7", .homeButton),
  ]) func devicesHaveTheirCameras(_ name: String, _ camera: DeviceFrameGeometry.Camera) throws {
    #expect(try geometry(name).camera == camera)
  }

  @Test func screensHaveTheirOwnSizeAndWholePointsAround() throws {
    let phone = try geometry("iphone-16")
    // An edge of 4 and a rim of 9 points on each side of 393 × 852.
    #expect(phone.screen == Rect(x: 13, y: 13, width: 393, height: 852))
    #expect(phone.size == Size(419, 878))
    #expect(phone.mark == Rect(x: 147, y: 24, width: 125, height: 37))
    let half = try geometry("iphone-16", factor: 0.5)
    #expect(half.screen.width == 196.5 && half.screenRadius == phone.screenRadius / 2)
  }

  /// The corners outside are clear, the rim is black, and the screen is the picture.
  @Test func aFrameIsDrawnAroundTheScreen() throws {
    var configuration = RenderConfiguration()
    configuration.device = try #require(Device.named("iphone-se-3"))
    configuration.scene = .home
    configuration.scale = 1
    var scratch = RenderScratch()
    let renderer = Renderer()
    let pixels = [UInt32](repeating: 0xff30_2010, count: 375 * 667)
    var bare = RenderConfiguration()
    bare.family = nil
    bare.scene = .view
    bare.size = Size(375, 667)
    bare.scale = 1
    let widget = WidgetDescription(
      kind: "view", families: [], source: .immediate { _ in WidgetEntry { Color.red } })
    var screen = renderer.render(
      WidgetEntry { Color.red }, of: widget, bare, scratch: &scratch)
    screen.pixmap = Pixmap(width: 375, height: 667, pixels: pixels)
    let image = renderer.framed(screen, configuration, scratch: &scratch)
    let geometry = try geometry("iphone-se-3")
    #expect(image.pixmap.width == Int(geometry.size.width))
    #expect(image.pixmap[0, 0] == 0)
    let (left, top) = (Int(geometry.screen.x), Int(geometry.screen.y))
    #expect(image.pixmap[left, top] == 0xff30_2010)
    #expect(image.pixmap[left + 374, top + 666] == 0xff30_2010)
    #expect(image.pixmap[left - 2, top + 300] == 0xff00_0000)
  }
}
